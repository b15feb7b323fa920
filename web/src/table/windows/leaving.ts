/** From one table to the next: a rematch, or a fork. Errors are thrown. */

import { sitDown } from '../../lobby/acting.ts';
import { kept } from '../../lobby/kept.svelte.ts';
import { router } from '../../router.svelte.ts';
import { fork, readTable, rematch, RequestError } from '../../wire/lobby.ts';
import type { SeatWish, TableInfo } from '../../wire/types.ts';

export type Place = 'here' | 'link' | 'easy' | 'medium' | 'hard';
export const PLACES: readonly Place[] = ['here', 'link', 'easy', 'medium', 'hard'];
const TAKEN = 409;

/** The same players in the same seats: at this screen, somewhere else, or bots. */
export function samePlaces(info: TableInfo, mine: readonly number[]): Place[] {
  return info.seats.map((seat) => {
    if (mine.includes(seat.seat)) return 'here';
    if (seat.kind !== 'bot') return 'link';
    return PLACES.find((place) => place === seat.level) ?? 'medium';
  });
}

export function wishFor(place: Place): SeatWish {
  return place === 'here' || place === 'link' ? { kind: 'human' } : { kind: 'bot', level: place };
}

/** A new table from a position of this one; take a seat, and go there or, if others are to come, to their links. */
export async function forkHere(
  info: TableInfo,
  token: string,
  number: number,
  places: readonly Place[],
): Promise<void> {
  const made = await fork(info.table, { number, seats: places.map(wishFor) }, token);
  const at = { table: made.table, game: info.game, title: info.title };
  kept.made(made, at.game, at.title);
  let mine = '';
  for (const key of made.seats) {
    if (places[key.seat] !== 'here') continue;
    const name = info.seats[key.seat]?.name || kept.name;
    mine ||= (await sitDown(at, key.seat, name, key.token)).token;
  }
  if (places.includes('link')) router.go({ page: 'invite', table: made.table });
  else router.go({ page: 'table', table: made.table, token: mine || made.watch });
}

/** A rematch: the secrets of this table are valid for the next one. */
export async function playAgain(info: TableInfo, tokens: readonly string[]): Promise<void> {
  const [first = ''] = tokens;
  const next = await rematch(info.table, first);
  for (const token of tokens) {
    const { seat, seats } = await readTable(next.table, token);
    if (typeof seat === 'number' && !seats[seat]?.is_taken) await sitAgain(info, next, seat, token);
  }
  router.go({ page: 'table', table: next.table, token: first });
}

async function sitAgain(before: TableInfo, next: TableInfo, seat: number, token: string): Promise<void> {
  const name = kept.find(before.table)?.seats.find((own) => own.token === token)?.name ?? kept.name;
  try {
    await sitDown(next, seat, name, token);
  } catch (error) {
    if (!(error instanceof RequestError && error.status === TAKEN)) throw error; // else it was taken in another tab
  }
}
