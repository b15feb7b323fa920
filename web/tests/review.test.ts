/** The review of a match: the curve, its marks and its table, and how it is asked for. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import {
  APART,
  areaBelow,
  barsOf,
  CHANCE,
  lineThrough,
  marksOf,
  percent,
  pointsIn,
  rowsOf,
  sharesOf,
  signed,
} from '../src/table/review/curve.ts';
import { lookingBack } from '../src/table/review/looking_back.svelte.ts';
import { Table } from '../src/wire/table.svelte.ts';
import type { AskReview, Moment, Review, SeatReview, TableInfo, WholeReview } from '../src/wire/types.ts';
import { welcomeTo } from './messages.ts';
import { FakeSocket } from './socket.ts';

const moment = (entry: number, seat: number, share: number): Moment => ({
  entry,
  seat,
  purpose: '',
  choice: [],
  shares: [share, 1 - share],
  luck: [0, 0],
  is_decision: seat !== CHANCE,
});
const row = (start: number, end: number): SeatReview => ({
  start,
  end,
  luck: 0,
  own: end - start,
  others: 0,
  lucky: 0,
  unlucky: 0,
  decisions: 2,
  accuracy: null,
  mistakes: [],
  weights: {},
});
const REVIEW: Review = {
  start: [0.5, 0.5],
  moments: [moment(1, 0, 0.502), moment(2, CHANCE, 0.7), moment(3, 1, 0.7), moment(5, 1, 0.4)],
  seats: [row(0.5, 0), row(0.5, 1)],
  key_moments: [
    { moment: 1, entry: 2, seat: CHANCE, change: [0.2, -0.2] },
    { moment: 3, entry: 5, seat: 1, change: [-0.3, 0.3] },
  ],
  positions: 0,
};
const FRAME = { left: 10, top: 5, width: 100, height: 200 };

describe('the curve', () => {
  test('goes from the start over every answer to the end', () => {
    expect(sharesOf(REVIEW, 0)).toEqual([0.5, 0.502, 0.7, 0.7, 0.4, 0]);
    const played = { ...REVIEW, seats: [row(0.5, 0.4), row(0.5, 0.6)] };
    expect(sharesOf(played, 0)).toHaveLength(5); // the last answer was the end
  });

  test('fills its frame, a sure win at the top', () => {
    expect(pointsIn([1, 0.5, 0], FRAME)).toEqual([
      { x: 10, y: 5 },
      { x: 60, y: 105 },
      { x: 110, y: 205 },
    ]);
    expect(pointsIn([0.5], FRAME)).toEqual([{ x: 10, y: 105 }]);
  });

  test('is a line with an area below it', () => {
    const points = pointsIn([1, 0], FRAME);
    expect(lineThrough(points)).toBe('M10.0 5.0L110.0 205.0');
    expect(areaBelow(points, FRAME)).toBe('M10.0 5.0L110.0 205.0L110.0 205.0L10.0 205.0Z');
    expect(areaBelow([], FRAME)).toBe('');
  });

  test('has numbers where the key moments are, none upon another and none outside', () => {
    const points = pointsIn(sharesOf(REVIEW, 0), FRAME);
    const marks = marksOf(REVIEW.key_moments, points, FRAME);
    expect(marks.map(({ number, seat, at }) => [number, seat, at])).toEqual([
      [1, CHANCE, points[2]],
      [2, 1, points[4]],
    ]);
    const near = [0, 1, 2, 3].map((place) => ({ moment: place, entry: place, seat: 0, change: [0.1, -0.1] }));
    const close = marksOf(near, pointsIn([0.5, 0.52, 0.5, 0.52, 0.5], { ...FRAME, width: 20 }), FRAME);
    for (const [index, mark] of close.entries()) {
      expect(mark.y).toBeGreaterThanOrEqual(FRAME.top);
      expect(mark.y).toBeLessThanOrEqual(FRAME.top + FRAME.height);
      for (const other of close.slice(index + 1)) {
        expect(Math.hypot(mark.x - other.x, mark.y - other.y)).toBeGreaterThanOrEqual(APART);
      }
    }
  });

  test('has a table with the start, every change and the end', () => {
    expect(rowsOf(REVIEW)).toEqual([
      { answer: 0, seat: null, chances: [50, 50] },
      { answer: 2, seat: CHANCE, chances: [70, 30] },
      { answer: 4, seat: 1, chances: [40, 60] },
      { answer: 4, seat: null, chances: [0, 100] },
    ]);
  });
});

test('points have their sign', () => {
  expect([0.124, -0.07, 0.001, -0.001].map(signed)).toEqual(['+12', '−7', '0', '0']);
  expect(percent(0.456)).toBe(46);
});

test('bars go on from one another and stay within their edges', () => {
  expect(barsOf([0.5, 0.25, -0.5, 0.75])).toEqual([
    { from: 0, to: 50 },
    { from: 50, to: 75 },
    { from: 25, to: 75 },
    { from: 25, to: 100 },
  ]);
  expect(barsOf([0.5, 1, -2, 1.5])).toEqual([
    { from: 25, to: 50 },
    { from: 50, to: 100 },
    { from: 0, to: 100 },
    { from: 0, to: 75 },
  ]);
});

describe('asking', () => {
  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
    vi.useFakeTimers();
  });

  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const INFO = { table: 'abcdefghijkl' } as TableInfo;
  const WHOLE: WholeReview = { review: REVIEW, words: { mistakes: [[], []], key_moments: [null, null] } };

  function open(): [Table, FakeSocket] {
    const table = new Table('abcdefghijkl', 'secret', FakeSocket.open);
    FakeSocket.last.welcome(welcomeTo(INFO));
    return [table, FakeSocket.last];
  }
  const asked = (socket: FakeSocket): AskReview => socket.sent.at(-1) as AskReview;

  test('goes on until nothing more comes, and what came stays', async () => {
    const [table, socket] = open();
    const review = lookingBack(table);
    const done = review.ask();
    expect(asked(socket)).toMatchObject({ type: 'ask-review', judged: -1 });
    socket.tell({ type: 'reviewed', id: asked(socket).id, judged: 0, of: 3, whole: WHOLE });
    await vi.advanceTimersByTimeAsync(0);
    expect(review.whole).toEqual(WHOLE);
    expect(asked(socket).judged).toBe(0);
    socket.tell({ type: 'reviewed', id: asked(socket).id, judged: 2, of: 3 });
    await vi.advanceTimersByTimeAsync(0);
    expect([review.judged, review.of, review.isOver]).toEqual([2, 3, false]);
    socket.tell({ type: 'reviewed', id: asked(socket).id, judged: 3, of: 3, is_over: true });
    await done;
    expect(review.isOver).toBe(true);
    expect(review.whole).toEqual(WHOLE);
    expect(lookingBack(table)).toBe(review);
  });

  test('where the server is busy, again a little later; another refusal ends it', async () => {
    const [table, socket] = open();
    const review = lookingBack(table);
    const done = review.ask();
    const refused = (key: string) =>
      ({ type: 'refused', id: asked(socket).id, rule: '', phrase: { key }, is_stale: false }) as const;
    const before = socket.sent.length;
    socket.tell(refused('refusal-bots-busy'));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(socket.sent).toHaveLength(before + 1);
    socket.tell(refused('refusal-review-goes-on'));
    await done;
    expect(review.refused?.key).toBe('refusal-review-goes-on');
  });

  test('a broken line is said, and asked again by hand', async () => {
    const [table, socket] = open();
    const review = lookingBack(table);
    const done = review.ask();
    socket.onclose?.({ code: 1006 });
    await done;
    expect(review.isBroken).toBe(true);
  });
});
