/** The front: five spaces numbered from Yellow's base, and the cards next to it. */

import type { Offer } from '../../../wire/types.ts';
import type { DuelView } from '../records.ts';

export const SPACES = 5;

/** The side from which the board is seen: the viewer's base is the first space; spectators sit on Yellow's side. */
export function sideOf(seat: number | null): number {
  return seat === 1 ? 1 : 0;
}

/** DT-1.1: the number of a space, counted from a player's own base, 1 to 5. It is also what it is worth (DT-4.3). */
export function numberFor(side: number, space: number): number {
  return side === 0 ? space + 1 : SPACES - space;
}

/** DT-1.1: the spaces in a player's order, from their own base. */
export function fromBase(side: number): number[] {
  const spaces = Array.from({ length: SPACES }, (_, space) => space);
  return side === 0 ? spaces : spaces.reverse();
}

/** DT-1.2: the space ahead of a space for a player; null beyond the enemy's base. */
export function ahead(side: number, space: number): number | null {
  const next = space + (side === 0 ? 1 : -1);
  return next >= 0 && next < SPACES ? next : null;
}

/** Half of a card on a space. */
export interface Half {
  space: number;
  command: string;
  leader: string;
  /** The player who executes it. */
  facing: number;
}

/** A card next to two spaces: the half nearer to the viewer's base comes first. */
export interface Lying {
  card: number;
  /** Who played it. */
  seat: number;
  halves: [Half, Half];
}

/** DT-2.4: half 0 or 1 of a card on the space nearer to Yellow's base, by how the card is turned. */
function firstHalf(turn: number): number {
  return turn & 1;
}

/** Whom the half nearer to Yellow's base faces in turns 0 and 1: seen on the newest card, which nothing covers. */
function nearFaces(view: DuelView): number {
  const newest = view.played.at(-1);
  if (!newest) return 0;
  const [, , position, turn] = newest;
  const facing = view.spaces[position]!.facing;
  return turn < 2 ? facing : 1 - facing;
}

/** A card as it lies, seen from a side. `first` is the player whom the half nearer to Yellow's base faces. */
function lying(view: DuelView, side: number, place: [number, number, number, number], first: number): Lying {
  const [seat, card, position, turn] = place;
  const half = (space: number, number: number, facing: number): Half => ({
    space,
    command: view.commands[card]![number]!,
    leader: view.leaders[card]![number]!,
    facing,
  });
  const near = half(position, firstHalf(turn), first);
  const far = half(position + 1, 1 - firstHalf(turn), 1 - first);
  return { card, seat, halves: side === 0 ? [near, far] : [far, near] };
}

/** Every card played, in order: later ones cover earlier ones (DT-2.5). */
export function row(view: DuelView, side: number): Lying[] {
  const near = nearFaces(view);
  return view.played.map((place) => lying(view, side, place, place[3] < 2 ? near : 1 - near));
}

/** A card as an offer would lay it: its phrase says whom the halves face. */
export function laid(view: DuelView, side: number, offer: Offer): Lying | null {
  const [verb, card, position, turn] = offer.choice;
  if (verb !== 'play' || typeof card !== 'number' || typeof position !== 'number' || typeof turn !== 'number') {
    return null;
  }
  const first = seatIn(offer, 'first_seat');
  return first === null ? null : lying(view, side, [view.active, card, position, turn], first);
}

/** A command that runs in this turn. */
export interface Run {
  space: number;
  command: string;
  facing: number;
  /** 1 for the first. */
  order: number;
  isNew: boolean;
}

/** DT-2.6: the visible commands in the order in which they run, from the acting player's base; after laying a card. */
export function runs(view: DuelView, card: Lying | null): Run[] {
  const found: Run[] = [];
  for (const space of fromBase(sideOf(view.active))) {
    const half = card?.halves.find((one) => one.space === space);
    const there = view.spaces[space]!;
    const command = half?.command ?? there.command;
    if (command === null) continue;
    const facing = half?.facing ?? there.facing;
    found.push({ space, command, facing, order: found.length + 1, isNew: half !== undefined });
  }
  return found;
}

/** How many halves are hidden under the visible one of a space. */
export function covered(view: DuelView, space: number): number {
  return Math.max(0, view.played.filter(([, , position]) => position === space || position === space - 1).length - 1);
}

/** The name in an argument of an offer's phrase, such as `space-2`. */
function nameIn(offer: Offer, argument: string): string {
  const value = offer.phrase.arguments?.[argument];
  return typeof value === 'object' && !Array.isArray(value) ? value.key : '';
}

export function seatIn(offer: Offer, argument: string): number | null {
  return { 'seat-yellow': 0, 'seat-red': 1 }[nameIn(offer, argument)] ?? null;
}

/** The space whose command is being executed. */
export function spaceIn(offer: Offer): number | null {
  const found = /^space-(\d)$/.exec(nameIn(offer, 'space'));
  return found ? Number(found[1]) : null;
}
