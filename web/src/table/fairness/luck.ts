/**
 * The luck of the dice: how uneven the results of a die were, compared with a great many series with the same odds.
 * Cards are left out: each card of a pile is drawn sooner or later, and only the order is chance.
 */

import type { Journal } from './journal.ts';

export interface DieLuck {
  /** How many different results it has. */
  faces: number;
  rolls: number;
  /** Of 100 series, how many have results that are at least as uneven. */
  percent: number;
}

interface Series {
  odds: number[];
  counts: number[];
  rolls: number;
}

/** With fewer rolls nothing can be said. */
export const FEWEST = 5;
const SERIES = 2000;

export function luckOf(journal: Journal): DieLuck[] {
  return seriesOf(journal)
    .filter((series) => series.rolls >= FEWEST)
    .map(({ rolls, odds, counts }) => ({
      faces: odds.length,
      rolls,
      percent: Math.round(100 * shareAtLeastAsUneven(odds, counts, rolls)),
    }));
}

/** The draws that were repeated among the same results with the same odds, which makes them dice. */
function seriesOf({ entries }: Journal): Series[] {
  const found = new Map<string, Series>();
  for (const { values = [], weights = [], result = [] } of entries) {
    for (const [factor, faces] of values.entries()) {
      const total = weights[factor]!.reduce((sum, weight) => sum + weight, 0);
      const odds = weights[factor]!.map((weight) => weight / total);
      if (odds.filter((chance) => chance > 0).length < 2) continue;
      const id = JSON.stringify([faces, odds]);
      const series = found.get(id) ?? { odds, counts: faces.map(() => 0), rolls: 0 };
      const face = faces.indexOf(result[factor]!);
      series.counts[face] = (series.counts[face] ?? 0) + 1;
      series.rolls += 1;
      found.set(id, series);
    }
  }
  return [...found.values()];
}

function shareAtLeastAsUneven(odds: readonly number[], counts: readonly number[], rolls: number): number {
  const seen = unevenness(odds, counts, rolls);
  const random = generator();
  let asUneven = 0;
  for (let series = 0; series < SERIES; series++) {
    const thrown = odds.map(() => 0);
    for (let roll = 0; roll < rolls; roll++) thrown[face(odds, random())]! += 1;
    if (unevenness(odds, thrown, rolls) >= seen - 1e-9) asUneven += 1;
  }
  return asUneven / SERIES;
}

/** Chi-squared: the squared deviations, each divided by the expected count. */
function unevenness(odds: readonly number[], counts: readonly number[], rolls: number): number {
  return odds.reduce((sum, chance, face) => {
    const expected = chance * rolls;
    return expected > 0 ? sum + (counts[face]! - expected) ** 2 / expected : sum;
  }, 0);
}

function face(odds: readonly number[], random: number): number {
  let left = random;
  const found = odds.findIndex((chance) => (left -= chance) < 0);
  return found < 0 ? odds.findLastIndex((chance) => chance > 0) : found;
}

/** The same numbers each time (mulberry32), so that the same match always shows the same luck. */
function generator(): () => number {
  let state = 0x71_3e_f0_27;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
