/** The cards of the level above a unit's own. */

import type { CardView, WarView } from '../records.ts';

export interface Side {
  /** The offer that raises the unit to it. */
  verb: 'upgrade' | 'upgrade-holy' | 'upgrade-unholy';
  /** Empty if there is only one. */
  side: '' | 'holy' | 'unholy';
  card: CardView;
}

/** The messages that name the sides, and those for raising a unit to them. */
export const SIDE_NAMES = { holy: 'board-side-holy', unholy: 'board-side-unholy' } as const;
export const RISES = { '': 'board-rise', holy: 'board-rise-holy', unholy: 'board-rise-unholy' } as const;

/** The level-2 cards that a unit can still rise to: both sides, until one was chosen for the whole game. */
export function sidesAbove({ cards, units }: WarView, unit: number): Side[] {
  const { card: key, used } = units[unit]!;
  const { name, level } = cards[key]!;
  const [first, second] = Object.values(cards).filter((one) => one.name === name && one.level > level);
  if (!first) return [];
  if (!second) return [{ verb: 'upgrade', side: '', card: first }];
  if (used.includes('chose_holy')) return [{ verb: 'upgrade', side: 'holy', card: first }];
  if (used.includes('chose_unholy')) return [{ verb: 'upgrade', side: 'unholy', card: second }];
  return [
    { verb: 'upgrade-holy', side: 'holy', card: first },
    { verb: 'upgrade-unholy', side: 'unholy', card: second },
  ];
}
