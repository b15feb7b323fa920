/** A discussion: its questions with the offers that ask them, and what answers have brought. */

import type { Happening, Offer } from '../../../wire/types.ts';
import type { TalkQuestionView, TalkView } from '../records.ts';
import { BEGINS } from './discussed.ts';

export interface Asked extends TalkQuestionView {
  /** The offer that asks it; null for players who may not ask it, or are not asked. */
  offer: Offer | null;
}

const LETTERS = 'ABCD';

/** The questions of the open card. */
export const questionsOf = (talk: TalkView, offers: readonly Offer[]): Asked[] =>
  talk.questions.map((question) => ({
    ...question,
    offer: offers.find(({ choice }) => choice[0] === 'ask' && LETTERS[Number(choice[1])] === question.letter) ?? null,
  }));

/** What to ask the server about a question that cannot be asked. */
export const whyNotAsked = (letter: string): [string, number] => ['ask', LETTERS.indexOf(letter)];

const BROUGHT = new Set([
  ...[...BEGINS, 'answer-given', 'reroll-token-used', 'unit-struck', 'power-used', 'discussion-card-drawn'],
  ...['card-gave', 'card-took', 'card-healed', 'card-set-fire', 'card-built-barricade', 'unit-arrived', 'unit-moved'],
  ...['legend-card-drawn', 'legend-card-discarded', 'unit-wounded', 'unit-disrupted', 'unit-destroyed', 'unit-pushed'],
  ...['rally-point-moved', 'speaker-left'],
]);

/** What was asked, answered and gained, one list for each question. */
export function answersIn(happened: readonly Happening[]): Happening[][] {
  const found: Happening[][] = [];
  let isGoingOn = false;
  for (const one of happened) {
    if (one.event === 'question-asked' || (!isGoingOn && BEGINS.has(one.event))) found.push([]);
    isGoingOn = BROUGHT.has(one.event) && (isGoingOn || BEGINS.has(one.event));
    if (isGoingOn) found.at(-1)!.push(one);
  }
  return found;
}
