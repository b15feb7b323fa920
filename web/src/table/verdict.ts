/** How a match ended, from the viewer's point of view. */

import type { ScorePart } from '../games/board.ts';
import { kept } from '../lobby/kept.svelte.ts';
import { phrased } from '../texts/shelf.ts';
import { say } from '../texts/texts.svelte.ts';
import type { Ended } from '../wire/types.ts';
import type { Play } from './play.svelte.ts';

/** "You won" or "You lost"; the winner's name for spectators and if several play at one screen. */
export function verdict(play: Play, ended: Ended): string {
  const { winners, is_draw: isShared } = ended;
  if (isShared && winners.length === play.seats.length) return say(phrased('web-table-drawn'));
  const isNeutral = play.seat === null || (kept.find(play.table.info?.table ?? '')?.seats.length ?? 0) > 1;
  if (isNeutral) return say(phrased('web-table-winners', { who: winners.map((seat) => play.who(seat)) }));
  if (!winners.includes(play.seat)) return say(phrased('web-table-you-lost'));
  return say(phrased(isShared ? 'web-table-you-share' : 'web-table-you-won'));
}

/** The part of the score in which the winner was furthest ahead. */
export interface Decisive {
  part: ScorePart;
  ours: number;
  theirs: number;
}

/** What made the difference between the only winner and the next best; null if points did not decide. */
export function decisive(parts: readonly ScorePart[], { winners, points }: Ended): Decisive | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1 || points.length < 2) return null;
  const others = points.map((_, seat) => seat).filter((seat) => seat !== winner);
  const next = others.sort((a, b) => points[b]! - points[a]!)[0]!;
  if (points[next]! >= points[winner]!) return null;
  const gaps = parts.map((part) => ({ part, ours: part.points[winner] ?? 0, theirs: part.points[next] ?? 0 }));
  return gaps.sort((a, b) => b.ours - b.theirs - (a.ours - a.theirs))[0] ?? null;
}

/** What broke the tie between those with the most points: the first comparison of the rules that leaves one winner. */
export function tieBreaker(compared: readonly ScorePart[], { winners, points }: Ended): Decisive | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  let rivals = points.map((_, seat) => seat).filter((seat) => seat !== winner && points[seat] === points[winner]);
  if (rivals.length === 0) return null;
  for (const part of compared) {
    const ours = part.points[winner] ?? 0;
    const equal = rivals.filter((seat) => part.points[seat] === ours);
    if (equal.length === 0) return { part, ours, theirs: Math.max(...rivals.map((seat) => part.points[seat] ?? 0)) };
    rivals = equal;
  }
  return null;
}
