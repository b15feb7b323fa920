/** Several seats at one screen: which secrets open them, and who should sit before it. */

import type { KeptTable } from '../../lobby/kept.svelte.ts';

/** The secrets to open a table with: of all own seats if the one in the address is among them, else that one alone. */
export function tokensFor(token: string, kept: KeptTable | undefined): string[] {
  const own = kept?.seats.map((seat) => seat.token) ?? [];
  return own.includes(token) ? [token, ...own.filter((other) => other !== token)] : [token];
}

/** What matters of a seat of this browser for who sits before the screen. */
export interface Sitter {
  name: string;
  isAsked: boolean;
  mustAnswer: boolean;
}

/** Who should sit before the screen: who must answer a request, else who is asked, else who sat there before. */
export function nextSitter(sitters: readonly Sitter[], before: number): number {
  const answering = sitters.findIndex((sitter) => sitter.mustAnswer);
  const asked = sitters.findIndex((sitter) => sitter.isAsked);
  return [answering, asked, before].find((index) => index >= 0) ?? 0;
}

/** Whether all seats are of one person: then nothing needs to be hidden between them. */
export function isOnePerson(sitters: readonly Sitter[]): boolean {
  const [first, ...others] = sitters;
  return others.every((other) => other.name !== '' && other.name === first?.name);
}
