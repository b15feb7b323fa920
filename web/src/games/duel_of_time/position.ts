/** What follows from the view of a duel. */

import type { ScorePart } from '../board.ts';
import type { DuelView } from './records.ts';

export const SEATS = ['yellow', 'red'] as const;
export const TURNS = 16;

export function isOver(view: DuelView): boolean {
  return view.turn >= TURNS;
}

/** What the final points are for. */
export function scoreParts({ players, starter }: DuelView): ScorePart[] {
  const bonus = players.map((player, seat) => (seat === starter ? player.starter_bonus : 0));
  return [
    { key: 'board-control-points', points: players.map((player) => player.control_points) },
    { key: 'board-scenario-points', points: players.map((player) => player.scenario_points) },
    ...(bonus.some((points) => points > 0) ? [{ key: 'board-starter-bonus', points: bonus }] : []),
  ];
}

/** What each fulfilment of the scenario's condition is worth. */
export function pointsOfScenario(view: DuelView): number {
  return view.scenario_facts?.points ?? 0;
}
