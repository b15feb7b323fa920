/** The list of what can be chosen: numbered, and long lists in groups. */

import type { Choice } from '../../games/board.ts';
import type { Offer, Phrase } from '../../wire/types.ts';

export interface Numbered {
  number: number;
  offer: Offer;
}
/** Offers with one verb and one first argument. The name distinguishes the group from the others, or is empty. */
export interface Group {
  id: string;
  name: Phrase | null;
  offers: Numbered[];
}

/** Longer lists are shown in collapsible groups. */
export const LONG = 9;

export const isSame = (one: Choice, other: Choice): boolean => JSON.stringify(one) === JSON.stringify(other);

export const numbered = (offers: readonly Offer[]): Numbered[] =>
  offers.map((offer, index) => ({ number: index + 1, offer }));

/** The offers as listed: one group for a short list, else one for each verb and first argument. */
export function grouped(offers: readonly Offer[]): Group[] {
  const all = numbered(offers);
  if (all.length <= LONG) return [{ id: '', name: null, offers: all }];
  const groups = new Map<string, Numbered[]>();
  for (const one of all) {
    const [verb, first] = one.offer.choice;
    const id = one.offer.choice.length > 2 ? `${verb} ${first}` : `${verb}`;
    groups.set(id, [...(groups.get(id) ?? []), one]);
  }
  return [...groups].map(([id, members]) => ({ id, name: nameOf(members, all), offers: members }));
}

/** The name that all offers of a group share, and no other offer has. */
function nameOf(members: readonly Numbered[], all: readonly Numbered[]): Phrase | null {
  const args = members[0]?.offer.phrase.arguments ?? {};
  for (const [argument, value] of Object.entries(args)) {
    if (typeof value !== 'object' || Array.isArray(value)) continue;
    const has = (one: Numbered): boolean =>
      JSON.stringify(one.offer.phrase.arguments?.[argument]) === JSON.stringify(value);
    if (all.every((one) => has(one) === members.includes(one))) return value;
  }
  return null;
}
