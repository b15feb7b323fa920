/** What follows from the view of a duel. */

import type { DuelView } from './records.ts';

export const SEATS = ['yellow', 'red'] as const;
export const TURNS = 16;

export function isOver(view: DuelView): boolean {
  return view.turn >= TURNS;
}

/** What each fulfilment of the scenario's condition is worth. */
export function pointsOfScenario(view: DuelView): number {
  return view.scenario_facts?.points ?? 0;
}
