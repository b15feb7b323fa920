/** The browser's part of A Battle Through History. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';

const front: GameFront = { Board, guide };
export default front;
