/** The boards of the games, loaded when a table of the game is opened. */

import type { GameFront } from './board.ts';

const fronts: Record<string, () => Promise<{ default: GameFront<never> }>> = {
  duel_of_time: () => import('./duel_of_time/index.ts'),
  battle_through_history: () => import('./battle_through_history/index.ts'),
  joan_of_arc: () => import('./joan_of_arc/index.ts'),
};

/** The board for any game. */
export const plain = (): Promise<{ default: GameFront }> => import('./plain/index.ts');

/** The board of a game and its guide: they get only views of this game. A game without one gets a plain board. */
export async function frontOf(game: string): Promise<GameFront> {
  const load = fronts[game] ?? plain;
  return (await load()).default as GameFront;
}
