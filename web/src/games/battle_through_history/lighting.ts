/** What a line of the log speaks of: the pieces of the board that light up. */

import { atEra, atGear, atRelic, atSabaton, atSeat, atSpace, atUnit, type Control } from './controls.ts';
import type { Fact } from './story.ts';

/** Which field of a fact names what; a field with another name is a figure. */
const NAMES: Record<string, (id: number) => Control> = {
  unit: atUnit,
  front: atUnit,
  back: atUnit,
  space: atSpace,
  era: atEra,
  first: atEra,
  second: atEra,
  seat: atSeat,
  rival: atSeat,
  loser: atSeat,
  sabaton: atSabaton,
  gear: atGear,
  relic: atRelic,
  side: (side) => `side-${side}`,
  line: (line) => `line-${line}`,
  token: (kind) => `token-${kind}`,
};
/** Facts of the gears as a whole. */
const GEARS = new Set(['tile-pending', 'tile-active', 'action-done', 'token-taken']);

export function litBy(fact: Fact | null): ReadonlySet<Control> {
  const lit = new Set<Control>();
  if (!fact) return lit;
  for (const [name, value] of Object.entries(fact.told)) {
    const control = NAMES[name];
    if (control && typeof value === 'number') lit.add(control(value));
  }
  if (GEARS.has(fact.event)) lit.add('gears');
  if (fact.event === 'dice-rolled') ['side-0', 'side-1'].forEach((side) => lit.add(side));
  if (fact.event === 'link-formed') lit.delete(atEra(Number(fact.told['era'])));
  return lit;
}
