/** What a unit can do besides its action: powers, command, the reroll token, equipment, a higher level. */

import type { Offer } from '../../../wire/types.ts';

const UPGRADES = new Set(['upgrade', 'upgrade-holy', 'upgrade-unholy']);
const VERBS = new Set(['use-power', 'command', 'take-reroll', 'discuss', 'put-on', 'use-equipment', ...UPGRADES]);

export interface BonusRow {
  unit: number;
  offer: Offer;
  /** Whether it opens the card of the unit, where it is chosen. */
  shows: boolean;
}

/** A row for each bonus action that names only a unit; both sides of a higher level share one. */
export function bonusRows(offers: readonly Offer[]): BonusRow[] {
  const rows: BonusRow[] = [];
  for (const offer of offers) {
    const [verb, unit] = [String(offer.choice[0]), Number(offer.choice[1])];
    if (!VERBS.has(verb)) continue;
    const shows = UPGRADES.has(verb);
    if (!shows || !rows.some((row) => row.shows && row.unit === unit)) rows.push({ unit, offer, shows });
  }
  return rows;
}
