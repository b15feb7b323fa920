/** What the shared table works out by itself. */

import { readFileSync } from 'node:fs';

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import type { GuideStep } from '../src/games/board.ts';
import { clockFace, isOverdue, secondsLeft } from '../src/table/seats/clocks.ts';
import { stepFor } from '../src/table/asking/guide.ts';
import { NoJournal, readJournal, type Journal } from '../src/table/fairness/journal.ts';
import { commandOf } from '../src/table/keys.ts';
import { samePlaces, wishFor } from '../src/table/windows/leaving.ts';
import { keyed, moments, since, stepped } from '../src/table/log/lines.ts';
import { FEWEST, luckOf } from '../src/table/fairness/luck.ts';
import { keep, recall } from '../src/table/memory.ts';
import { grouped, isSame, LONG } from '../src/table/asking/offers.ts';
import { Play } from '../src/table/play.svelte.ts';
import { settings } from '../src/table/settings.svelte.ts';
import { isOnePerson, nextSitter, tokensFor } from '../src/table/seats/sitting.ts';
import { verify } from '../src/table/fairness/verify.ts';
import { chapterOf, found, ruleIn } from '../src/texts/rulebook.ts';
import { phrased } from '../src/texts/shelf.ts';
import { Table } from '../src/wire/table.svelte.ts';
import type { Offer, RulebookText, Situation, TableInfo } from '../src/wire/types.ts';
import { line, welcomeTo } from './messages.ts';
import { FakeSocket } from './socket.ts';

describe('the log', () => {
  const log = [line(1), line(1), line(4), line(7)];

  test('has moments, and steps between them', () => {
    expect(moments(log)).toEqual([1, 4, 7]);
    expect(stepped([1, 4, 7], null, -1)).toBe(4);
    expect(stepped([1, 4, 7], 4, -1)).toBe(1);
    expect(stepped([1, 4, 7], 1, -1)).toBe(1);
    expect(stepped([1, 4, 7], 5, -1)).toBe(1);
    expect(stepped([1, 4, 7], 4, 1)).toBeNull();
    expect(stepped([], null, -1)).toBeNull();
  });

  test('each line has a key of its own', () => {
    expect(keyed(log).map(({ key }) => key)).toEqual(['1-0', '1-1', '4-0', '7-0']);
  });

  test('what was missed', () => expect(since(log, 1).map(({ number }) => number)).toEqual([4, 7]));
});

describe('offers', () => {
  const offer = (verb: string, card: number, place: number): Offer => ({
    choice: [verb, card, place],
    phrase: phrased('choice-play', { seat: phrased('seat-red'), card: phrased(`card-${card}`), place }),
    rule: 'DT-2.2',
  });

  test('a short list is one group', () => {
    const short = Array.from({ length: LONG }, (_, place) => offer('play', 1, place));
    expect(grouped(short)).toMatchObject([{ name: null, offers: { length: LONG } }]);
  });

  test('a long one is grouped by what its offers begin with, and keeps its numbers', () => {
    const long = [1, 2].flatMap((card) => Array.from({ length: 6 }, (_, place) => offer('play', card, place)));
    const groups = grouped([...long, { ...offer('pass', 0, 0), choice: ['pass'], phrase: phrased('choice-pass') }]);
    expect(groups.map((group) => [group.name?.key, group.offers.length, group.offers[0]?.number])).toEqual([
      ['card-1', 6, 1],
      ['card-2', 6, 7],
      [undefined, 1, 13],
    ]);
  });

  test('are the same if they say the same', () => {
    expect([isSame(['play', 1], ['play', 1]), isSame(['play', 1], ['play', '1'])]).toEqual([true, false]);
  });
});

