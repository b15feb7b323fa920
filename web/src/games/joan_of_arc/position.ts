/** What follows from the view of a war. */

import type { LastingCardView, WarView } from './records.ts';

export const SEATS = ['first', 'second', 'third', 'fourth'] as const;
export const ORDERS = ['command', 'charge', 'reactivation', 'interrupt'] as const;
/** What each order is for, in one sentence. */
export const GISTS: Record<string, string> = {
  command: 'order-command-gist',
  charge: 'order-charge-gist',
  reactivation: 'order-reactivation-gist',
  interrupt: 'order-interrupt-gist',
};
export const TOKENS = ['experience', 'legend', 'intrigue', 'reroll', 'stakes'] as const;
/** Where units are that are not on the board, the most interesting first. */
export const BESIDE = ['disrupted', 'waiting', 'captive', 'graveyard', 'reserve', 'gone'] as const;

/** The side that a unit fights for; null for civilians. */
export function sideOf(war: WarView, unit: number): number | null {
  const owner = war.units[unit]!.owner;
  return owner === null ? null : war.players[owner]!.side;
}

const HERALDRY: Record<string, string> = { french: 'blue', english: 'red' };

/** The colour of a side: that of its arms, else the remaining one. */
export function tintOf(war: WarView, side: number | null): string {
  if (side === null) return 'plain';
  return HERALDRY[war.sides[side]!] ?? ['blue', 'red'][side]!;
}

/** Whether a unit is a gigantic creature: then it fills its hex, and is in all of its areas. */
export const isGiant = (war: WarView, unit: number): boolean =>
  war.cards[war.units[unit]!.card]!.kind === 'gigantic_creature';

/** Whether a gigantic creature fills the hex of an area. */
export const isFilled = (war: WarView, area: number): boolean =>
  war.ground[area]!.units.some((unit) => isGiant(war, unit));

/** Units of one area that share a counter: with the same owner, name, level and wounds. */
export interface Group {
  units: number[];
  side: number | null;
  name: string;
  level: number;
  wounds: number;
  /** The unit that it carries through the sky. */
  passenger?: number;
}

export function groupsOf(war: WarView, units: readonly number[]): Group[] {
  const groups = new Map<string, Group>();
  for (const unit of units) {
    const { card, wounds, owner, carrier } = war.units[unit]!;
    if (carrier !== null && units.includes(carrier)) continue;
    const { name, level } = war.cards[card]!;
    const passenger = units.find((other) => war.units[other]!.carrier === unit);
    const key = `${owner} ${card} ${wounds} ${passenger}`;
    const group = groups.get(key) ?? {
      ...{ units: [], side: sideOf(war, unit), name, level, wounds },
      ...(passenger === undefined ? {} : { passenger }),
    };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How many elements of each kind are in an area. */
export function elementsOf(war: WarView, area: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of war.elements) {
    if (one.area === area && one.stands) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);
  }
  return [...counts];
}

/** The legend cards in force in an area: for the area itself, and for units there. */
export const lastingIn = ({ legend, units }: WarView, area: number): LastingCardView[] =>
  (legend?.lasting ?? []).filter((one) => one.area === area || (one.unit !== null && units[one.unit]!.area === area));

/** The legend cards in force for a unit. */
export const lastingFor = ({ legend }: WarView, unit: number): LastingCardView[] =>
  (legend?.lasting ?? []).filter((one) => one.unit === unit);

const hasSkill = (war: WarView, unit: number, skill: string): boolean =>
  war.cards[war.units[unit]!.card]!.skills.some((one) => one.skill === skill);

/** Whether a unit grants a skill to others. */
const lendsSkill = (war: WarView, unit: number, skill: string): boolean =>
  war.cards[war.units[unit]!.card]!.powers.some((power) => power.effect === 'grant_skill' && power.skill === skill);

/** The sentence that says why an order would be wasted on an area; none if it would not. */
export function wastedOn(war: WarView, seat: number, order: string, area: number): '' | 'board-wasted-charge' {
  if (order !== 'charge') return '';
  const own = war.units.flatMap((unit, number) => (unit.owner === seat && unit.area !== null ? [number] : []));
  if (own.some((unit) => lendsSkill(war, unit, 'charge'))) return '';
  return own.some((unit) => war.units[unit]!.area === area && hasSkill(war, unit, 'charge'))
    ? ''
    : 'board-wasted-charge';
}
