/** The browser's part of A Battle Through History. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';
import type { BattleView } from './records.ts';

const front: GameFront<BattleView> = { Board, guide };
export default front;
