/** Where on the map an offer is chosen. */

import type { Offer } from '../../wire/types.ts';
import { idOf, kindOf, offersByThing, thing, thingsOf, type Thing, type Verbs } from '../things.ts';
import { isGiant } from './position.ts';
import type { WarView } from './records.ts';

export const atArea = (area: number): Thing => thing('area', area);
export const atUnit = (unit: number): Thing => thing('unit', unit);
export const atDie = (die: number): Thing => thing('die', die);

/** The areas of things that do not move. */
function areasOf(one: Thing, war: WarView): number[] {
  const id = idOf(one);
  const kind = kindOf(one);
  if (kind === 'hex') return war.hexes[id]!.areas;
  if (kind === 'building') return [war.buildings[id]!.area];
  if (kind === 'element') return [war.elements[id]!.area];
  return kind === 'edge' ? (war.borders.find(({ edges }) => edges.includes(id))?.areas ?? []) : [];
}

/** The offers by the things they name, and by the areas of those things. */
export function offersOnMap(offers: readonly Offer[], war: WarView, verbs: Verbs): Map<Thing, Offer[]> {
  return offersByThing(offers, (choice) => {
    const named = thingsOf(verbs, choice);
    return [...named, ...named.flatMap((one) => areasOf(one, war).map(atArea)), ...hexOf(choice, war)];
  });
}

const FROM_HEX_TO_HEX = new Set<unknown>(['move', 'advance', 'assault', 'push-unit']);

/** All areas of the hex that a gigantic creature goes to, assaults or follows into: offers name only its first area. */
function hexOf([verb, unit, area]: Offer['choice'], war: WarView): Thing[] {
  const isNamed = FROM_HEX_TO_HEX.has(verb);
  const at = isNamed ? Number(area) : verb === 'follow-up' ? war.attack?.target : undefined;
  if (at === undefined || !isGiant(war, Number(unit))) return [];
  return war.hexes[war.areas[at]!.hex]!.areas.map(atArea);
}

/** The areas that can be chosen; if there are none, those with units that can be chosen, and some more. */
export function openAreas(
  open: Pick<ReadonlySet<Thing>, 'has'>,
  { ground }: WarView,
  more: readonly number[] = [],
): ReadonlySet<number> {
  const areas = [...ground.keys()];
  const named = areas.filter((area) => open.has(atArea(area)));
  const found =
    named.length > 0 ? named : areas.filter((area) => ground[area]!.units.some((unit) => open.has(atUnit(unit))));
  return new Set([...found, ...more]);
}

/** Whether an offer is for all units that have yet to declare, wherever they are. */
const isForTheRest = ({ choice }: Offer): boolean => choice[0] === 'rest-waits';

/** The offers for a thing. For an area: those that name it, else those of units there, and those for all units. */
export function offersFor(offers: readonly Offer[], war: WarView, verbs: Verbs, one: Thing): readonly Offer[] {
  const found = offersOnMap(offers, war, verbs);
  const named = found.get(one);
  if (named || kindOf(one) !== 'area') return named ?? [];
  const there = new Set(war.ground[idOf(one)]!.units.flatMap((unit) => found.get(atUnit(unit)) ?? []));
  return offers.filter((offer) => there.has(offer) || (there.size > 0 && isForTheRest(offer)));
}

/** The offers in the order in which they are shown: for all units, for all of a kind, for one. */
export function widestFirst(offers: readonly Offer[]): readonly Offer[] {
  const width = ({ choice }: Offer): number =>
    ['rest-', 'all-', ''].findIndex((of) => String(choice[0]).startsWith(of));
  return [...offers].sort((one, other) => width(one) - width(other));
}

/** What is declared, whether by one unit, all of a kind, or all units. */
export const actOf = ({ choice }: Offer): string => String(choice[0]).replace(/^(rest|all|forced)-/, '');

export const isAttack = (offer: Offer): boolean => ['melee', 'shoot', 'charge'].includes(actOf(offer));

/** What leads beyond an area that units could simply enter: it is selected before an area is pressed. */
const FURTHER = ['haste', 'march'];

/** The acts that can be selected. */
export const actsToHold = (offers: readonly Offer[]): string[] =>
  FURTHER.filter((act) => offers.some((offer) => actOf(offer) === act));

/** The offers of the selected act; all of them if none is. */
export const ofAct = (offers: readonly Offer[], act: string): readonly Offer[] =>
  act ? offers.filter((offer) => actOf(offer) === act) : offers;

/** What pressing an area declares: the only thing that can be done there, or the only act, by all units that can. */
export function meantBy(found: readonly Offer[]): Offer | null {
  const moves = found.filter((offer) => !FURTHER.includes(actOf(offer)));
  const [widest, ...others] = widestFirst(moves.length > 0 ? moves : found);
  if (!widest || others.length === 0) return widest ?? null;
  const [verb, unit] = widest.choice;
  const isOfSort = String(verb).startsWith('all-') && others.every(({ choice }) => choice[1] === unit);
  const isForAll = isOfSort || String(verb).startsWith('rest-');
  return isForAll && others.every((other) => actOf(other) === actOf(widest)) ? widest : null;
}

/** The offers for all of several things. */
export const offersForAll = (
  offers: readonly Offer[],
  war: WarView,
  verbs: Verbs,
  things: readonly Thing[],
): readonly Offer[] => things.reduce((left, one) => offersFor(left, war, verbs, one), offers);

/** The order that is picked by default: the command order, else the only kind that is left. */
export function orderInHand(offers: readonly Offer[]): Thing[] {
  const kinds = new Set(offers.flatMap(({ choice }) => (choice[0] === 'order' ? [Number(choice[1])] : [])));
  return kinds.has(0) || kinds.size === 1 ? [thing('order', Math.min(...kinds))] : [];
}
