/** The players' chosen names in place of seats: `named` of `timefront.texts.phrasing` here. */

import { phrased, type Item } from './shelf.ts';

/** Seats that are called by their number alone; a seat with a name of its own, such as a colour, keeps it. */
const NUMBERED = ['seat-first', 'seat-second', 'seat-third', 'seat-fourth', 'seat-fifth'];

/** What is to be said, with the chosen names, which are given by seat; an empty one leaves the seat as it is called. */
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
