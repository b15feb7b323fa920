/**
 * What this browser remembers: the tables whose secrets it has, and the name of its user. The secrets are
 * here and behind the # of addresses, nowhere else.
 */

import type { SeatKey, TableMade } from '../wire/types.ts';

const TABLES = 'timefront.tables';
const NAME = 'timefront.name';
/** Where `pledges.ts` stores what the server promised about the dice. */
export const PLEDGES = 'timefront.pledges';
/** Beyond this number, the tables that were not visited for longest are forgotten. */
export const MOST = 200;

export interface KeptSeat extends SeatKey {
  name: string;
}

/** A table that this browser knows: the seats of its players, and the links that were made for others. */
export interface KeptTable {
  table: string;
  game: string;
  title: string;
  seats: KeptSeat[];
  /** The secrets of seats that others were invited to; only the maker of the table has them. */
  links?: SeatKey[];
  /** The spectators' secret. */
  watch?: string;
  /** When it was last visited. */
  at: number;
}

/** The tables in a stored text; invalid ones are left out. */
export function tablesIn(stored: string | null): KeptTable[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isTable) : [];
  } catch {
    return [];
  }
}

function isTable(thing: unknown): thing is KeptTable {
  const { table, game, title, seats, at } = (thing ?? {}) as Partial<KeptTable>;
  return typeof table === 'string' && typeof game === 'string' && typeof title === 'string' && typeof at === 'number'
    ? Array.isArray(seats) && seats.every(isSeat)
    : false;
}

function isSeat(thing: unknown): thing is KeptSeat {
  const { seat, token, name } = (thing ?? {}) as Partial<KeptSeat>;
  return typeof seat === 'number' && typeof token === 'string' && typeof name === 'string';
}

class Kept {
  #tables = $state.raw<readonly KeptTable[]>(tablesIn(read(TABLES)));
  #name = $state(read(NAME) ?? '');

  constructor() {
    if (typeof addEventListener === 'undefined') return;
    addEventListener('storage', (event) => {
      if (event.key === TABLES) this.#tables = tablesIn(event.newValue); // changed in another tab
    });
  }

  /** The most recently visited first. */
  get tables(): readonly KeptTable[] {
    return this.#tables;
  }

  /** The player's name. */
  get name(): string {
    return this.#name;
  }

  set name(name: string) {
    this.#name = name;
    write(NAME, name);
  }

  find(table: string): KeptTable | undefined {
    return this.#tables.find((known) => known.table === table);
  }

  /** Whether somebody of this browser has taken the seat that the secret belongs to. */
  holds(table: string, token: string): boolean {
    return this.find(table)?.seats.some((seat) => seat.token === token) ?? false;
  }

  /** Remember a new table, because its secrets are sent only once. Nobody in this browser has a seat yet. */
  made(made: TableMade, game: string, title: string): void {
    const { table, seats: links, watch } = made;
    this.#put({ table, game, title, seats: [], links, watch, at: Date.now() });
  }

  /** Remember that somebody of this browser sits at a table. */
  sat(at: { table: string; game: string; title: string }, seat: KeptSeat): void {
    const known = this.find(at.table);
    const seats = [...(known?.seats ?? []).filter((other) => other.seat !== seat.seat), seat];
    const links = known?.links?.filter((link) => link.seat !== seat.seat);
    seats.sort((a, b) => a.seat - b.seat);
    const { table, game, title } = at;
    this.#put({ ...known, table, game, title, seats, ...(links ? { links } : {}), at: Date.now() });
  }

  forget(table: string): void {
    this.#write((tables) => tables.filter((known) => known.table !== table));
  }

  #put(entry: KeptTable): void {
    this.#write((tables) => [entry, ...tables.filter((known) => known.table !== entry.table)]);
  }

  /** Read again before writing: another tab may have written. */
  #write(change: (tables: readonly KeptTable[]) => readonly KeptTable[]): void {
    const stored = read(TABLES);
    const before = stored === null ? this.#tables : tablesIn(stored);
    this.#tables = change(before).slice(0, MOST);
    write(TABLES, JSON.stringify(this.#tables));
  }
}

/** Whether something may be stored about the dice of a table; `pledges.ts`, which is loaded later, knows for sure. */
export const hasPledge = (table: string): boolean => read(PLEDGES)?.includes(table) ?? false;

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, text: string): void {
  try {
    localStorage.setItem(key, text);
  } catch {
    // without storage it is known until the page is left
  }
}

export const kept = new Kept();
