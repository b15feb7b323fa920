/**
 * What this browser stored about the dice of a match before it sent a seat's share of chance: the server's commitment,
 * and the shares that had already been given. Comparing that with the journal shows whether the server kept its word.
 *
 * There is one pledge for each seat, and it never changes: a server that pretends to have failed gets the same share
 * again and cannot choose between two.
 */

import type { FairnessInfo, TableInfo } from '../wire/types.ts';
import { PLEDGES } from './kept.svelte.ts';

/** Beyond this number, the oldest are forgotten. */
export const MOST = 500;

export interface Pledge {
  table: string;
  seat: number;
  /** The share of chance that this browser sent, or is about to send. */
  nonce: string;
  match: string;
  commitment: string;
  form: number;
  fixed: (string | null)[] | null;
  /** The shares of the others at that moment; null for empty seats. */
  shares: (string | null)[];
}

/** What differs from the promise: the seal itself, this seat's share, or the shares that were there before. */
export type Breach = 'seal' | 'share' | 'others';

/** A share of chance that the server cannot foresee. */
export function nonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The pledges in a stored text; invalid ones are left out. */
export function pledgesIn(stored: string | null): Pledge[] {
  try {
    const found: unknown = JSON.parse(stored ?? '[]');
    return Array.isArray(found) ? found.filter(isPledge) : [];
  } catch {
    return [];
  }
}

function isPledge(thing: unknown): thing is Pledge {
  const { table, seat, nonce, match, commitment, form, fixed, shares } = (thing ?? {}) as Partial<Pledge>;
  const areTexts = [table, nonce, match, commitment].every((text) => typeof text === 'string');
  const areNumbers = typeof seat === 'number' && typeof form === 'number';
  return areTexts && areNumbers && (fixed === null || Array.isArray(fixed)) && Array.isArray(shares);
}

/** The pledges if the browser has no storage. */
let inMemory: Pledge[] = [];

function all(): Pledge[] {
  try {
    const stored = localStorage.getItem(PLEDGES);
    return stored === null ? inMemory : pledgesIn(stored);
  } catch {
    return inMemory;
  }
}

/** The pledges of all seats of a table that this browser took, or tried to take. */
export const pledgesOf = (table: string): Pledge[] => all().filter((pledge) => pledge.table === table);

/** Store what the server has committed itself to, before the seat's share is sent; what was stored first stays. */
export function pledge(info: TableInfo, seat: number): Pledge {
  const known = pledgesOf(info.table).find((pledge) => pledge.seat === seat);
  if (known) return known;
  const { match, commitment, form = 1, fixed = null, nonces } = info.fairness;
  const shares = info.seats.map((other) => (other.is_taken ? (nonces[other.seat] ?? null) : null));
  const made = { table: info.table, seat, nonce: nonce(), match, commitment, form, fixed, shares };
  inMemory = [made, ...all()].slice(0, MOST);
  try {
    localStorage.setItem(PLEDGES, JSON.stringify(inMemory));
  } catch {
    // without storage it is known until the page is left
  }
  return made;
}

/** The parts of a pledge that the server did not keep. */
export function breachesOf(pledge: Pledge, fair: FairnessInfo): Breach[] {
  const { match, commitment, form = 1, fixed = null, nonces } = fair;
  const breaches: Breach[] = [];
  const kept = [pledge.match, pledge.commitment, pledge.form, pledge.fixed];
  if (JSON.stringify(kept) !== JSON.stringify([match, commitment, form, fixed])) breaches.push('seal');
  if (nonces[pledge.seat] !== pledge.nonce) breaches.push('share');
  const isKept = (share: string | null, seat: number): boolean =>
    share === null || seat === pledge.seat || share === nonces[seat];
  if (pledge.shares.length !== nonces.length || !pledge.shares.every(isKept)) breaches.push('others');
  return breaches;
}
