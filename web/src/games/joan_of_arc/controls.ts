/** What on the board an offer speaks of, and the offers that speak of it. */

import type { Offer } from '../../wire/types.ts';
import type { Choice } from '../board.ts';
import type { WarView } from './records.ts';

/** A letter for its kind and its id: `a12` is an area, `u3` a unit, `d0` a die. */
export type Thing = `${'a' | 'u' | 'd' | 'e' | 'b' | 'l'}${number}`;

/** What the arguments of each verb are: area, unit, die, edge, building, element; a dot for all else. */
const WORDS = {
  a: 'interrupt go-on strike gigantic-strike do-move do-attack step-away leave-fire',
  u: `pay-upkeep let-revert barricade set-fire wait do-deed command command-unit take-reroll frighten pay-for-dice
    use-own-dice rescue-unit let-fall take-wound give-way follow-up rest`,
  d: 'keep-die remove-die turn-into-kill discard-result retaliate-with hold-back',
  b: 'burn-building damage-building raze-building',
  e: 'burn-stakes',
  l: 'trample-element',
  ua: `return-unit rally-troop charge haste jump melee gigantic-melee move remove-fire shoot dodge push-unit move-on
    attack-again`,
  uu: 'heal',
  ud: 'guard',
  ue: 'place-stakes',
  du: 'target-unit allocate suffer',
  aa: 'move-rally-point',
  '.a': 'order',
  'u.': 'pray use-power',
  'd.': 'reroll-die',
  '.': 'exchange-intrigue',
};

export const SHAPES: Record<string, string> = Object.fromEntries(
  Object.entries(WORDS).flatMap(([shape, verbs]) => verbs.split(/\s+/).map((verb) => [verb, shape])),
);

const shapeOf = (choice: Choice): string => SHAPES[choice[0]!] ?? '';

export function thingsOf({ choice }: Offer): Thing[] {
  return [...shapeOf(choice)].flatMap((kind, index) => (kind === '.' ? [] : [`${kind}${choice[index + 1]}` as Thing]));
}

/** The areas in which something is that an offer speaks of: named by it, or where that stands. */
function areasOf(thing: Thing, war: WarView): number[] {
  const id = Number(thing.slice(1));
  if (thing[0] === 'a') return [id];
  if (thing[0] === 'b') return [war.buildings[id]!.area];
  if (thing[0] === 'l') return [war.elements[id]!.area];
  return thing[0] === 'e' ? (war.borders.find(({ edges }) => edges.includes(id))?.areas ?? []) : [];
}

/** The offers that speak of a thing. Those for an area: that name it, else of units that stand there. */
export function offersFor(offers: readonly Offer[], war: WarView, thing: Thing): Offer[] {
  if (thing[0] !== 'a') return offers.filter((offer) => thingsOf(offer).includes(thing));
  const area = Number(thing.slice(1));
  const named = offers.filter((offer) => thingsOf(offer).some((one) => areasOf(one, war).includes(area)));
  if (named.length > 0) return named;
  const here = war.ground[area]!.units.map((unit): Thing => `u${unit}`);
  return offers.filter((offer) => thingsOf(offer).some((one) => here.includes(one)));
}

/** The offers that speak of all of several things. */
export const offersForAll = (offers: readonly Offer[], war: WarView, things: readonly Thing[]): Offer[] =>
  things.reduce<readonly Offer[]>((left, thing) => offersFor(left, war, thing), offers) as Offer[];

/** All that can be chosen on the board: areas by name, units and dice by themselves. */
export function openThings(offers: readonly Offer[], war: WarView): Set<Thing> {
  const open = new Set<Thing>();
  for (const offer of offers) {
    for (const thing of thingsOf(offer)) {
      open.add(thing);
      for (const area of areasOf(thing, war)) open.add(`a${area}`);
    }
  }
  return open;
}

/** What to ask about an area for which there is no offer: the same as one of the offers, but there. */
export function impossible(offers: readonly Offer[], area: number): Choice | null {
  for (const { choice } of offers) {
    const at = shapeOf(choice).lastIndexOf('a');
    if (at >= 0) return choice.map((one, index) => (index === at + 1 ? area : one));
  }
  return null;
}
