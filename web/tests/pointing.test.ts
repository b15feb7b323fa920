/** The odds of what is pointed at: when they are asked for, which areas have any, and where they are shown. */

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { WarView } from '../src/games/joan_of_arc/records.ts';
import { beside, type Box } from '../src/games/joan_of_arc/turn/beside.ts';
import { pointedAt } from '../src/games/joan_of_arc/turn/pointed.ts';
import { AGAIN, Pointing, REST, type About, type AskAbout } from '../src/table/asking/pointing.svelte.ts';
import type { Odds, Offer, Phrase } from '../src/wire/types.ts';

// When

describe('pointing', () => {
  const EXACT: Phrase = { key: 'odds-at-killed', arguments: { percent: 14 } };
  const ROUGH: Phrase = { key: 'odds-at-killed-sampled', arguments: { percent: 20, reach: 9 } };
  const AREA: About = [['area', 3]];
  let asked: [number, string][];
  let answers: (Odds | null)[];
  let pointing: Pointing;

  const odds = (...lines: Phrase[]): Odds => ({ type: 'odds', id: 1, number: 1, lines });
  const ask: AskAbout = (about, effort, isWanted) => {
    if (!isWanted()) return Promise.resolve(null);
    asked.push([about[0]![1], effort]);
    return Promise.resolve(answers.shift() ?? null);
  };

  beforeEach(() => {
    vi.useFakeTimers();
    [asked, answers] = [[], []];
    pointing = new Pointing(ask);
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  test('nothing is asked before the pointer rests, nor when it has left', async () => {
    pointing.point(AREA);
    await vi.advanceTimersByTimeAsync(REST - 1);
    pointing.point(null);
    await vi.advanceTimersByTimeAsync(5 * REST);
    expect([asked, pointing.lines]).toEqual([[], []]);
  });

  test('over many areas only the one where it rests is asked about', async () => {
    for (const area of [1, 2, 3, 4]) {
      pointing.point([['area', area]]);
      await vi.advanceTimersByTimeAsync(REST / 2);
    }
    answers = [odds(EXACT)];
    await vi.advanceTimersByTimeAsync(REST);
    expect(asked).toEqual([[4, 'quick']]);
  });

  test('exact odds are asked for once', async () => {
    answers = [odds(EXACT)];
    pointing.point(AREA);
    await vi.advanceTimersByTimeAsync(9 * REST);
    expect([asked, pointing.lines]).toEqual([[[3, 'quick']], [EXACT]]);
  });

  test('an estimate is shown, and then looked at more closely', async () => {
    answers = [odds(ROUGH), odds(EXACT)];
    pointing.point(AREA);
    await vi.advanceTimersByTimeAsync(REST);
    expect(pointing.lines).toEqual([ROUGH]);
    await vi.advanceTimersByTimeAsync(REST);
    expect([asked.length, pointing.lines]).toEqual([2, [EXACT]]);
  });

  test('what comes after the pointer has left is not shown', async () => {
    let answer: (found: Odds) => void = () => undefined;
    pointing = new Pointing(() => new Promise((resolve) => (answer = resolve)));
    pointing.point(AREA);
    await vi.advanceTimersByTimeAsync(REST);
    pointing.point(null);
    answer(odds(ROUGH));
    await vi.advanceTimersByTimeAsync(9 * REST);
    expect(pointing.lines).toEqual([]);
  });

  test('a busy server is asked again, not for ever', async () => {
    answers = [null, odds(EXACT)];
    pointing.point(AREA);
    await vi.advanceTimersByTimeAsync(REST + AGAIN);
    expect([asked.length, pointing.lines]).toEqual([2, [EXACT]]);
    pointing.point([['area', 5]]);
    await vi.advanceTimersByTimeAsync(20 * AGAIN);
    expect(asked).toHaveLength(5);
  });
});

// At what

describe('an area that is pointed at', () => {
  const war = {
    players: [{ side: 0 }, { side: 1 }],
    units: [{ owner: 0 }, { owner: 1 }, { owner: null }],
    ground: [{ units: [0] }, { units: [1] }, { units: [] }, { units: [2] }],
  } as unknown as WarView;
  const offers = [
    ['melee', 0, 1],
    ['charge', 0, 2],
    ['wait', 0],
  ].map((choice) => ({ choice })) as Offer[];
  const at = (area: number | null, question = 'Declaration.deed', seat: number | null = 0) =>
    pointedAt(war, seat, question, offers, ['unit-0', 'area-1'], area);

  test('is told of with the units that are picked', () => {
    expect(at(1)).toEqual([
      ['unit', 0],
      ['area', 1],
    ]);
  });

  test('has odds where enemies stand or a charge leads', () => {
    expect([0, 1, 2, 3].map((area) => at(area) !== null)).toEqual([false, true, true, true]);
    expect(at(null)).toBeNull();
  });

  test('has none while nothing is declared, or for who watches', () => {
    expect(at(1, 'OrderPhase.order')).toBeNull();
    expect(at(1, 'Declaration.deed', null)).toBeNull();
    expect(at(1, 'Activation.resolve')).not.toBeNull();
    expect(pointedAt(war, 0, 'Declaration.deed', [], [], 1)).toBeNull();
  });
});

// Where

describe('a box beside an area', () => {
  const sheet: Box = { x: 0, y: 0, width: 800, height: 600 };
  const size = { width: 200, height: 150 };
  const target: Box = { x: 350, y: 250, width: 100, height: 100 };
  const counter = (x: number, y: number): Box => ({ x, y, width: 40, height: 40 });

  test('lies on the right where nothing is covered', () => {
    expect(beside(target, size, sheet, [])).toEqual({ x: 458, y: 225 });
  });

  test('lies where it covers the fewest counters', () => {
    expect(beside(target, size, sheet, [counter(500, 280)]).x).toBeLessThan(target.x);
    const both = [counter(500, 280), counter(200, 280)];
    expect(beside(target, size, sheet, both).y).toBeLessThan(target.y - size.height);
  });

  test('lies on the sheet, and not over what is pointed at', () => {
    const corner: Box = { x: 700, y: 0, width: 100, height: 100 };
    expect(beside(corner, size, sheet, [])).toEqual({ x: 492, y: 0 });
    const laid = { ...size, x: 0, y: 0 }; // wherever it lay before
    expect(beside(corner, laid, sheet, [counter(550, 20)])).toEqual({ x: 600, y: 108 });
  });
});
