/** The browser's part of A Battle Through History. */

import type { GameFront } from '../board.ts';
import Board from './board.svelte';
import { guide } from './guide.ts';
import { tinctureOf } from './pieces/tones.ts';
import { scoreParts, tieBreaks } from './players/scores.ts';
import type { BattleView } from './records.ts';

const front: GameFront<BattleView> = {
  Board,
  guide,
  score: scoreParts,
  tieBreaks,
  colours: (view) => view.players.map((player) => tinctureOf(player.sabaton)),
};
export default front;
