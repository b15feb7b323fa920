import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

import { Connection, FIRST_WAIT, LineBroken, LONGEST_WAIT, socketAddress } from '../src/wire/connection.ts';
import { Table } from '../src/wire/table.svelte.ts';
import type { Situation, TableInfo } from '../src/wire/types.ts';
import { line, welcomeTo } from './messages.ts';
import { FakeSocket } from './socket.ts';

const info = { table: 'abc', game: 'duel_of_time', pack: 'p' } as TableInfo;
const welcome = welcomeTo(info);
const situation = (number: number): Situation => ({ number, view: {}, asked: 0, undo: {} });

beforeEach(() => {
  FakeSocket.all = [];
  vi.useFakeTimers();
  vi.stubGlobal('location', { protocol: 'https:', host: 'example.org' });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a connection', () => {
  const listener = { seen: () => 7, receive: vi.fn(), status: vi.fn() };
  const connect = (): Connection => new Connection('ws://table', 'secret', listener, FakeSocket.open);

  beforeEach(() => vi.resetAllMocks());

  test('says hello, and is open once it is welcome', () => {
    const connection = connect();
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'secret', seen: 7 }]);
    expect(connection.status).toBe('connecting');
    FakeSocket.last.tell(welcome);
    expect(connection.status).toBe('open');
    expect(listener.status).toHaveBeenCalledExactlyOnceWith('open');
  });

  test('brings each answer to its question', async () => {
    const connection = connect();
    FakeSocket.last.welcome(welcome);
    const why = connection.ask({ type: 'why', choice: ['play', 1] });
    const choose = connection.ask({ type: 'choose', number: 3, choice: ['play', 2] });
    const [, first, second] = FakeSocket.last.sent as { id: number }[];
    FakeSocket.last.tell({ type: 'accepted', id: second!.id, number: 4 });
    FakeSocket.last.tell({ type: 'refused', id: first!.id, rule: 'DT-2.1', phrase: { key: 'no' }, is_stale: false });
    expect(await choose).toMatchObject({ type: 'accepted', number: 4 });
    expect(await why).toMatchObject({ type: 'refused', rule: 'DT-2.1' });
  });

  test('comes back after longer and longer waits, and soon again after a welcome', () => {
    vi.spyOn(Math, 'random').mockReturnValue(1);
    connect();
    for (const wait of [FIRST_WAIT, 2 * FIRST_WAIT, 4 * FIRST_WAIT]) {
      const before = FakeSocket.all.length;
      FakeSocket.last.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(wait - 1);
      expect(FakeSocket.all).toHaveLength(before);
      vi.advanceTimersByTime(1);
      expect(FakeSocket.all).toHaveLength(before + 1);
    }
    FakeSocket.last.welcome(welcome);
    FakeSocket.last.onclose?.({ code: 1012 });
    vi.advanceTimersByTime(FIRST_WAIT);
    expect(FakeSocket.all).toHaveLength(5);
    for (let i = 0; i < 20; i++) {
      FakeSocket.last.onclose?.({ code: 1006 });
      vi.advanceTimersByTime(LONGEST_WAIT);
    }
    expect(FakeSocket.all).toHaveLength(25);
  });

  test('can be told to try at once', () => {
    const connection = connect();
    FakeSocket.last.onclose?.({ code: 1006 });
    connection.retry();
    expect(FakeSocket.all).toHaveLength(2);
    connection.retry();
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(FakeSocket.all).toHaveLength(2);
  });

  test('a broken line breaks the questions, before and after', async () => {
    const connection = connect();
    FakeSocket.last.welcome(welcome);
    const asked = connection.ask({ type: 'undo', number: 3 });
    FakeSocket.last.onclose?.({ code: 1006 });
    await expect(asked).rejects.toThrow(LineBroken);
    await expect(connection.ask({ type: 'undo', number: 3 })).rejects.toThrow(LineBroken);
  });

  test('stays away when the server does not want it, and keeps what it said', () => {
    const connection = connect();
    FakeSocket.last.onopen?.();
    FakeSocket.last.tell({ type: 'closed', phrase: { key: 'error-no-such-table' } });
    FakeSocket.last.onclose?.({ code: 1008 });
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect(FakeSocket.all).toHaveLength(1);
    expect([connection.status, connection.farewell?.phrase.key]).toEqual(['closed', 'error-no-such-table']);
  });

  test('hangs up for good', () => {
    const connection = connect();
    const socket = FakeSocket.last;
    connection.close();
    socket.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(LONGEST_WAIT);
    expect([socket.closedWith, FakeSocket.all.length, connection.status]).toEqual([1000, 1, 'closed']);
  });
});