describe('clocks', () => {
  const clock = { left: [100, 50], running: 1, at: 0, overdue: [] };

  test('only the running one goes on', () => {
    expect([secondsLeft(clock, 0, 20_000), secondsLeft(clock, 1, 20_000)]).toEqual([100, 30]);
    expect([isOverdue(clock, 1, 49_000), isOverdue(clock, 1, 50_000), isOverdue(clock, 0, 1e9)]).toEqual([
      false,
      true,
      false,
    ]);
  });

  test.each([
    [65, '1:05'],
    [3725, '1:02:05'],
    [0.4, '0:00'],
  ])('%d seconds are %s', (seconds, face) => expect(clockFace(seconds)).toBe(face));
});

describe('the rulebook', () => {
  const book: RulebookText = {
    chapters: [
      {
        number: '1',
        title: 'Set-up',
        rules: [
          { id: 'DT-1.1', text: 'The front has spaces.', rulings: [{ id: 'M-2', text: 'Five of them.' }] },
          { id: 'DT-1.2', text: 'Éine Regel.', rulings: [] },
        ],
      },
      { number: '10', title: '', rules: [{ id: 'DT-10.1', text: 'Scores.', rulings: [] }] },
    ],
  };

  test('has chapters and rules', () => {
    expect(found(book, '')).toEqual(book.chapters);
    expect([chapterOf(book, 'DT-10.1'), chapterOf(book, 'DT-1.2'), chapterOf(book, '')]).toEqual(['10', '1', '']);
    expect([ruleIn(book, 'DT-1.2')?.text, ruleIn(book, 'DT-9.9')]).toEqual(['Éine Regel.', undefined]);
  });

  test.each([
    ['SPACES front', ['DT-1.1']],
    ['eine', ['DT-1.2']],
    ['10.1', ['DT-10.1']],
    ['set-up', ['DT-1.1', 'DT-1.2']],
    ['m-2 five', ['DT-1.1']],
    ['nothing', []],
  ])('the search for %j', (search, ids) => {
    expect(found(book, search).flatMap(({ rules }) => rules.map(({ id }) => id))).toEqual(ids);
  });
});

describe('keys', () => {
  const press = (key: string, more = {}): ReturnType<typeof commandOf> =>
    commandOf({ key, ctrlKey: false, metaKey: false, altKey: false, defaultPrevented: false, ...more });

  test('stand for commands and offers', () => {
    expect([press('z'), press('Z'), press('?'), press('3'), press('0'), press('x')]).toEqual([
      'undo',
      'undo',
      'help',
      3,
      null,
      null,
    ]);
  });

  test('leave the keys of the browser and of the board alone', () => {
    expect([press('r', { ctrlKey: true }), press('1', { defaultPrevented: true })]).toEqual([null, null]);
  });
});

describe('several seats at one screen', () => {
  const sitter = (name: string, isAsked = false, mustAnswer = false) => ({ name, isAsked, mustAnswer });
  const own = { table: 't', game: 'g', title: '', at: 0, seats: [] };

  test('who must answer comes before who is asked, and who sits there stays', () => {
    expect(nextSitter([sitter('A', true), sitter('B')], 1)).toBe(0);
    expect(nextSitter([sitter('A', true), sitter('B', false, true)], 0)).toBe(1);
    expect(nextSitter([sitter('A'), sitter('B')], 1)).toBe(1);
  });

  test('one person needs no curtain', () => {
    expect(isOnePerson([sitter('A'), sitter('A')])).toBe(true);
    expect(isOnePerson([sitter('A'), sitter('B')])).toBe(false);
    expect(isOnePerson([sitter(''), sitter('')])).toBe(false);
  });

  test('the secrets of all own seats are used, if the address has one of them', () => {
    const seats = [
      { seat: 0, token: 'a', name: '' },
      { seat: 1, token: 'b', name: '' },
    ];
    expect(tokensFor('b', { ...own, seats })).toEqual(['b', 'a']);
    expect(tokensFor('watch', { ...own, seats })).toEqual(['watch']);
    expect(tokensFor('b', undefined)).toEqual(['b']);
  });
});

