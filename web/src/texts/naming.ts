/** The players' chosen names instead of seats: `named` of `timefront.texts.phrasing` here. */

import { phrased, type Item } from './shelf.ts';

/** Seats that are named only by number; a seat with its own name, such as a colour, keeps it. */
const NUMBERED = ['seat-first', 'seat-second', 'seat-third', 'seat-fourth', 'seat-fifth'];

/** A phrase with the chosen names, which are given by seat; an empty one keeps the name of the seat. */
export function named(what: Item, names: readonly string[]): Item {
  if (typeof what !== 'object') return what;
  const name = names[NUMBERED.indexOf(what.key)];
  if (name) return phrased('seat-named', { name });
  const args = Object.entries(what.arguments ?? {}).map(([argument, value]) => [
    argument,
    Array.isArray(value) ? value.map((item) => named(item, names)) : named(value, names),
  ]);
  return { key: what.key, arguments: Object.fromEntries(args) as Record<string, Item> };
}
