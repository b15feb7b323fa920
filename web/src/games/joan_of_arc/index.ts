/** The board of Joan of Arc: a map of the war on parchment. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';

const front: GameFront = { Board, guide: [] };
export default front;