describe('a fork', () => {
  const seats = [
    { seat: 0, kind: 'human' },
    { seat: 1, kind: 'human' },
    { seat: 2, kind: 'bot', level: 'hard' },
  ];

  test('has the same players, if nothing else is wished', () => {
    const places = samePlaces({ seats } as TableInfo, [0]);
    expect(places).toEqual(['here', 'link', 'hard']);
    expect(places.map(wishFor)).toEqual([{ kind: 'human' }, { kind: 'human' }, { kind: 'bot', level: 'hard' }]);
  });
});

describe('the guide', () => {
  const step = (key: string, question: string): GuideStep => ({
    key,
    rule: '',
    fits: (_, asked) => asked === question,
  });
  const broken: GuideStep = {
    key: 'broken',
    rule: '',
    fits: () => {
      throw new Error('no such view');
    },
  };
  const steps = [broken, step('guide-a', 'Turn.placement'), step('guide-b', 'Turn.placement')];

  test('shows the first step that fits and is not understood yet', () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(stepFor(steps, [], {}, 'Turn.placement', 0)?.key).toBe('guide-a');
    expect(stepFor(steps, ['guide-a'], {}, 'Turn.placement', 0)?.key).toBe('guide-b');
    expect(stepFor(steps, [], {}, 'other', 0)).toBeNull();
    vi.restoreAllMocks();
  });
});

describe('memory', () => {
  test('a browser that keeps nothing works too', () => {
    vi.stubGlobal('localStorage', undefined);
    keep('key', 1);
    expect(recall('key', 2)).toBe(2);
    vi.unstubAllGlobals();
  });
});

// The dice

const stored = (path: string): string => readFileSync(new URL(path, import.meta.url), 'utf8');
const exported = stored('./fixtures/table_exported.match');
const ofForm2 = stored('./fixtures/table_of_form_2.match');
const battle = stored('../../tests/golden/battle_through_history-v1-campaign-usual.match');

