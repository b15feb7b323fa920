/** What a unit can do besides its action: powers, command, the reroll token, equipment, a higher level; and which piece
    it discards if it has one too many. */

import type { Offer } from '../../../wire/types.ts';

const UPGRADES = new Set(['upgrade', 'upgrade-holy', 'upgrade-unholy']);
const EQUIPMENT = ['put-on', 'use-equipment', 'discard-surplus'];
const VERBS = new Set(['use-power', 'command', 'take-reroll', 'discuss', ...EQUIPMENT, ...UPGRADES]);

export interface BonusRow {
  unit: number;
  offer: Offer;
  /** Whether it opens the card of the unit, where it is chosen. */
  shows: boolean;
}

/** The message above the rows. */
export function titleOf(question: string): string {
  if (question.startsWith('Window.')) return 'card-powers';
  return question.startsWith('GainEquipment.') ? 'board-equipment' : 'board-bonus';
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
