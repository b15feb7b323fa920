/** What people do in the lobby: make tables, sit down, upload journals. Errors are thrown. */

import { router } from '../router.svelte.ts';
import { bringJournal, joinSeat, makeTable, readTable } from '../wire/lobby.ts';
import type { GameInfo, SeatKey, TableInfo, TableMade } from '../wire/types.ts';
import { kept } from './kept.svelte.ts';
import { isComplete, seatsOf, wishOf, type Plan } from './wish.ts';

type Place = Pick<TableInfo, 'table' | 'game' | 'title'>;

/**
 * Take a seat: the player's own with its secret, an open one with none or with the spectators' secret. The share of
 * chance is sent only after the server's commitment has been stored.
 */
export async function sitDown(at: Place, seat: number, name: string, token: string): Promise<SeatKey> {
  const [{ pledge }, info] = await Promise.all([import('./pledges.ts'), readTable(at.table, token)]);
  const { nonce } = pledge(info, seat);
  const taken = await joinSeat(at.table, seat, { name, nonce }, token);
  const key = { seat: taken.seat, token: taken.token };
  kept.sat(at, { ...key, name });
  return key;
}

/** Make a table as planned, take the player's seats, and go there; or to its links first, if others are to come. */
export async function make(plan: Plan, game: GameInfo): Promise<void> {
  const wish = wishOf(plan, game);
  const made = await makeTable(wish);
  const at = { table: made.table, game: plan.game, title: wish.title ?? '' };
  kept.made(made, at.game, at.title);
  const mine = await sitOnMine(at, plan, made);
  if (isComplete(plan) && mine) router.go({ page: 'table', table: made.table, token: mine.token });
  else router.go({ page: 'invite', table: made.table });
}

async function sitOnMine(at: Place, plan: Plan, made: TableMade): Promise<SeatKey | undefined> {
  const mine: SeatKey[] = [];
  for (const [seat, { who, name }] of seatsOf(plan).entries()) {
    const key = made.seats.find((key) => key.seat === seat);
    if (who === 'me' && key) mine.push(await sitDown(at, seat, name.trim(), key.token));
  }
  return mine[0];
}

/** Upload a journal: a finished match is opened at once, an unfinished one needs players. */
export async function bring(journal: string): Promise<void> {
  const made = await bringJournal(journal);
  const info = await readTable(made.table, made.watch);
  kept.made(made, info.game, info.title);
  if (info.status === 'waiting') router.go({ page: 'invite', table: made.table });
  else router.go({ page: 'table', table: made.table, token: made.watch });
}
