/** The board of Joan of Arc: a map of the war on parchment. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import type { WarView } from './records.ts';

const front: GameFront<WarView> = { Board, guide: [] };
export default front;
