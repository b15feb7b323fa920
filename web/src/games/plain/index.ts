/** The board of a game without its own. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';

const front: GameFront = { Board, guide: [] };
export default front;
