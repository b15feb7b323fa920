/** The keys of this board, in addition to those of the table, with which they do not clash. */

import type { Offer } from '../../../wire/types.ts';
import { widestFirst } from '../controls.ts';

/** The verbs that end something with a key. */
const VERBS: Record<string, RegExp> = {
  e: /^end-turn$/,
  w: /^rest-waits$/,
  a: /^(rest|all)-(?!waits?$)/,
};

/** The key that takes an offer; empty for most. */
export const keyOf = ({ choice }: Offer): string =>
  Object.keys(VERBS).find((key) => key !== 'a' && VERBS[key]!.test(String(choice[0]))) ?? '';

/** The offer that a key takes from those that are left; for all at once only if there is just one such offer. */
export function takenBy(key: string, pool: readonly Offer[]): Offer | null {
  const verb = VERBS[key];
  const found = widestFirst(pool.filter(({ choice }) => verb?.test(String(choice[0]))));
  const isClear = found.length === 1 || (found.length > 0 && String(found[0]!.choice[0]).startsWith('rest-'));
  return isClear ? found[0]! : null;
}

/** The next thing in a circle, or the previous one; the first if there was none before. */
export function nextOf<T>(things: readonly T[], last: T | null, by: 1 | -1): T | null {
  if (things.length === 0) return null;
  const at = last === null ? -1 : things.indexOf(last);
  return things[at < 0 ? (by > 0 ? 0 : things.length - 1) : (at + by + things.length) % things.length]!;
}
