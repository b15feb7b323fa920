import { expect, test } from 'vitest';

import { nonce } from '../src/lobby/pledges.ts';
import * as wish from '../src/lobby/wish.ts';
import type { GameInfo, SeatInfo, TableInfo } from '../src/wire/types.ts';

const GAME: GameInfo = {
  name: 'battle_through_history',
  title: {},
  pitch: {},
  rules_version: 1,
  pack: 'hash',
  seat_counts: [2, 3],
  seat_names: { 2: ['first', 'second'], 3: ['first', 'second', 'third'] },
  scenarios: ['campaign'],
  draws_scenario: false,
  scenario_facts: {},
  scenario_sides: {},
  scenario_bots: {},
  options: [{ name: 'rounds', rule: 'BH-2.8', values: ['6', '8'] }],
  lessons: [],
  has_armies: false,
  bots: [],
};

test('the shortest way into a game is one human against one bot by the usual rules', () => {
  const plan = wish.quickPlan(GAME, 'Joan', 'hard');
  expect(wish.wishOf(plan, GAME)).toEqual({
    game: 'battle_through_history',
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'hard' }],
    scenario: 'campaign',
    options: {},
    pack: '',
    lesson: '',
    title: '',
    is_public: false,
    has_aids: true,
    undo: 'free',
    clock: { kind: 'none', days: 3, minutes: 30, seconds: 15 },
  });
  expect(plan.seats[0]!.name).toBe('Joan');
  expect(wish.isComplete(plan)).toBe(true);
});

test('a lesson is wished for with its own seats against an easy bot', () => {
  const lesson = { key: 'orders', title: {}, text: {}, seats: 2, steps: [] };
  const plan = wish.lessonPlan({ ...GAME, lessons: [lesson] }, lesson, 'Orders', 'Joan');
  expect(wish.wishOf(plan, GAME)).toMatchObject({
    seats: [{ kind: 'human' }, { kind: 'bot', level: 'easy' }],
    lesson: 'orders',
    title: 'Orders',
  });
});

test('a scenario leaves the seats that it names to bots, and one at least to somebody at this screen', () => {
  const plan = wish.usualPlan(GAME, 'Joan');
  plan.seats[1]!.who = 'link';
  wish.leaveToBots(plan, [1]);
  expect(plan.seats.map((seat) => seat.who)).toEqual(['me', 'bot', 'bot']);
  wish.leaveToBots(plan, [0]);
  expect(plan.seats.map((seat) => seat.who)).toEqual(['bot', 'me', 'bot']);
  expect(plan.seats[1]!.name).toBe('Joan');
});

test('everything that was chosen is wished for, and no seat that is not used', () => {
  const plan = wish.usualPlan({ ...GAME, scenarios: ['one', 'two'], draws_scenario: true }, '');
  expect(plan.scenario).toBe(''); // the rules decide
  plan.seats[1]!.who = 'link';
  plan.options['rounds'] = '8';
  Object.assign(plan, {
    scenario: 'two',
    title: ' Friday ',
    isPublic: true,
    hasAids: false,
    undo: 'ask',
    pack: 'mine',
  });
  expect(wish.wishOf(plan, GAME)).toMatchObject({
    seats: [{ kind: 'human' }, { kind: 'human' }],
    scenario: 'two',
    options: { rounds: '8' },
    pack: 'mine',
    title: 'Friday',
    is_public: true,
    has_aids: false,
    undo: 'ask',
  });
  expect(wish.isComplete(plan)).toBe(false);
  plan.count = 3;
  plan.seats[2]!.who = 'open';
  expect(wish.wishOf(plan, GAME).seats[2]).toEqual({ kind: 'open' });
});

const seat = (kind: SeatInfo['kind'], is_taken: boolean): SeatInfo => ({
  seat: 0,
  kind,
  name: '',
  level: '',
  is_taken,
  is_present: false,
  has_left: false,
});
const table = (status: TableInfo['status'], own: number | null, seats: SeatInfo[]): TableInfo =>
  ({ status, seat: own, seats: seats.map((one, number) => ({ ...one, seat: number })) }) as TableInfo;

test.each<[string, boolean, TableInfo]>([
  ['my seat is free', true, table('waiting', 1, [seat('human', true), seat('human', false)])],
  ['my seat is taken', false, table('waiting', 0, [seat('human', true), seat('open', false)])],
  ['I watch and a seat is open', true, table('waiting', null, [seat('human', true), seat('open', false)])],
  ['I watch and the free seat is of somebody else', false, table('waiting', null, [seat('human', false)])],
  ['the match is on', false, table('playing', null, [seat('human', true)])],
])('who may sit down: %s', (_, can, info) => expect(wish.canSitDown(info)).toBe(can));

test('the files of a chosen folder', () => {
  expect(wish.packPath('my pack/texts/en.ftl')).toBe('texts/en.ftl');
  expect(['cards.toml', '.git/x', 'a/.DS_Store', '__pycache__/x', ''].filter(wish.isPackFile)).toEqual(['cards.toml']);
});

test('a nonce is random and as the server wants it', () => {
  const nonces = new Set(Array.from({ length: 20 }, nonce));
  expect(nonces.size).toBe(20);
  for (const one of nonces) expect(one).toMatch(/^[0-9a-f]{32}$/);
});

test('a scenario whose sides have seats says how many play', () => {
  expect(wish.countsOf(GAME, [])).toEqual([2, 3]);
  expect(wish.countsOf(GAME, ['side-french', 'side-english', 'side-french'])).toEqual([3]);
});
