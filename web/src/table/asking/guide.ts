/** The guided first turn: one step at a time, the first that fits and was not completed yet. */

import type { GuideStep, View } from '../../games/board.ts';
import { keep, recall } from '../memory.ts';

export type Wish = 'unasked' | 'on' | 'off';
export interface Guided {
  wish: Wish;
  done: string[];
}

const FRESH: Guided = { wish: 'unasked', done: [] };

export const recallGuide = (game: string): Guided => recall(`timefront.guide.${game}`, FRESH);
export const keepGuide = (game: string, guided: Guided): void => keep(`timefront.guide.${game}`, guided);

export function stepFor(
  steps: readonly GuideStep[],
  done: readonly string[],
  view: View,
  question: string,
  seat: number | null,
): GuideStep | null {
  return steps.find((step) => !done.includes(step.key) && fits(step, view, question, seat)) ?? null;
}

/** A step that fails on a view does not fit it. */
function fits(step: GuideStep, view: View, question: string, seat: number | null): boolean {
  try {
    return step.fits(view, question, seat);
  } catch (error) {
    console.warn(error);
    return false;
  }
}
