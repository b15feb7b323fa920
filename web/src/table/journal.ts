/** A journal as the server hands it out: a header, then moves with their entries. */

export interface Fair {
  match: string;
  commitment: string;
  nonces: string[];
  /** Disclosed after the end. */
  key?: string;
}
export interface Entry {
  number: number;
  kind: string;
  purpose?: string;
  draw?: number;
  values?: number[][];
  weights?: number[][];
  result?: number[];
  proof?: string;
  audience?: number;
}
export interface Journal {
  fair: Fair;
  entries: Entry[];
}
interface Line {
  timefront?: number;
  fair?: Fair;
  entries?: Entry[];
}

const FORMAT = 2;

export class NoJournal extends Error {}

/** What a text holds; a torn last line does not count. */
export function readJournal(text: string): Journal {
  const lines = text.split('\n').slice(0, -1);
  const [header, ...moves] = lines.map((line) => JSON.parse(line) as Line);
  if (header?.timefront !== FORMAT || !header.fair) throw new NoJournal();
  return { fair: header.fair, entries: moves.flatMap((move) => move.entries ?? []) };
}
