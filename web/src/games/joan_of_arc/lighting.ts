/** What lights up on the board for a line of the log. */

import type { Happening } from '../../wire/types.ts';
import { thing, type Thing } from '../things.ts';

const AREAS = ['area', 'origin'];
const UNITS = ['unit', 'units', 'patient', 'attacker', 'defender', 'guard', 'rescuer'];

export function litBy(happening: Happening | null): Set<Thing> {
  const lit = new Set<Thing>();
  for (const [name, value] of Object.entries(happening?.told ?? {})) {
    const kind = AREAS.includes(name) ? 'area' : UNITS.includes(name) ? 'unit' : '';
    if (kind) for (const id of [value].flat()) lit.add(thing(kind, Number(id)));
  }
  return lit;
}

/** What is lit, and one more thing. */
export const litWith = (lit: ReadonlySet<Thing>, more: readonly Thing[]): ReadonlySet<Thing> =>
  more.length > 0 ? new Set([...lit, ...more]) : lit;
