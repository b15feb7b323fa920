/** From an offer to the things on the board that it mentions, and from a thing to its offers. */

import type { Welcome } from '../wire/types.ts';
import type { Choice } from './board.ts';

/** The kinds of every verb's arguments, as sent by the server. */
export type Verbs = Welcome['verbs'];
/** Something that can be chosen, by its kind and its id: `unit-3`. A choice that names nothing goes by its verb. */
export type Thing = string;

export const thing = (kind: string, id: number): Thing => `${kind}-${id}`;
/** Its kind; none for what goes by its verb. */
export const kindOf = (one: Thing): string => /^(.*)-\d+$/.exec(one)?.[1] ?? '';
export const idOf = (one: Thing): number => Number(one.slice(one.lastIndexOf('-') + 1));

const kindsOf = (verbs: Verbs, verb: string): string[] => Object.values(verbs[verb] ?? {});

/** What a choice names, in order. */
export function thingsOf(verbs: Verbs, [verb, ...ids]: Choice): Thing[] {
  const kinds = kindsOf(verbs, String(verb));
  return kinds.length > 0 ? kinds.map((kind, index) => thing(kind, Number(ids[index]))) : [String(verb)];
}

/** The offers by the things at which they are chosen: `where` gives those of a choice. */
export function offersByThing<T extends { choice: Choice }>(
  offers: readonly T[],
  where: (choice: Choice) => readonly Thing[],
): Map<Thing, T[]> {
  const found = new Map<Thing, T[]>();
  for (const offer of offers) {
    for (const one of new Set(where(offer.choice))) found.set(one, [...(found.get(one) ?? []), offer]);
  }
  return found;
}

/**
 * What to ask about a thing at which no offer is chosen: one of the offers, but with this thing. If no
 * offer names anything of its kind, `verb` with this thing; without a verb, nothing.
 */
export function impossible(
  verbs: Verbs,
  offers: readonly { choice: Choice }[],
  one: Thing,
  verb: string | null = null,
): Choice | null {
  const kind = kindOf(one);
  for (const { choice } of offers) {
    const at = kindsOf(verbs, String(choice[0])).lastIndexOf(kind);
    if (at >= 0) return choice.map((value, index) => (index === at + 1 ? idOf(one) : value));
  }
  return verb === null ? null : [verb, ...kindsOf(verbs, verb).map((each) => (each === kind ? idOf(one) : 0))];
}
