/** The log: its moments, what was missed, and which lines are new. */

import type { Happening } from '../../wire/types.ts';

/** The numbers of the entries in the log, in order: the moments to travel to. */
export function moments(log: readonly Happening[]): number[] {
  return [...new Set(log.map((line) => line.number))];
}

/** The moment a number of steps away; null if that is the present, or there is none. */
export function stepped(moments: readonly number[], from: number | null, steps: number): number | null {
  const at = from === null ? moments.length - 1 : moments.findLastIndex((moment) => moment <= from);
  const to = Math.max(0, at + steps);
  return to >= moments.length - 1 ? null : moments[to]!;
}

/** The lines after a number. */
export function since(log: readonly Happening[], seen: number): Happening[] {
  return log.filter((line) => line.number > seen);
}

/** A key for each line: several can be about one entry. */
export function keyed(log: readonly Happening[]): { key: string; line: Happening }[] {
  let last = -1;
  let count = 0;
  return log.map((line) => {
    count = line.number === last ? count + 1 : 0;
    last = line.number;
    return { key: `${line.number}-${count}`, line };
  });
}
