/** A journal as the server provides it: a header, then moves with their entries. */

import type { FairnessInfo } from '../../wire/types.ts';

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
  fair: FairnessInfo;
  seats: number;
  entries: Entry[];
  /** The lines that are not moves, counted from 1. */
  strange: number[];
}
interface Line {
  timefront?: number;
  fair?: FairnessInfo;
  seats?: number;
  entries?: Entry[];
}

const FORMAT = 2;

export class NoJournal extends Error {}

/** The contents of a text; an incomplete last line does not count. */
export function readJournal(text: string): Journal {
  const lines = text.split('\n').slice(0, -1);
  const [header, ...moves] = lines.map((line) => JSON.parse(line) as Line);
  if (header?.timefront !== FORMAT || !header.fair) throw new NoJournal();
  const entries = moves.flatMap((move) => move.entries ?? []);
  const strange = moves.flatMap((move, index) => (isMove(move) ? [] : [index + 2]));
  return { fair: header.fair, seats: header.seats ?? 0, entries, strange };
}

function isMove(line: object): boolean {
  return 'entries' in line && Object.keys(line).every((name) => name === 'entries' || name === 'facts');
}
