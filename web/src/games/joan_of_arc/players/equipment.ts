/** Equipment: what a unit bears, and how what is done with it is called. */

import type { EquipmentView, WarView } from '../records.ts';

export interface Piece {
  id: number;
  key: string;
  place: EquipmentView['place'];
}

/** The pieces that lie on a unit, put on or not. */
export const piecesOf = ({ equipment }: WarView, unit: number): Piece[] =>
  equipment.flatMap(({ key, place, unit: bearer }, id) => (bearer === unit ? [{ id, key, place }] : []));

/** The states of a piece that a unit bears. */
export const STATES: Partial<Record<Piece['place'], string>> = {
  not_on: 'board-equipment-not_on',
  worn: 'board-equipment-worn',
  used: 'board-equipment-used',
};

/** What can be done with a piece, beside its name. */
export const DOINGS: Record<string, string> = {
  'put-on': 'board-put-on',
  'use-equipment': 'board-use',
  'give-equipment': 'board-give-to',
  'discard-equipment': 'board-discard',
};
