/** Which control of the board stands for which offer: every offer has exactly one. */

import type { Offer } from '../../wire/types.ts';
import { ahead, laid, numberFor, seatIn, spaceIn, type Lying } from './geometry.ts';
import type { DuelView } from './records.ts';

/** The rows of ghosts, one for each way to turn a card: in a row, each lies across the border between its two spaces. */
export const LANES = 2;

/** A place and a turn of a card of the hand. */
export interface Ghost {
  offer: Offer;
  card: Lying;
  /** The number of its nearer space, counted from the base of who looks. */
  from: number;
  /** In which of the rows of ghosts it lies; from LANES on those whose halves face the other way (option `free`). */
  lane: number;
}

/** The cubes of one side on one space, which one offer means. */
export interface Target {
  offer: Offer;
  space: number;
  owner: number;
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
  /** How many of them are chosen; null where one offer means all of them. */
  chosen: number | null;
  label: string;
  take: () => void;
  look: (isLooking: boolean) => void;
}

export interface Controls {
  ghosts: Ghost[];
  targets: Target[];
  counts: Count[];
  counters: Counter[];
  /** Offers that have no place on the board: buttons beside it. */
  others: Offer[];
  /** The space whose command is being executed, and who executes it. */
  space: number | null;
  executor: number | null;
}

export function controlsOf(view: DuelView, side: number, offers: readonly Offer[]): Controls {
  const first = offers[0];
  const controls: Controls = {
    ghosts: [],
    targets: [],
    counts: [],
    counters: [],
    others: [],
    space: first ? spaceIn(first) : null,
    executor: first ? seatIn(first, 'seat') : null,
  };
  for (const offer of offers) if (!assign(view, side, offer, controls)) controls.others.push(offer);
  controls.counters = countersOf(view, controls);
  return controls;
}

function assign(view: DuelView, side: number, offer: Offer, controls: Controls): boolean {
  const [verb, ...ids] = offer.choice;
  const numbers = ids.filter((id) => typeof id === 'number');
  if (verb === 'play') {
    const ghost = ghostOf(view, side, offer);
    if (ghost) controls.ghosts.push(ghost);
    return ghost !== null;
  }
  const { space, executor } = controls;
  if (space === null || executor === null) return false;
  if (verb === 'move' || verb === 'push') {
    controls.counts.push({ offer, counts: numbers });
    return true;
  }
  const place = verb === 'charge' ? ahead(executor, space) : verb === 'sabotage' ? space : numbers[0];
  if (place === null || place === undefined || !['charge', 'sabotage', 'rally'].includes(String(verb))) return false;
  controls.targets.push({ offer, space: place, owner: verb === 'rally' ? executor : numbers[0]! });
  return true;
}

function ghostOf(view: DuelView, side: number, offer: Offer): Ghost | null {
  const card = laid(view, side, offer);
  if (!card) return null;
  const from = numberFor(side, card.halves[0].space);
  const turn = Number(offer.choice[3]);
  return { offer, card, from, lane: turn };
}

function countersOf(view: DuelView, { counts, space, executor }: Controls): Counter[] {
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

/** The offer of these numbers, if they are possible. */
export function offerOf(controls: Controls, counts: readonly number[]): Offer | null {
  const found = controls.counts.find((one) => one.counts.every((count, index) => count === counts[index]));
  return found?.offer ?? null;
}
