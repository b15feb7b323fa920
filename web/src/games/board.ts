/** What the shared table gives to the board of a game, and what a game gives to the shared table. */

import type { Component, Snippet } from 'svelte';

import type { Pointing } from '../table/asking/pointing.svelte.ts';
import type { Voice } from '../texts/texts.svelte.ts';
import type { Happening, Offer, Phrase } from '../wire/types.ts';
import type { Verbs } from './things.ts';

export type Choice = Offer['choice'];
/** What a seat may see, including what is printed on the cards: a record of its game, see its records.ts. */
export type View = Record<string, unknown>;

/** The parts of the shared table, for a board that fills the window and arranges them itself. */
export interface Furniture {
  /** Who plays, with their clocks. */
  players: Snippet;
  /** Undo, hints, rules, menu. */
  tools: Snippet;
  /** The end, the guide, requests: shown above everything else while they last. */
  news: Snippet;
  /** Everything that can be chosen, as a list, and what a hint says about it. */
  choices: Snippet;
  /** Log, chat and odds. */
  panels: Snippet;
}

export interface BoardProps<V = View> {
  /** The position to show: the current one, or a past one while the log is read. */
  view: V;
  /** The seat from whose side the board is seen; null for spectators. */
  seat: number | null;
  /** What can be chosen now; empty while others are asked or a past position is shown. */
  offers: Offer[];
  /** What the arguments of choices are. */
  verbs: Verbs;
  /** The name of the current question, such as `Turn.placement`; empty if there is none. */
  question: string;
  /** The selected line of the log: the board lights up what it mentions. */
  lit: Happening | null;
  /** What has just happened, to be animated once and never in the way of the next click. */
  latest: Happening[];
  /** The same, to be put into words: also for players who want no motion. */
  happened: Happening[];
  /** Everything that has happened up to the position shown, as far as the page knows. */
  log: Happening[];
  voice: Voice;
  /** For a board that fills the window. */
  table?: Furniture;
  /** The players' chosen names by seat; empty if there is none. */
  names: string[];
  choose: (choice: Choice) => void;
  /** Take back what was chosen for a thing and keep the seat's other choices; null if nothing can be taken back. */
  revise?: ((kind: string, id: number) => void) | null;
  /** Say in the prompt bar why something is not possible: the server knows. */
  explain: (choice: Choice) => void;
  /** Show in the prompt bar what an offer would do before it is chosen, in other words than its own if others follow
      from it; null when the pointer leaves it. */
  preview: (offer: Offer | null, phrase?: Phrase) => void;
  /** If the table allows it: gives the odds of what is pointed at, before it is declared. */
  pointing?: Pointing | null;
}

/** A step of the guided first turn: shown while it fits, with the rule that it teaches. */
export interface GuideStep<V = View> {
  /** A message of the game's catalogue. */
  key: string;
  rule: string;
  /** Whether this is the moment for it. */
  fits: (view: V, question: string, seat: number | null) => boolean;
}

/** A part of the score: the message of the game's catalogue that names it, and each seat's share of it. */
export interface ScorePart {
  key: string;
  points: number[];
}

export interface GameFront<V = View> {
  Board: Component<BoardProps<V>>;
  guide: GuideStep<V>[];
  /** What the reference shows besides its lines: finds things of the game by name. */
  Finder?: Component<BoardProps<V>>;
  /** Whether the board fills the window and arranges the parts of the table. */
  fills?: boolean;
  /** Whether nobody has secrets from the others: then there is no curtain between people at one screen. */
  isOpen?: (view: V) => boolean;
  /** What the final score consists of; absent if it is one number. */
  score?: (view: V) => ScorePart[];
  /** What the rules compare, in order, to break a tie; absent if a tie is a draw. */
  tieBreaks?: (view: V) => ScorePart[];
  /** The colours of the seats, if they are not those of the theme. */
  colours?: (view: V) => string[];
}
