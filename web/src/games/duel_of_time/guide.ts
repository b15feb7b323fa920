/** The guided first turn: the real prompts, and what to look at while they are asked. */

import type { GuideStep } from '../board.ts';
import type { DuelView } from './records.ts';

const PLACEMENT = 'Turn.placement';

/** In the first turns, when a card is to be played. */
const atPlacement = (view: DuelView, question: string): boolean => question === PLACEMENT && view.turn < 4;
const asked =
  (...questions: string[]) =>
  (_: DuelView, question: string): boolean =>
    questions.includes(question);

export const guide: GuideStep<DuelView>[] = [
  { key: 'guide-goal', rule: 'DT-4.3', fits: atPlacement },
  { key: 'guide-card', rule: 'DT-1.7', fits: atPlacement },
  { key: 'guide-facing', rule: 'DT-2.3', fits: atPlacement },
  { key: 'guide-order', rule: 'DT-2.6', fits: atPlacement },
  { key: 'guide-count', rule: 'DT-2.8', fits: asked('Move.number', 'Push.pushed') },
  { key: 'guide-target', rule: 'DT-2.8', fits: asked('Charge.victim', 'Sabotage.victim', 'Rally.origin') },
  {
    key: 'guide-reply',
    rule: 'DT-2.7',
    fits: (view, _, seat) => seat !== null && view.active === 1 - seat && view.turn < 4,
  },
  {
    key: 'guide-cover',
    rule: 'DT-2.5',
    fits: (view, question) => atPlacement(view, question) && view.played.length > 0,
  },
  {
    key: 'guide-scenario',
    rule: 'DT-4.6',
    fits: (view, question) => atPlacement(view, question) && view.turn >= 2,
  },
];
