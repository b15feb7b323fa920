/** What to ask the odds about, for the area under the pointer. */

import type { Offer } from '../../../wire/types.ts';
import { idOf, kindOf, type Thing } from '../../things.ts';
import type { WarView } from '../records.ts';

/** The questions at which attacks are declared, or wait to be made. */
const QUESTIONS = /^(Declaration\..*|Activation\.resolve)$/;

/**
 * The area and the picked units; null if no attack can involve them: no enemies are there, and no charge leads
 * there.
 */
export function pointedAt(
  war: WarView,
  seat: number | null,
  question: string,
  offers: readonly Offer[],
  picked: readonly Thing[],
  area: number | null,
): [string, number][] | null {
  if (area === null || seat === null || offers.length === 0 || !QUESTIONS.test(question)) return null;
  const own = war.players[seat]!.side;
  const hasEnemies = war.ground[area]!.units.some((unit) => sideOf(war, unit) !== own);
  const isRiddenTo = offers.some(({ choice }) => String(choice[0]).endsWith('charge') && choice.at(-1) === area);
  if (!hasEnemies && !isRiddenTo) return null;
  const units = picked.filter((one) => kindOf(one) === 'unit');
  return [...units.map((one): [string, number] => ['unit', idOf(one)]), ['area', area]];
}

function sideOf(war: WarView, unit: number): number | null {
  const owner = war.units[unit]!.owner;
  return owner === null ? null : war.players[owner]!.side;
}