describe('the check of the dice', () => {
  test.each([
    ['an exported journal', exported, 1],
    ['a journal of form 2', ofForm2, 2],
    ['a battle with dice', battle, 1],
  ])('finds %s sound', async (_, text, form) => {
    const journal = readJournal(text);
    const report = await verify(journal);
    expect(report.problems).toEqual([]);
    expect(report.form).toBe(form);
    expect(report.draws).toBe(journal.entries.filter((entry) => entry.kind === 'chance').length);
    expect(Object.values(report.purposes).reduce((sum, count) => sum + count)).toBe(report.draws);
  });

  const altered = (change: (journal: Journal, draws: Journal['entries']) => void, text = exported): Journal => {
    const journal = readJournal(text);
    change(
      journal,
      journal.entries.filter((entry) => entry.kind === 'chance'),
    );
    return journal;
  };

  test.each<[string, Journal, string[]]>([
    ['another key', altered(({ fair }) => (fair.key = fair.key!.replace(/^../, '00'))), ['web-table-verify-key']],
    ['another result', altered((_, draws) => (draws[2]!.result = [7])), ['web-table-verify-result']],
    ['other odds', altered((_, draws) => (draws[2]!.weights = [[9, 1, 1, 1, 1, 1, 1, 1]])), ['web-table-verify-proof']],
    [
      'no odds',
      altered((_, draws) => (draws[2]!.weights = [[0, 0, 0, 0, 0, 0, 0, 0]])),
      ['web-table-verify-proof', 'web-table-verify-weights'],
    ],
    ['another proof', altered((_, draws) => (draws[2]!.proof = '00')), ['web-table-verify-proof']],
    [
      'a draw left out',
      altered(({ entries }, draws) => entries.splice(entries.indexOf(draws[2]!), 1)),
      ['web-table-verify-number', 'web-table-verify-draw'],
    ],
    ['a kind nobody knows', altered((_, draws) => (draws.at(-1)!.kind = 'chanse')), ['web-table-verify-kind']],
    ['a field nobody knows', altered((_, draws) => Object.assign(draws[0]!, { x: 1 })), ['web-table-verify-kind']],
    ['another share of the bot', altered(({ fair }) => (fair.nonces[1] = '00'), ofForm2), ['web-table-verify-fixed']],
    ['another match', altered(({ fair }) => (fair.match = '00'), ofForm2), ['web-table-verify-key']],
    ['a share that was not fixed', altered(({ fair }) => (fair.fixed![1] = null), ofForm2), ['web-table-verify-key']],
    ['the old form', altered(({ fair }) => (fair.form = 1), ofForm2), ['web-table-verify-key']],
    ['a form of tomorrow', altered(({ fair }) => (fair.form = 3), ofForm2), ['web-table-verify-form-unknown']],
    ['a share too many', altered(({ fair }) => fair.nonces.push('')), ['web-table-verify-seats']],
  ])('finds %s', async (_, journal, keys) => {
    const found = new Set((await verify(journal)).problems.map((problem) => problem.key));
    for (const key of keys) expect(found).toContain(key);
  });

  test('a nonce in other letters is written as in the formula', async () => {
    const journal = readJournal(exported);
    journal.fair.nonces[0] = 'ä\u2028';
    expect((await verify(journal)).problems[0]?.key).toBe('web-table-verify-proof');
  });

  test('a commitment of form 2 cannot be opened as one of the old form', async () => {
    const { fair } = readJournal(ofForm2);
    const text = JSON.stringify(['timefront fair dice 2', fair.match, fair.key, fair.fixed]);
    const key = Buffer.from(text).toString('hex'); // whose hash is the commitment
    const { match, commitment, nonces } = fair;
    const journal = { fair: { match, commitment, nonces, key }, seats: 2, entries: [], strange: [] };
    expect((await verify(journal)).problems.map((problem) => problem.key)).toEqual(['web-table-verify-key']);
  });

  test('a line of another kind is found', async () => {
    const journal = readJournal(`${exported}{"entries":[],"hidden":[]}\n{"more":1}\n`);
    const lines = (await verify(journal)).problems.filter((problem) => problem.key === 'web-table-verify-line');
    expect(lines.map((problem) => problem.arguments?.['line'])).toEqual([3, 4]);
  });

  test('a torn last line does not count, and what is no journal is none', () => {
    expect(readJournal(`${exported}{"entries":[{`).entries).toHaveLength(readJournal(exported).entries.length);
    expect(() => readJournal('{"timefront":1}\n')).toThrow(NoJournal);
  });
});

describe('the luck of the dice', () => {
  const rolled = (results: number[]): Journal => ({
    fair: { match: '', commitment: '', nonces: [] },
    seats: 0,
    strange: [],
    entries: results.map((result, number) => ({
      number,
      kind: 'chance',
      values: [[1, 2, 3, 4, 5, 6]],
      weights: [[1, 1, 1, 1, 1, 1]],
      result: [result],
    })),
  });

  test('even results are usual, a streak is not', () => {
    expect(luckOf(rolled([1, 2, 3, 4, 5, 6]))).toEqual([{ faces: 6, rolls: 6, percent: 100 }]);
    expect(luckOf(rolled([6, 6, 6, 6, 6, 6, 6, 6]))[0]!.percent).toBeLessThan(2);
    expect(luckOf(rolled(Array.from({ length: FEWEST - 1 }, () => 6)))).toEqual([]);
  });

  test('the dice of a battle are two, and cards are none', () => {
    expect(luckOf(readJournal(battle)).map(({ faces }) => faces)).toEqual(expect.arrayContaining([4, 6]));
    expect(luckOf(readJournal(exported))).toEqual([]);
  });
});

// A seat at the table

