/** The board of Duel of Time: a wooden campaign table. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';
import type { DuelView } from './records.ts';

const front: GameFront<DuelView> = { Board, guide };
export default front;
