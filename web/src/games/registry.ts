/** The boards of the games, loaded when a table of the game is opened. */

import type { GameFront } from './board.ts';

const fronts: Record<string, () => Promise<{ default: GameFront<never> }>> = {
  duel_of_time: () => import('./duel_of_time/index.ts'),
  battle_through_history: () => import('./battle_through_history/index.ts'),
  joan_of_arc: () => import('./joan_of_arc/index.ts'),
};

/** The board of a game and its guide: they get the views of this game alone. */
export async function frontOf(game: string): Promise<GameFront | null> {
  const load = fronts[game];
  return load ? ((await load()).default as GameFront) : null;
}
