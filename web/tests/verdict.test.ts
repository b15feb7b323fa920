/** What decided a match. */

import { describe, expect, test } from 'vitest';

import { decisive, tieBreaker } from '../src/table/verdict.ts';
import type { Ended } from '../src/wire/types.ts';

const ended = (winners: number[], points: number[]): Ended => ({
  winners,
  points,
  reason: 'points',
  phrase: { key: 'outcome-points' },
  is_draw: winners.length > 1,
});

describe('what decided it', () => {
  const spaces = { key: 'spaces', points: [10, 12, 2] };
  const scenario = { key: 'scenario', points: [2, 6, 9] };

  test('is the part by which the winner was ahead of the next best most', () => {
    expect(decisive([spaces, scenario], ended([1], [12, 18, 11]))).toEqual({ part: scenario, ours: 6, theirs: 2 });
  });

  test('is none of the points where they are equal, shared, not told, or of one kind alone', () => {
    expect(decisive([spaces, scenario], ended([1], [12, 12, 3]))).toBeNull();
    expect(decisive([spaces, scenario], ended([0, 1], [12, 12, 3]))).toBeNull();
    expect(decisive([spaces, scenario], ended([0], []))).toBeNull();
    expect(decisive([], ended([1], [12, 18]))).toBeNull();
  });

  const relics = { key: 'relics', points: [4, 4, 3] };
  const heroes = { key: 'heroes', points: [1, 2, 5] };

  test('is, where points are equal, the first tie-break that leaves the winner alone', () => {
    expect(tieBreaker([relics, heroes], ended([1], [12, 12, 12]))).toEqual({ part: heroes, ours: 2, theirs: 1 });
    expect(tieBreaker([relics, heroes], ended([1], [9, 12, 12]))).toEqual({ part: relics, ours: 4, theirs: 3 });
  });

  test('is no tie-break where points differ or the victory is shared', () => {
    expect(tieBreaker([relics, heroes], ended([1], [11, 12, 9]))).toBeNull();
    expect(tieBreaker([relics], ended([0, 1], [12, 12, 12]))).toBeNull();
    expect(tieBreaker([], ended([1], [12, 12, 9]))).toBeNull();
  });
});
