/** The units of an activation, one row each once they have declared; before that, identical ones share a row. */

import { phrased } from '../../../texts/shelf.ts';
import type { Phrase } from '../../../wire/types.ts';
import { groupsOf, type Group } from '../position.ts';
import type { ActivationView, Declared, WarView } from '../records.ts';

export interface Row {
  group: Group;
  deed: Declared | null;
}

export function rowsOf(war: WarView, { units, declared }: Pick<ActivationView, 'units' | 'declared'>): Row[] {
  const deeds = new Map(declared.map((deed) => [deed.unit, deed]));
  const open = groupsOf(
    war,
    units.filter((unit) => !deeds.has(unit)),
  ).map((group) => ({ group, deed: null }));
  const done = units.flatMap((unit) => {
    const deed = deeds.get(unit);
    return deed ? [{ group: groupsOf(war, [unit])[0]!, deed }] : [];
  });
  const at = ({ group }: Row): number => units.indexOf(group.units[0]!);
  return [...open, ...done].sort((one, other) => at(one) - at(other));
}

type Progress = Pick<ActivationView, 'units' | 'declared' | 'has_declared'>;

/** How far an activation is: how many units have declared or, once all have, are done. */
export function progressOf({ units, declared, has_declared }: Progress): Phrase {
  const all = units.length;
  return has_declared
    ? phrased('board-done-of', { done: all - declared.length, all })
    : phrased('board-declared-of', { done: declared.length, all });
}
