import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { tablesIn, type KeptTable } from '../src/lobby/kept.svelte.ts';

type Module = typeof import('../src/lobby/kept.svelte.ts');

const AT = { table: '0123456789ab', game: 'duel_of_time', title: 'Friday' };
const MADE = {
  table: AT.table,
  seats: [
    { seat: 0, token: 'mine' },
    { seat: 1, token: 'theirs' },
  ],
  watch: 'watch',
  commitment: '',
};

/** A browser's storage and the module as a new page finds it. */
async function opened(stored: Record<string, string> = {}): Promise<Module & { stored: Record<string, string> }> {
  vi.resetModules();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
  });
  return { ...(await import('../src/lobby/kept.svelte.ts')), stored };
}

beforeEach(() => void vi.useFakeTimers({ now: 1000 }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a new table is remembered with all its secrets, and a seat of mine is no link any more', async () => {
  const { kept, stored } = await opened();
  kept.made(MADE, AT.game, AT.title);
  kept.sat(AT, { seat: 0, token: 'mine', name: 'Joan' });
  expect(tablesIn(stored['timefront.tables']!)).toEqual([
    {
      ...AT,
      seats: [{ seat: 0, token: 'mine', name: 'Joan' }],
      links: [{ seat: 1, token: 'theirs' }],
      watch: 'watch',
      at: 1000,
    },
  ]);
  expect(kept.holds(AT.table, 'mine')).toBe(true);
  expect(kept.holds(AT.table, 'theirs')).toBe(false);
});

test('who was invited has a seat and no links', async () => {
  const { kept } = await opened();
  kept.sat(AT, { seat: 1, token: 'theirs', name: '' });
  expect(kept.tables).toEqual([{ ...AT, seats: [{ seat: 1, token: 'theirs', name: '' }], at: 1000 }]);
});

test('the last visited table comes first, and a table can be forgotten', async () => {
  const { kept, stored } = await opened();
  for (const table of ['a', 'b', 'a']) kept.sat({ ...AT, table }, { seat: 0, token: table, name: '' });
  expect(kept.tables.map((known) => known.table)).toEqual(['a', 'b']);
  kept.forget('a');
  expect(tablesIn(stored['timefront.tables']!).map((known) => known.table)).toEqual(['b']);
});

test('what another tab has written is not lost', async () => {
  const { kept, stored } = await opened();
  const other: KeptTable = { ...AT, table: 'other', seats: [], at: 1 };
  stored['timefront.tables'] = JSON.stringify([other]);
  kept.sat(AT, { seat: 0, token: 'mine', name: '' });
  expect(kept.tables.map((known) => known.table)).toEqual([AT.table, 'other']);
});

test('only so many tables are remembered', async () => {
  const { kept, MOST } = await opened();
  for (let number = 0; number <= MOST; number++) kept.made({ ...MADE, table: `t${number}` }, AT.game, '');
  expect(kept.tables).toHaveLength(MOST);
  expect(kept.find('t0')).toBeUndefined();
});

test.each([
  null,
  '',
  '{',
  '{}',
  '[1, null]',
  '[{"table": "a"}]',
  '[{"table":"a","game":"","title":"","at":1,"seats":[{}]}]',
])('what is not understood is left out: %s', (stored) => expect(tablesIn(stored)).toEqual([]));

test('a browser that keeps nothing knows it for as long as the page is open', async () => {
  vi.resetModules();
  vi.stubGlobal('localStorage', undefined);
  const { kept } = await import('../src/lobby/kept.svelte.ts');
  kept.name = 'Joan';
  kept.sat(AT, { seat: 0, token: 'mine', name: 'Joan' });
  expect([kept.name, kept.tables.length]).toEqual(['Joan', 1]);
});
