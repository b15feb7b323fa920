/** What the shared table gives to the board of a game, and what a game gives to the shared table. */

import type { Component, Snippet } from 'svelte';

import type { Pointing } from '../table/asking/pointing.svelte.ts';
import type { Voice } from '../texts/texts.svelte.ts';
import type { Happening, Offer } from '../wire/types.ts';
import type { Verbs } from './things.ts';

export type Choice = Offer['choice'];
/** What a seat may see, what is printed on the cards included: a record of its game, see its records.ts. */
export type View = Record<string, unknown>;

/** The parts of the shared table, for a board that fills the window and gives them their places itself. */
export interface Furniture {
  /** Who plays, with their clocks. */
  players: Snippet;
  /** Taking back, hints, rules, menu. */
  tools: Snippet;
  /** The end, the guide, requests: what stands above all else as long as it is there. */
  news: Snippet;
  /** All that can be chosen as a list, and what a hint says of it. */
  choices: Snippet;
  /** Log, chat and odds. */
  panels: Snippet;
}

export interface BoardProps<V = View> {
  /** The position to show: the present one, or a past one while the log is read. */
  view: V;
  /** From whose side the board is seen; null for who watches. */
  seat: number | null;
  /** What can be chosen now; nothing while others are asked or a past position is shown. */
  offers: Offer[];
  /** What the arguments of choices are. */
  verbs: Verbs;
  /** The name of the question that is asked, such as `Turn.placement`; empty if none is. */
  question: string;
  /** The line of the log that is looked at: the board lights up what it speaks of. */
  lit: Happening | null;
  /** What has just happened, to be animated once and never in the way of the next click. */
  latest: Happening[];
  /** The same, to be told in words: also to who wants no motion. */
  happened: Happening[];
  /** All that has happened up to the position that is shown, as far as the page has been told. */
  log: Happening[];
  voice: Voice;
  /** For a board that fills the window. */
  table?: Furniture;
  /** The names of the players by seat, as they call themselves; empty where they do not. */
  names: string[];
  choose: (choice: Choice) => void;
  /** Take back what was chosen for a thing and leave the own other choices; null where nothing can be taken back. */
  revise?: ((kind: string, id: number) => void) | null;
  /** Say in the prompt bar why something is not possible: the server knows. */
  explain: (choice: Choice) => void;
  /** Show in the prompt bar what an offer would do, before it is chosen; null when it is left again. */
  preview: (offer: Offer | null) => void;
  /** Where the table allows it: tells the odds of what is pointed at, before it is declared. */
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

/** A part of the score: a message of the game's catalogue that names it, and what each seat has of it. */
export interface ScorePart {
  key: string;
  points: number[];
}

export interface GameFront<V = View> {
  Board: Component<BoardProps<V>>;
  guide: GuideStep<V>[];
  /** What the reference shows besides its lines: finds what the game has by its name. */
  Finder?: Component<BoardProps<V>>;
  /** Whether the board fills the window and gives the parts of the table their places. */
  fills?: boolean;
  /** Whether nobody has secrets from the others: then no curtain falls between people at one screen. */
  isOpen?: (view: V) => boolean;
  /** What the score of the end is made of; nothing where it is one number. */
  score?: (view: V) => ScorePart[];
  /** What the rules compare, one after another, where points are equal; nothing where that is a draw. */
  tieBreaks?: (view: V) => ScorePart[];
  /** The colours of the seats, where they are not those of the theme. */
  colours?: (view: V) => string[];
}
