/** What a seat may see of a war, as `timefront.games.joan_of_arc.view` writes it. */

import type { View } from '../board.ts';

export const SEATS = ['first', 'second', 'third', 'fourth'] as const;
export const ORDERS = ['command', 'charge', 'reactivation', 'interrupt'] as const;
export const TOKENS = ['experience', 'legend', 'intrigue', 'reroll', 'stakes'] as const;
/** Where units are that do not stand on the board, in the order of interest. */
export const BESIDE = ['disrupted', 'waiting', 'graveyard', 'reserve', 'gone'] as const;

export interface HexView {
  name: string;
  /** Columns to the right. */
  q: number;
  /** Hexes down. */
  r: number;
  areas: number[];
}

export interface AreaView {
  name: string;
  hex: number;
  /** The edges of its hex that it touches, clockwise from the top one. */
  edges: number[];
  /** None inside a building. */
  terrain: string | null;
  capacity: number;
  /** The area around an interior. */
  surrounding: number | null;
}

export interface GroundView {
  room: number;
  units: number[];
  orders: number[];
  barricade: number | null;
  fire: number | null;
}

export interface BuildingView {
  kind: string;
  area: number;
  inside: number;
  resistance: number;
  damage: number;
  is_rubble: boolean;
  is_razed: boolean;
}

export interface UnitView {
  card: string;
  owner: number | null;
  area: number | null;
  beside: string | null;
  wounds: number;
}

export interface DieView {
  is_attack: boolean;
  unit: number | null;
  colour: string | null;
  result: string | null;
  rerolled: string[];
  fate: string;
  partner: number | null;
}

export interface AttackView {
  seat: number;
  foe: number | null;
  target: number;
  roll: string;
  attackers: number[];
  defenders: number[];
  dice: DieView[];
}

export interface Declared {
  unit: number;
  deed: string;
  aim: number | null;
  way: number[];
  strike: number | null;
}

export interface WarView {
  scenario: string;
  round: number;
  round_card: number | null;
  deck: string[];
  active: number | null;
  asked: number;
  points: number[];
  scored: number[];
  verdict: number | 'draw' | null;
  players: { side: number; orders: Record<string, number>; tokens: Record<string, number> }[];
  ground: GroundView[];
  edges: ({ kind: 'wall' | 'stakes'; side: number | null } | null)[];
  buildings: BuildingView[];
  elements: { kind: string; area: number; stands: boolean }[];
  rally_points: { side: number; area: number }[];
  units: UnitView[];
  activations: { seat: number; area: number; units: number[]; declared: Declared[] }[];
  attack: AttackView | null;
  doom: { unit: number; result: string | null } | null;
  cards: Record<string, { name: string; level: number; hp: number }>;
  sides: string[];
  hexes: HexView[];
  areas: AreaView[];
  borders: { areas: [number, number]; edges: number[] }[];
  rounds: { key: string; command: number }[];
  objectives: { name: string; side: number; points: number }[];
}

export function read(view: View): WarView {
  return view as unknown as WarView;
}

/** The side that a unit fights for; null for civilians. */
export function sideOf(war: WarView, unit: number): number | null {
  const owner = war.units[unit]!.owner;
  return owner === null ? null : war.players[owner]!.side;
}

const HERALDRY: Record<string, string> = { french: 'blue', english: 'red' };

/** The colour of a side: that of its arms, else the one that is left. */
export function tintOf(war: WarView, side: number | null): string {
  if (side === null) return 'plain';
  return HERALDRY[war.sides[side]!] ?? ['blue', 'red'][side]!;
}

/** Units of one area that are told by one counter: of one owner, one name, one level, with as many wounds. */
export interface Group {
  units: number[];
  side: number | null;
  name: string;
  level: number;
  wounds: number;
}

export function groupsOf(war: WarView, units: readonly number[]): Group[] {
  const groups = new Map<string, Group>();
  for (const unit of units) {
    const { card, wounds, owner } = war.units[unit]!;
    const { name, level } = war.cards[card]!;
    const key = `${owner} ${card} ${wounds}`;
    const group = groups.get(key) ?? { units: [], side: sideOf(war, unit), name, level, wounds };
    group.units.push(unit);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** How often each kind of element stands in an area. */
export function elementsOf(war: WarView, area: number): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of war.elements) {
    if (one.area === area && one.stands) counts.set(one.kind, (counts.get(one.kind) ?? 0) + 1);
  }
  return [...counts];
}