describe('a seat', () => {
  const info = {
    table: 'abc',
    game: 'duel_of_time',
    seats: [{ name: 'Ann' }, { name: '' }],
    has_aids: true,
  } as TableInfo;
  const welcome = welcomeTo(info, { has_odds: true });
  const offers: Offer[] = [
    { choice: ['play', 1], phrase: { key: 'choice-play' }, rule: 'DT-2.2' },
    { choice: ['play', 2], phrase: { key: 'choice-play' }, rule: 'DT-2.2', seals: true },
  ];
  const situation = (number: number): Situation => ({
    number,
    view: { turn: number },
    asked: 0,
    undo: { reason: { key: 'refusal-undo-nothing' } },
    prompt: { question: 'Turn.placement', phrase: { key: 'prompt' }, rules: [], offers },
  });
  const voice = { say: () => 'words' };
  let play: Play;

  const sent = (): { type: string; id: number; number?: number }[] =>
    FakeSocket.last.sent as { type: string; id: number; number?: number }[];
  const answered = async (): Promise<void> => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
  };

  beforeEach(() => {
    vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
    play = new Play(new Table('abc', 'secret', FakeSocket.open), voice);
    FakeSocket.last.welcome(welcome);
    FakeSocket.last.tell({ type: 'update', log_from: 0, log: [line(1), line(3)], situation: situation(3) });
  });

  afterEach(() => {
    vi.unstubAllGlobals();
    vi.useRealTimers();
    settings.set({ asksBeforeSealing: true, animates: true });
  });

  test('sees the position with what is printed, and no news at first', () => {
    expect([play.view, play.latest, play.offers]).toEqual([{ cards: 8, turn: 3 }, [], offers]);
    FakeSocket.last.tell({ type: 'update', log_from: 4, log: [line(4)], situation: situation(4) });
    expect(play.latest).toEqual([line(4)]);
    settings.set({ animates: false });
    expect(play.latest).toEqual([]);
  });

  test('chooses for the position that it sees, one thing at a time', async () => {
    play.choose(['play', 1]);
    play.choose(['play', 1]);
    expect(sent().slice(1)).toEqual([{ type: 'choose', id: 1, number: 3, choice: ['play', 1] }]);
    FakeSocket.last.tell({
      type: 'refused',
      id: 1,
      rule: '',
      phrase: { key: 'refusal-position-changed' },
      is_stale: true,
    });
    await answered();
    expect([play.isChoosing, play.notice?.phrase.key]).toEqual([false, 'refusal-position-changed']);
  });

  test('chooses at the next position although the answer to its last choice has not come yet', () => {
    play.choose(['play', 1]);
    FakeSocket.last.tell({ type: 'update', log_from: 4, log: [line(4)], situation: situation(4) });
    play.choose(['play', 1]);
    expect(sent().map(({ number }) => number)).toEqual([undefined, 3, 4]);
    expect(play.isChoosing).toBe(true);
  });

  test('is asked before what cannot be taken back, unless it does not want to be', () => {
    play.choose(['play', 2]);
    expect([play.confirming, sent().length]).toEqual([offers[1], 1]);
    play.confirm();
    expect([play.confirming, sent().at(-1)?.type]).toEqual([null, 'choose']);
    settings.set({ asksBeforeSealing: false });
    expect(settings.asksBeforeSealing).toBe(false);
  });

  test('hears why something is not possible, and asks only once', async () => {
    play.choose(['play', 9]);
    FakeSocket.last.tell({ type: 'refused', id: 1, rule: 'DT-2.4', phrase: { key: 'refusal-no' }, is_stale: false });
    await answered();
    expect(play.notice).toEqual({ phrase: { key: 'refusal-no' }, rule: 'DT-2.4', isRefusal: true });
    play.notice = null;
    play.explain(['play', 9]);
    expect([play.notice, sent().length]).toEqual([
      { phrase: { key: 'refusal-no' }, rule: 'DT-2.4', isRefusal: true },
      2,
    ]);
  });

  test('looks back and returns', async () => {
    play.step(-1);
    expect(sent().at(-1)).toMatchObject({ type: 'travel', number: 1 });
    FakeSocket.last.tell({ type: 'travelled', id: 1, number: 1, view: { turn: 1 } });
    await answered();
    expect([play.view, play.offers]).toEqual([{ cards: 8, turn: 1 }, []]);
    play.step(1);
    expect([play.past, play.view]).toEqual([null, { cards: 8, turn: 3 }]);
  });

  test('of several journeys the last counts, and a return ends them', async () => {
    void play.travel(1);
    play.toNow();
    FakeSocket.last.tell({ type: 'travelled', id: 1, number: 1, view: { turn: 1 } });
    await answered();
    expect(play.past).toBeNull();
  });

  test('says why nothing can be taken back', () => {
    play.undo();
    expect(play.notice?.phrase.key).toBe('refusal-undo-nothing');
  });

  test('resigns at the next position where a bot moved at the same moment', async () => {
    vi.useFakeTimers();
    const changed = { type: 'refused', rule: '', phrase: { key: 'refusal-position-changed' }, is_stale: true } as const;
    const resigned = () => sent().flatMap(({ type, number }) => (type === 'resign' ? [number] : []));
    void play.resign();
    FakeSocket.last.tell({ type: 'update', log_from: 4, log: [line(4)], situation: situation(4) });
    FakeSocket.last.tell({ ...changed, id: sent().at(-1)!.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(resigned()).toEqual([3, 4]);
    FakeSocket.last.tell({ ...changed, id: sent().at(-1)!.id });
    await vi.advanceTimersByTimeAsync(0);
    expect(resigned(), 'the new position is not known yet').toEqual([3, 4]);
    FakeSocket.last.tell({ type: 'update', log_from: 5, log: [line(5)], situation: situation(5) });
    await vi.advanceTimersByTimeAsync(2000);
    expect(resigned()).toEqual([3, 4, 5]);
    FakeSocket.last.tell({ type: 'accepted', id: sent().at(-1)!.id, number: 6 });
    await vi.advanceTimersByTimeAsync(5000);
    expect([resigned(), play.notice]).toEqual([[3, 4, 5], null]);
  });

  test('a refused resignation is said, and not sent again', async () => {
    void play.resign();
    const phrase = { key: 'refusal-resigned-already' };
    FakeSocket.last.tell({ type: 'refused', id: 1, rule: '', phrase, is_stale: false });
    await answered();
    expect([sent().length, play.notice?.phrase]).toEqual([2, phrase]);
  });

  test('a broken line is no fault of the player', async () => {
    play.choose(['play', 1]);
    FakeSocket.last.onclose?.({ code: 1006 });
    await answered();
    expect([play.notice?.phrase.key, play.isChoosing]).toEqual(['web-table-line-broken', false]);
    play.table.connection.close();
  });

  test('odds are asked for again where the bots were busy, and those of another position are not shown', async () => {
    vi.useFakeTimers();
    void play.askOdds(3);
    await vi.advanceTimersByTimeAsync(0);
    const busy = { type: 'refused', rule: '', phrase: { key: 'refusal-bots-busy' }, is_stale: false } as const;
    FakeSocket.last.tell({ ...busy, id: sent().at(-1)!.id });
    await vi.advanceTimersByTimeAsync(2000);
    FakeSocket.last.tell({ type: 'odds', id: sent().at(-1)!.id, number: 3, lines: [{ key: 'odds' }] });
    await vi.advanceTimersByTimeAsync(0);
    expect([play.odds?.lines.length, play.notice]).toEqual([1, null]);
    void play.askOdds(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(sent().filter(({ type }) => type === 'ask-odds')).toHaveLength(2);
  });

  test('a hint is for the position that it was asked for', async () => {
    void play.askHint();
    await answered();
    FakeSocket.last.tell({ type: 'hint', number: 2, lines: [], visits: 0, id: sent().at(-1)!.id });
    await answered();
    expect([play.hint, play.isHinting]).toEqual([null, false]);
  });

  test('is not asked while a bot plays for it', () => {
    FakeSocket.last.tell({ type: 'table', table: { ...info, seats: [{ ...info.seats[0]!, has_left: true }] } });
    expect([play.isStoodIn, play.prompt]).toEqual([true, null]);
  });
});
