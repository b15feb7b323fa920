import { afterEach, expect, test, vi } from 'vitest';

import { addressOf, routeOf } from '../src/router.svelte.ts';
import * as lobby from '../src/wire/lobby.ts';

const answer = (status: number, body: unknown): Response => new Response(JSON.stringify(body), { status });

function server(reply: Response): ReturnType<typeof vi.fn<typeof fetch>> {
  const fetching = vi.fn<typeof fetch>(() => Promise.resolve(reply));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

afterEach(() => vi.unstubAllGlobals());

test.each<[() => Promise<unknown>, string]>([
  [() => lobby.listGames(), 'GET /api/games'],
  [() => lobby.listTables(), 'GET /api/tables'],
  [() => lobby.makeTable({ game: 'duel_of_time', seats: [{ kind: 'bot' }] }), 'POST /api/tables'],
  [() => lobby.readTable('abc'), 'GET /api/tables/abc'],
  [() => lobby.joinSeat('abc', 1, { name: 'Joan' }), 'POST /api/tables/abc/seats/1/join'],
  [() => lobby.rematch('abc', 'secret'), 'POST /api/tables/abc/rematch'],
  [() => lobby.fork('abc', { number: 3, seats: [] }, 'secret'), 'POST /api/tables/abc/fork'],
  [() => lobby.readJournal('abc', 'secret'), 'GET /api/tables/abc/journal'],
  [() => lobby.bringJournal('{}'), 'POST /api/journals'],
  [() => lobby.listScenarios('joan_of_arc'), 'GET /api/scenarios/joan_of_arc'],
  [() => lobby.readArmies('joan_of_arc'), 'GET /api/armies/joan_of_arc'],
  [() => lobby.checkArmy('joan_of_arc', { army: 'a', size: 'small', units: {} }), 'POST /api/armies/joan_of_arc/check'],
  [
    () => lobby.suggestArmy('joan_of_arc', { army: 'a', size: 'small', seed: '1' }),
    'POST /api/armies/joan_of_arc/suggest',
  ],
  [() => lobby.bringPack({ game: 'duel_of_time', files: {} }), 'POST /api/packs'],
])('%s', async (call, expected) => {
  const fetching = server(answer(200, {}));
  await call();
  const [path, init] = fetching.mock.calls[0]!;
  expect(`${init?.method} ${path as string}`).toBe(expected);
});

test('the token goes into the header, never into the address', async () => {
  const fetching = server(answer(200, {}));
  await lobby.readTable('abc', 'secret');
  const [path, init] = fetching.mock.calls[0]!;
  expect(new Headers(init?.headers).get('Authorization')).toBe('Bearer secret');
  expect(path).not.toContain('secret');
});

test('a refusal can be said', async () => {
  server(answer(409, { phrase: { key: 'error-seat-taken' } }));
  await expect(lobby.listTables()).rejects.toMatchObject({
    status: 409,
    problem: { phrase: { key: 'error-seat-taken' }, details: [], reasons: [] },
  });
});

test('an answer that says nothing, and none at all', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('<html>', { status: 502 })));
  await expect(lobby.listTables()).rejects.toMatchObject({ status: 502, problem: null });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
  await expect(lobby.listTables()).rejects.toMatchObject({ status: 0, problem: null });
});

test.each([
  ['/', '', { page: 'lobby' }],
  ['/table/0123456789ab', '#secret', { page: 'table', table: '0123456789ab', token: 'secret' }],
  ['/table/0123456789ab', '', { page: 'table', table: '0123456789ab', token: '' }],
  ['/new', '', { page: 'new', game: '' }],
  ['/new/duel_of_time', '', { page: 'new', game: 'duel_of_time' }],
  ['/invite/0123456789ab', '', { page: 'invite', table: '0123456789ab' }],
  ['/credits', '', { page: 'credits' }],
  ['/table/..', '', { page: 'nowhere' }],
  ['/table', '', { page: 'nowhere' }],
  ['/invite/x', '', { page: 'nowhere' }],
] as const)('%s%s', (path, hash, route) => {
  expect(routeOf(path, hash)).toEqual(route);
  if (route.page !== 'nowhere') expect(addressOf(route)).toBe(path + hash);
});
