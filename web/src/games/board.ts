/** What the shared table gives to the board of a game, and what a game gives to the shared table. */

import type { Component } from 'svelte';

import type { Voice } from '../texts/texts.svelte.ts';
import type { Happening, Offer } from '../wire/types.ts';

export type Choice = Offer['choice'];
/** What a seat may see, what is printed on the cards included: a record of its game, see its records.ts. */
export type View = Record<string, unknown>;

export interface BoardProps<V = View> {
  /** The position to show: the present one, or a past one while the log is read. */
  view: V;
  /** From whose side the board is seen; null for who watches. */
  seat: number | null;
  /** What can be chosen now; nothing while others are asked or a past position is shown. */
  offers: Offer[];
  /** The name of the question that is asked, such as `Turn.placement`; empty if none is. */
  question: string;
  /** The line of the log that is looked at: the board lights up what it speaks of. */
  lit: Happening | null;
  /** What has just happened, to be animated once and never in the way of the next click. */
  latest: Happening[];
  voice: Voice;
  /** The names of the players by seat, as they call themselves; empty where they do not. */
  names: string[];
  choose: (choice: Choice) => void;
  /** Say in the prompt bar why something is not possible: the server knows. */
  explain: (choice: Choice) => void;
  /** Show in the prompt bar what an offer would do, before it is chosen; null when it is left again. */
  preview: (offer: Offer | null) => void;
}

/** A step of the guided first turn: shown while it fits, with the rule that it teaches. */
export interface GuideStep<V = View> {
  /** A message of the game's catalogue. */
  key: string;
  rule: string;
  /** Whether this is the moment for it. */
  fits: (view: V, question: string, seat: number | null) => boolean;
}

export interface GameFront<V = View> {
  Board: Component<BoardProps<V>>;
  guide: GuideStep<V>[];
}
