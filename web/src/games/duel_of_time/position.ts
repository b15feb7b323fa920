/** What a seat may see of a duel, as `timefront.games.duel_of_time.view` writes it. */

import type { View } from '../board.ts';

export const SEATS = ['yellow', 'red'] as const;
export const TURNS = 16;

export interface SpaceView {
  /** Unit cubes of Yellow and of Red. */
  units: [number, number];
  white: number;
  /** The seat that controls it; -1 for nobody. */
  controller: number;
  command: string | null;
  card: number | null;
  half: number | null;
  facing: number;
}

export interface PlayerView {
  supply: number;
  hand: number[] | null;
  hand_size: number;
  deck_size: number;
  white_taken: number;
  control_points: number;
  scenario_points: number;
  starter_bonus: number;
  total: number;
}

export interface DuelView {
  turn: number;
  starter: number;
  active: number;
  asked: number;
  scenario: string | null;
  /** What is printed on the scenario card. */
  scenario_facts: { points: number; bonus: number } | null;
  spaces: SpaceView[];
  white_supply: number;
  cards: string[];
  /** The two commands of each card. */
  commands: string[][];
  leaders: string[][];
  /** Seat, card, position and turn of every card played, in order. */
  played: [number, number, number, number][];
  players: [PlayerView, PlayerView];
}

export function read(view: View): DuelView {
  return view as unknown as DuelView;
}

export function isOver(view: DuelView): boolean {
  return view.turn >= TURNS;
}

/** What each fulfilment of the scenario's condition is worth. */
export function pointsOfScenario(view: DuelView): number {
  return view.scenario_facts?.points ?? 0;
}
