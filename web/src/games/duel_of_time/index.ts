/** The board of Duel of Time: a wooden campaign table. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';
import { scoreParts } from './position.ts';
import type { DuelView } from './records.ts';

const front: GameFront<DuelView> = { Board, guide, score: scoreParts };
export default front;
