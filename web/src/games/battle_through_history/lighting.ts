/** The pieces of the board that light up for a line of the log. */

import { thing, type Thing } from '../things.ts';
import type { Fact } from './turn/story.ts';

/** Which field of a fact names which kind of thing; any other field is a figure. */
const KINDS: Record<string, string> = {
  unit: 'unit',
  front: 'unit',
  back: 'unit',
  space: 'space',
  era: 'era',
  first: 'era',
  second: 'era',
  seat: 'seat',
  rival: 'seat',
  loser: 'seat',
  sabaton: 'sabaton',
  gear: 'gear',
  relic: 'relic',
  side: 'side',
  line: 'line',
  token: 'token',
};
/** Facts about the gears as a whole. */
const GEARS = new Set(['tile-pending', 'tile-active', 'action-done', 'token-taken']);

export function litBy(fact: Fact | null): ReadonlySet<Thing> {
  const lit = new Set<Thing>();
  if (!fact) return lit;
  for (const [name, value] of Object.entries(fact.told)) {
    const kind = KINDS[name];
    if (kind && typeof value === 'number') lit.add(thing(kind, value));
  }
  if (GEARS.has(fact.event)) lit.add('gears');
  if (fact.event === 'dice-rolled') ['side-0', 'side-1'].forEach((side) => lit.add(side));
  if (fact.event === 'link-formed') lit.delete(thing('era', Number(fact.told['era'])));
  return lit;
}
