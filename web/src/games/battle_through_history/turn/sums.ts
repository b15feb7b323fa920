/** The totals of both sides in the three lines of combat (BH-6.1). */

import type { BattleView, Side } from '../records.ts';
import type { Lines } from '../position.ts';

/** What each face of the dice adds: four of the strong die, six of the risky one (BH-1.4). */
export const FACES: readonly Lines[] = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [0, 0, 2],
  [1, 1, 1],
  [-1, -1, -1],
  [0, 0, 3],
  [-1, 0, 0],
  [0, 2, 0],
  [0, -1, 0],
];
export const LINES = [0, 1, 2] as const;
export type Line = (typeof LINES)[number];

export interface Sum {
  units: number;
  tokens: number;
  /** Null until the die is rolled. */
  die: number | null;
  /** Never below 0. */
  total: number;
}

/** The sum of a side in a line: its undefeated units, their tokens, its die. */
export function sumOf(view: BattleView, side: Side, line: Line): Sum {
  let units = 0;
  let tokens = 0;
  side.units.forEach((unit, slot) => {
    if (side.fallen[slot]) return;
    units += view.unit_values[unit]?.lines[line] ?? 0;
    tokens += view.token_lines[side.tokens[slot] ?? -1]?.[line] ?? 0;
  });
  const die = side.face === null ? null : (FACES[side.face]?.[line] ?? 0);
  return { units, tokens, die, total: Math.max(0, units + tokens + (die ?? 0)) };
}

/** The terms of a sum that count, for "2 + 1 − 1 = 2". */
export function termsOf(sum: Sum): { kind: 'units' | 'tokens' | 'die'; value: number }[] {
  const terms: { kind: 'units' | 'tokens' | 'die'; value: number }[] = [{ kind: 'units', value: sum.units }];
  if (sum.tokens) terms.push({ kind: 'tokens', value: sum.tokens });
  if (sum.die) terms.push({ kind: 'die', value: sum.die });
  return terms;
}

/** A number with a real minus sign. */
export const signed = (value: number): string => (value < 0 ? `−${-value}` : `+${value}`);

/** BH-7.2: how many relics a victorious attacker sees, by the units on the attacker board. */
export const RELICS_SEEN = [0, 4, 3, 2, 1, 0] as const;
/** BH-9.2: points for relics of one era. */
export const RELIC_POINTS = [0, 1, 2, 4, 6, 9] as const;
