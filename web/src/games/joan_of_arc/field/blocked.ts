/** A shot that cannot be declared: a unit that could shoot, and enemies out of range or behind something. */

import type { Offer } from '../../../wire/types.ts';
import { idOf, kindOf, type Thing } from '../../things.ts';
import { sideOf } from '../position.ts';
import type { WarView } from '../records.ts';

export interface Blocked {
  unit: number;
  area: number;
}

const SHOTS = /^(all-|rest-)?shoot$/;

/** The shot at an area that units yet to declare cannot make; picked units come before others. */
export function blockedShot(
  war: WarView,
  seat: number | null,
  offers: readonly Offer[],
  picked: readonly Thing[],
  area: number | null,
): Blocked | null {
  const activation = war.activations.at(-1);
  if (area === null || !activation || activation.seat !== seat || offers.length === 0) return null;
  const own = war.players[seat]!.side;
  if (!war.ground[area]!.units.some((unit) => sideOf(war, unit) === 1 - own)) return null;
  const done = new Set(activation.declared.map(({ unit }) => unit));
  const shooters = activation.units.filter((unit) => !done.has(unit) && war.cards[war.units[unit]!.card]!.shooting);
  const wanted = picked.filter((one) => kindOf(one) === 'unit').map(idOf);
  const unit = wanted.length > 0 ? shooters.find((one) => wanted.includes(one)) : shooters[0];
  if (unit === undefined) return null;
  const isOpen = offers.some(({ choice }) => SHOTS.test(String(choice[0])) && choice.at(-1) === area);
  return isOpen ? null : { unit, area };
}
