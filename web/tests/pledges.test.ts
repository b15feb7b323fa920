/** What the browser keeps before it gives its share of chance, and what it finds at the end. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { FairnessInfo, TableInfo } from '../src/wire/types.ts';

type Module = typeof import('../src/lobby/pledges.ts');

const FAIR: FairnessInfo = {
  match: 'm',
  commitment: 'c',
  form: 2,
  fixed: [null, 'bot', null, null],
  nonces: ['', 'bot', 'early', ''],
};
const INFO = {
  table: '0123456789ab',
  fairness: FAIR,
  seats: [false, true, true, false].map((is_taken, seat) => ({ seat, is_taken })),
} as TableInfo;

let stored: Record<string, string> = {};

/** The module as a new page finds it. */
async function opened(): Promise<Module> {
  vi.resetModules();
  return import('../src/lobby/pledges.ts');
}

beforeEach(() => {
  stored = {};
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored[key] ?? null,
    setItem: (key: string, text: string) => (stored[key] = text),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('a pledge is kept before the share is given, and a reload finds it again', async () => {
  const made = (await opened()).pledge(INFO, 0);
  expect(made).toMatchObject({ match: 'm', commitment: 'c', form: 2, shares: [null, 'bot', 'early', null] });
  const later = await opened();
  expect(later.pledgesOf(INFO.table)).toEqual([made]);
  expect(later.pledgesOf('another')).toEqual([]);
});

test('who tries again gives the same share for what was kept first', async () => {
  const { pledge } = await opened();
  const made = pledge(INFO, 0);
  expect(pledge({ ...INFO, fairness: { ...FAIR, commitment: 'other' } }, 0)).toEqual(made);
  expect(pledge(INFO, 3).nonce).not.toBe(made.nonce);
});

test('what was kept is compared with what comes', async () => {
  const { breachesOf, pledge } = await opened();
  const made = pledge(INFO, 0);
  const nonces = [made.nonce, 'bot', 'early', 'late'];
  const now = { ...FAIR, nonces };
  const found = (changed: Partial<FairnessInfo>): string[] => breachesOf(made, { ...now, ...changed });
  expect(found({})).toEqual([]);
  expect(found({ key: 'disclosed' })).toEqual([]);
  expect(found({ commitment: 'other' })).toEqual(['seal']);
  expect(found({ match: 'other' })).toEqual(['seal']);
  expect(found({ form: 1 })).toEqual(['seal']);
  expect(found({ fixed: [null, null, null, null] })).toEqual(['seal']);
  expect(found({ nonces: ['other', 'bot', 'early', 'late'] })).toEqual(['share']);
  expect(found({ nonces: [made.nonce, 'chosen', 'early', 'late'] })).toEqual(['others']);
  expect(found({ nonces: [made.nonce, 'bot', '', 'late'] })).toEqual(['others']);
  expect(found({ nonces: [...nonces, 'more'] })).toEqual(['others']);
});

test('a seat that had given nothing must not have given something afterwards', async () => {
  const { breachesOf, pledge } = await opened();
  const made = pledge({ ...INFO, fairness: { ...FAIR, nonces: ['', 'bot', '', ''] } }, 0);
  const now = { ...FAIR, nonces: [made.nonce, 'bot', 'chosen', ''] };
  expect(breachesOf(made, now)).toEqual(['others']);
});

test('the old form has no name on the wire', async () => {
  const { breachesOf, pledge } = await opened();
  const old = { match: 'm', commitment: 'c', nonces: ['', 'bot', 'early', ''] };
  const made = pledge({ ...INFO, fairness: old }, 0);
  expect(breachesOf(made, { ...old, nonces: [made.nonce, 'bot', 'early', ''] })).toEqual([]);
  expect(breachesOf(made, { ...FAIR, nonces: [made.nonce, 'bot', 'early', ''] })).toEqual(['seal']);
});

test('a browser that keeps nothing knows it until the page is left', async () => {
  vi.stubGlobal('localStorage', undefined);
  const { pledge, pledgesOf } = await opened();
  const made = pledge(INFO, 0);
  expect(pledgesOf(INFO.table)).toEqual([made]);
  expect(pledge(INFO, 0)).toEqual(made);
});

test('what is not understood is left out, and the oldest are forgotten', async () => {
  const { MOST, pledge, pledgesIn, pledgesOf } = await opened();
  expect(pledgesIn('{')).toEqual([]);
  expect(pledgesIn('{}')).toEqual([]);
  expect(pledgesIn('[null, 3, {"table": "a"}]')).toEqual([]);
  const made = pledge(INFO, 0);
  const many = Array.from({ length: MOST }, (_, number) => ({ ...made, table: `t${number}` }));
  stored['timefront.pledges'] = JSON.stringify(many);
  pledge(INFO, 1);
  expect(pledgesOf(INFO.table)).toHaveLength(1);
  expect(pledgesOf(`t${MOST - 2}`)).toHaveLength(1);
  expect(pledgesOf(`t${MOST - 1}`)).toEqual([]);
});
