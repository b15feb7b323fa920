/** Where a unit that declares can go, and what it sees well enough to shoot at. */

import type { Offer } from '../../../wire/types.ts';
import { atUnit } from '../controls.ts';
import { idOf, kindOf, type Thing } from '../../things.ts';

export interface Reach {
  unit: number;
  /** Areas that it can go to. */
  goes: number[];
  /** Areas in its line of sight and range, with somebody to shoot at. */
  sees: number[];
}

const SHOTS = new Set(['shoot', 'all-shoot']);
const WAYS = new Set(['move', 'all-move', 'haste', 'all-haste', 'jump', 'charge', 'all-charge', 'advance']);

/** The reach of a unit by what is offered to it; null if nothing is. */
export function reachOf(
  offers: readonly Offer[],
  thingsOf: (offer: Offer) => readonly Thing[],
  unit: number,
): Reach | null {
  const [goes, sees] = [new Set<number>(), new Set<number>()];
  for (const offer of offers) {
    const verb = String(offer.choice[0]);
    const areas = SHOTS.has(verb) ? sees : WAYS.has(verb) ? goes : null;
    const things = thingsOf(offer);
    if (!areas || !things.includes(atUnit(unit))) continue;
    for (const one of things) if (kindOf(one) === 'area') areas.add(idOf(one));
  }
  return goes.size + sees.size > 0 ? { unit, goes: [...goes], sees: [...sees] } : null;
}
