/** Windows for secret cards: an answer is sent no sooner than a fixed pause after the question, and if only passing
    is possible, it is sent automatically then. So a pause does not reveal what a player holds. */

import type { Offer, Prompt } from '../../wire/types.ts';

/** In milliseconds. */
export const PAUSE = 1500;

/** The pass that is the only choice in such a window. */
export function onlyPass(prompt: Prompt | null): Offer | null {
  const isAlone = prompt?.is_open && prompt.can_decline && prompt.offers.length === 1;
  return isAlone ? prompt.offers[0]! : null;
}
