/** Several seats at one screen: their secrets, and whose turn it is at the screen. */

import type { KeptTable } from '../../lobby/kept.svelte.ts';

/** The secrets to open a table with: of all this browser's seats if the address has one of them, else only that one. */
export function tokensFor(token: string, kept: KeptTable | undefined): string[] {
  const own = kept?.seats.map((seat) => seat.token) ?? [];
  return own.includes(token) ? [token, ...own.filter((other) => other !== token)] : [token];
}

/** What decides whether a seat of this browser has the screen. */
export interface Sitter {
  name: string;
  isAsked: boolean;
  mustAnswer: boolean;
}

/** The seat that has the screen: one that must answer a request, or the asked one, or the one that had it before. */
export function nextSitter(sitters: readonly Sitter[], before: number): number {
  const answering = sitters.findIndex((sitter) => sitter.mustAnswer);
  const asked = sitters.findIndex((sitter) => sitter.isAsked);
  return [answering, asked, before].find((index) => index >= 0) ?? 0;
}

/** Whether all seats belong to one person: then nothing needs to be hidden between them. */
export function isOnePerson(sitters: readonly Sitter[]): boolean {
  const [first, ...others] = sitters;
  return others.every((other) => other.name !== '' && other.name === first?.name);
}
