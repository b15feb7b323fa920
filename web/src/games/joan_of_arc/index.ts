/** The board of Joan of Arc: the map of a war, and everything that is decided on it. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';
import Finder from './pieces/finder.svelte';
import type { WarView } from './records.ts';

const front: GameFront<WarView> = { Board, Finder, guide, fills: true, isOpen: ({ legend }) => legend === null };
export default front;