describe('a table', () => {
  const sit = (): Table => {
    const table = new Table('abc', 'secret', FakeSocket.open);
    FakeSocket.last.welcome(welcome);
    return table;
  };

  test('lies where the page comes from', () => {
    sit();
    expect(FakeSocket.last.address).toBe('wss://example.org/ws/abc');
    expect(socketAddress('abc', { protocol: 'http:', host: 'localhost:8000' } as Location)).toMatch(/^ws:/);
  });

  test('knows what it was told', () => {
    const table = sit();
    FakeSocket.last.tell({ type: 'said', number: 1, seat: 1, name: 'Joan', text: 'hello', at: 0 });
    FakeSocket.last.tell({ type: 'table', table: { ...info, title: 'Friday' } });
    expect([table.line, table.ownSeat, table.printed]).toEqual(['open', 0, { cards: 8 }]);
    expect([table.info?.title, table.chat.map((said) => said.text)]).toEqual(['Friday', ['hello']]);
  });

  test('its log is replaced from a number on', () => {
    const table = sit();
    FakeSocket.last.tell({
      type: 'update',
      log_from: 0,
      log: [line(0, 'a'), line(1, 'b'), line(1, 'c')],
      situation: situation(1),
    });
    FakeSocket.last.tell({ type: 'update', log_from: 2, log: [line(2, 'd')], situation: situation(2) });
    expect(table.log.map((known) => known.event)).toEqual(['a', 'b', 'c', 'd']);
    FakeSocket.last.tell({ type: 'update', log_from: 1, log: [line(3, 'e')], situation: situation(3) });
    expect(table.log.map((known) => known.event)).toEqual(['a', 'e']);
  });

  test('what came while the line was open is news, and what was missed is not', () => {
    const table = sit();
    FakeSocket.last.tell({ type: 'update', log_from: 0, log: [line(1, 'a')], situation: situation(1) });
    expect(table.latest).toEqual([]);
    FakeSocket.last.tell({ type: 'update', log_from: 1, log: [line(1, 'a'), line(2, 'b')], situation: situation(2) });
    expect(table.latest).toEqual([line(2, 'b')]);
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(FIRST_WAIT);
    FakeSocket.last.welcome(welcome);
    FakeSocket.last.tell({ type: 'update', log_from: 3, log: [line(3, 'c')], situation: situation(3) });
    expect([table.latest, table.log.length]).toEqual([[], 3]);
  });

  test('who missed too much begins anew and can read the rest', () => {
    const table = sit();
    FakeSocket.last.tell({ type: 'update', log_from: 0, log: [line(1, 'a')], situation: situation(1) });
    FakeSocket.last.tell({ type: 'update', log_from: 50, log: [line(50, 'z')], situation: situation(60) });
    expect([table.log.map((known) => known.event), table.logFrom]).toEqual([['z'], 50]);
  });

  test('asks for the rest after a break', () => {
    sit();
    FakeSocket.last.tell({ type: 'update', log_from: 0, log: [line(5, 'a')], situation: situation(5) });
    FakeSocket.last.onclose?.({ code: 1006 });
    vi.advanceTimersByTime(FIRST_WAIT);
    FakeSocket.last.onopen?.();
    expect(FakeSocket.last.sent).toEqual([{ type: 'hello', token: 'secret', seen: 5 }]);
  });

  test('reads what lies before', async () => {
    const table = sit();
    FakeSocket.last.tell({ type: 'update', log_from: 8, log: [line(8, 'c')], situation: situation(8) });
    const reading = table.readOlder();
    const asked = FakeSocket.last.sent.at(-1) as { id: number };
    expect(asked).toMatchObject({ type: 'read', before: 8 });
    FakeSocket.last.tell({ type: 'log', id: asked.id, first: 0, log: [line(1, 'a'), line(2, 'b')] });
    await reading;
    expect(table.log.map((known) => known.event)).toEqual(['a', 'b', 'c']);
  });
});
