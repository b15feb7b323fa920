/** The keys of a board. */

import { describe, expect, it } from 'vitest';

import { nextFrom, nextIn } from '../src/games/roving.ts';

describe('arrow keys', () => {
  const box = (left: number, top: number) => ({ left, top, width: 10, height: 10 });
  const boxes = [box(20, 0), box(40, 0), box(0, 30), box(25, 30)];

  it('find what lies next in their direction', () => {
    expect(nextIn(boxes, box(0, 0), [1, 0])).toBe(0);
    expect(nextIn(boxes, box(0, 0), [0, 1])).toBe(2);
    expect(nextIn(boxes, box(0, 0), [-1, 0])).toBe(-1);
    expect(nextIn(boxes, box(20, 0), [0, 1])).toBe(3);
  });

  it('stay in the row of their region as long as it goes on, before they change to what lies nearer beside it', () => {
    const [row, below] = [
      [box(60, 0), box(90, 0)],
      [box(5, 12), box(300, 2)],
    ];
    const isHere = (index: number): boolean => index < row.length;
    const all = [...row, ...below];
    expect(nextIn(all, box(0, 0), [1, 0])).toBe(2);
    expect(nextFrom(all, isHere, box(0, 0), [1, 0])).toBe(0);
    expect(nextFrom(all, isHere, box(60, 0), [1, 0])).toBe(1);
    expect(nextFrom(all, isHere, box(90, 0), [1, 0])).toBe(3);
    expect(nextFrom(all, isHere, box(0, 0), [0, 1])).toBe(2);
    expect(nextFrom([box(20, 40), box(40, 0)], isHere, box(0, 0), [1, 0])).toBe(1);
  });
});
