/** Equipment: what a unit carries, and the names of what can be done with it. */

import type { Offer } from '../../../wire/types.ts';
import type { EquipmentView, WarView } from '../records.ts';

export interface Piece {
  id: number;
  key: string;
  place: EquipmentView['place'];
}

/** The pieces that a unit has, put on or not. */
export const piecesOf = ({ equipment }: WarView, unit: number): Piece[] =>
  equipment.flatMap(({ key, place, unit: bearer }, id) => (bearer === unit ? [{ id, key, place }] : []));

/** The states of a piece that a unit has. */
export const STATES: Partial<Record<Piece['place'], string>> = {
  not_on: 'board-equipment-not_on',
  worn: 'board-equipment-worn',
  used: 'board-equipment-used',
};

/** What can be done with a piece, next to its name, the most frequent first. */
export const DOINGS: Record<string, string> = {
  'put-on': 'board-put-on',
  'use-equipment': 'board-use',
  'give-equipment': 'board-give-to',
  'discard-equipment': 'board-discard',
  'discard-surplus': 'board-discard',
};

const ORDER = Object.keys(DOINGS);

/** The offers about a piece, in the order of `DOINGS`. */
export const inOrder = (offers: readonly Offer[]): Offer[] =>
  [...offers].sort((one, other) => ORDER.indexOf(String(one.choice[0])) - ORDER.indexOf(String(other.choice[0])));

const isUse = ({ choice }: Offer): boolean => choice[0] === 'put-on' || choice[0] === 'use-equipment';

/** What to ask about a piece that can neither be put on nor used now; null if it can. */
export function whyNotUsed({ id, place }: Piece, unit: number, offers: readonly Offer[]): Offer['choice'] | null {
  if (offers.some(isUse)) return null;
  return [place === 'not_on' ? 'put-on' : 'use-equipment', unit, id];
}
