/** What a line of the log speaks of: what lights up on the board. */

import type { Happening } from '../../wire/types.ts';
import type { Thing } from './controls.ts';

const AREAS = ['area', 'origin'];
const UNITS = ['unit', 'units', 'patient', 'attacker', 'defender', 'guard', 'rescuer'];

export function litBy(happening: Happening | null): Set<Thing> {
  const lit = new Set<Thing>();
  for (const [name, value] of Object.entries(happening?.told ?? {})) {
    const kind = AREAS.includes(name) ? 'a' : UNITS.includes(name) ? 'u' : '';
    if (kind) for (const id of [value].flat()) lit.add(`${kind}${Number(id)}`);
  }
  return lit;
}
