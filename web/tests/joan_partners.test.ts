/** Players of one side on the board of Joan of Arc. */

import { expect, test } from 'vitest';

import { interruptsAgainst, isSecond, leaderOf, partnerOf } from '../src/games/joan_of_arc/players/partners.ts';
import type { AttackView, WarView } from '../src/games/joan_of_arc/records.ts';

const war = {
  active: 0,
  players: [0, 1, 0, 1].map((side, seat) => ({ side, orders: { interrupt: seat } })),
  units: [{ owner: 0 }, { owner: 2 }, { owner: 2 }],
} as unknown as WarView;
const attack = (defenders: number[]): AttackView => ({ foe: 2, defenders }) as unknown as AttackView;

test('a partner is the other player of the own side', () => {
  expect([0, 1, 2, 3].map((seat) => partnerOf(war, seat))).toEqual([2, 3, 0, 1]);
  expect(partnerOf(war, null)).toBeNull();
  expect(partnerOf({ ...war, players: war.players.slice(0, 2) }, 0)).toBeNull();
});

test('the second player of a side has a darker shade', () => {
  expect([0, 1, 2, 3, null].map((seat) => isSecond(war, seat))).toEqual([false, false, true, true, false]);
});

test('who leads is said where partners defend together', () => {
  expect(leaderOf(war, attack([0, 1, 2]))).toBe(2);
  expect(leaderOf(war, attack([1, 2]))).toBeNull();
});

test('a partner never interrupts', () => {
  expect(interruptsAgainst(war)).toBe(4);
});
