/** What chance was asked for, in words. */

import { phrased } from '../../texts/shelf.ts';
import type { Phrase } from '../../wire/types.ts';

/** The phrase of a purpose; if it ends with the name of a seat, the phrase says whose draw it was. */
export function drawnFor(purpose: string, seatNames: readonly Phrase[]): Phrase {
  const seat = seatNames.find(({ key }) => purpose.endsWith(key.replace('seat', '')));
  return phrased(`chance-${purpose}`, seat && { seat });
}
