/** Which control of the board belongs to which offer: every offer has exactly one. */

import type { Offer } from '../../wire/types.ts';
import type { Choice } from '../board.ts';
import { idOf, kindOf, offersByThing, thingsOf, type Thing, type Verbs } from '../things.ts';
import { ahead, laid, numberFor, seatIn, spaceIn, type Lying } from './field/geometry.ts';
import { units } from './lighting.ts';
import type { DuelView } from './records.ts';

/** The rows of ghosts, one for each way to turn a card: each ghost lies across the border between its two spaces. */
export const LANES = 2;

/** A place and a turn of a card in the hand. */
export interface Ghost {
  offer: Offer;
  card: Lying;
  /** The number of its nearer space, counted from the viewer's base. */
  from: number;
  /** Its row of ghosts; from LANES on, those whose halves face the other way (option `free`). */
  lane: number;
}

/** A number of units, or two numbers for a push. */
export interface Count {
  offer: Offer;
  counts: number[];
}

/** What a number counts: cubes of one side on one space. */
export interface Counter {
  space: number;
  owner: number;
  most: number;
}

/** What the cubes of one side on a space can be used for now. */
export interface Grip {
  isPossible: boolean;
  /** How many of them are chosen; null if one offer is for all of them. */
  chosen: number | null;
  label: string;
  take: () => void;
  look: (isLooking: boolean) => void;
}

export interface Controls {
  ghosts: Ghost[];
  /** The offers by the cubes of one side on one space that they are about. */
  targets: Map<Thing, Offer[]>;
  counts: Count[];
  counters: Counter[];
  /** Offers without a place on the board: buttons next to it. */
  others: Offer[];
  /** The space whose command is being executed, and who executes it. */
  space: number | null;
  executor: number | null;
}

export function controlsOf(view: DuelView, side: number, offers: readonly Offer[], verbs: Verbs): Controls {
  const [first] = offers;
  const space = first ? spaceIn(first) : null;
  const executor = first ? seatIn(first, 'seat') : null;
  const isOf = (kind: string): Offer[] => offers.filter(({ choice }) => kindOf(thingsOf(verbs, choice)[0]!) === kind);
  const ghosts = isOf('card').flatMap((offer) => ghostOf(view, side, offer) ?? []);
  const counts = isOf('count').map((offer) => ({ offer, counts: offer.choice.slice(1).map(Number) }));
  const targets = offersByThing(offers, (choice) => cubesOf(thingsOf(verbs, choice)[0]!, choice, space, executor));
  const placed = new Set([...[...ghosts, ...counts].map(({ offer }) => offer), ...[...targets.values()].flat()]);
  const others = offers.filter((offer) => !placed.has(offer));
  return { ghosts, targets, counts, counters: countersOf(view, counts, space, executor), others, space, executor };
}

/** The cubes that a choice is about: the player's on a named space, or a named player's where it is executed. */
function cubesOf(named: Thing, [verb]: Choice, space: number | null, executor: number | null): Thing[] {
  if (space === null || executor === null) return [];
  if (kindOf(named) === 'space') return [units(executor, idOf(named))];
  if (kindOf(named) !== 'seat') return [];
  const place = verb === 'charge' ? ahead(executor, space) : space;
  return place === null ? [] : [units(idOf(named), place)];
}

function ghostOf(view: DuelView, side: number, offer: Offer): Ghost | null {
  const card = laid(view, side, offer);
  if (!card) return null;
  const from = numberFor(side, card.halves[0].space);
  const turn = Number(offer.choice[3]);
  return { offer, card, from, lane: turn };
}

function countersOf(view: DuelView, counts: Count[], space: number | null, executor: number | null): Counter[] {
  if (!counts[0] || space === null || executor === null) return [];
  const counter = (place: number, owner: number): Counter => ({
    space: place,
    owner,
    most: view.spaces[place]!.units[owner as 0 | 1],
  });
  if (counts[0].counts.length === 1) return [counter(space, executor)];
  const place = ahead(executor, space);
  return place === null ? [] : [counter(place, executor), counter(place, 1 - executor)];
}

/** The offer with these numbers, if they are possible. */
export function offerOf(controls: Controls, counts: readonly number[]): Offer | null {
  const found = controls.counts.find((one) => one.counts.every((count, index) => count === counts[index]));
  return found?.offer ?? null;
}
