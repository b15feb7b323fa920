/** Links between units: touching half shields of one type (BH-4.3, BH-4.10, BH-5.4). */

import type { BattleView } from '../records.ts';
import { ATTACKER, ERAS, SLOTS, SPACES } from '../position.ts';

/** The type of the link between a space's unit and its right neighbour on the main board, or 0. */
export function linkAfter(view: BattleView, space: number): number {
  if (space === SPACES - 1 && view.options['ring_links'] !== 'on') return 0;
  const unit = view.board[space] ?? -1;
  const neighbour = view.board[(space + 1) % SPACES] ?? -1;
  return linkBetween(view, unit, neighbour);
}

/** The type of the link between two cards side by side, the left one first, or 0. */
export function linkBetween(view: BattleView, left: number, right: number): number {
  const half = view.unit_values[left]?.right ?? 0;
  return half !== 0 && half === view.unit_values[right]?.left ? half : 0;
}

/** The type of the link between a unit in a line-up and the one behind it: attackers have their backs to the left. */
export function linkBehind(view: BattleView, side: number, front: number, back: number): number {
  return side === ATTACKER ? linkBetween(view, back, front) : linkBetween(view, front, back);
}

/** The spaces from one on that are faced together. */
export function run(space: number, count: number): number[] {
  return Array.from({ length: count }, (_, number) => (space + number) % SPACES);
}

/** The spaces that are linked with a space in one chain. */
export function chainOf(view: BattleView, space: number): number[] {
  const spaces = [space];
  for (let at = space; linkAfter(view, at) && spaces.length < SPACES;) spaces.push((at = (at + 1) % SPACES));
  for (let at = space; spaces.length < SPACES;) {
    const before = (at + SPACES - 1) % SPACES;
    if (!linkAfter(view, before)) break;
    spaces.unshift((at = before));
  }
  return spaces;
}

export const eraOf = (space: number): number => Math.floor(space / SLOTS);
export const spacesOf = (era: number): number[] => Array.from({ length: SLOTS }, (_, slot) => era * SLOTS + slot);
export const ERA_NUMBERS = ['I', 'II', 'III', 'IV'].slice(0, ERAS);
/** The short name of a space, such as `II·3`. */
export const spaceName = (space: number): string => `${ERA_NUMBERS[eraOf(space)]}·${(space % SLOTS) + 1}`;
