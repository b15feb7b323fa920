/** Windows for secret cards: an answer goes out no sooner than a fixed pause after the question, and where nothing but
    passing is possible it goes out by itself then. So a pause tells nobody what somebody holds. */

import type { Offer, Prompt } from '../../wire/types.ts';

/** In milliseconds. */
export const PAUSE = 1500;

/** The pass that is all that can be chosen in such a window. */
export function onlyPass(prompt: Prompt | null): Offer | null {
  const isAlone = prompt?.is_open && prompt.can_decline && prompt.offers.length === 1;
  return isAlone ? prompt.offers[0]! : null;
}
