/** What all parts of the board share: the position, what can be chosen, the names of things. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { Offer } from '../../wire/types.ts';
import type { BoardProps, Choice } from '../board.ts';
import { impossible, offersByThing, type Thing } from '../things.ts';
import { controlOf } from './controls.ts';
import { litBy } from './lighting.ts';
import type { BattleView } from './records.ts';
import { Words } from './words.ts';

/** What the panel of details shows. */
export type Topic =
  { kind: 'unit'; unit: number } | { kind: 'relic'; relic: number } | { kind: 'token'; token: number };

export class Desk {
  readonly #given: () => BoardProps<BattleView>;
  /** The names of things. */
  readonly words: Words;
  readonly view: BattleView = $derived.by(() => this.#given().view);
  readonly seat: number | null = $derived.by(() => this.#given().seat);
  readonly question: string = $derived.by(() => this.#given().question);
  readonly #offers: Map<Thing, Offer[]> = $derived.by(() => {
    const { offers, verbs } = this.#given();
    return offersByThing(offers, (choice) => [controlOf(choice, this.view, verbs)]);
  });
  readonly #lit: ReadonlySet<Thing> = $derived.by(() => litBy(this.#given().lit));
  /** Cards that the offer under the pointer mentions in addition to its own control. */
  hinted = $state.raw<readonly Thing[]>([]);
  /** The control whose offers are listed. */
  menu = $state<Thing | null>(null);
  topic = $state.raw<Topic | null>(null);

  readonly #low = new MediaQuery('(max-height: 949px)');
  readonly #narrow = new MediaQuery('(max-width: 699px)');

  constructor(given: () => BoardProps<BattleView>) {
    this.#given = given;
    this.words = new Words(given);
  }

  /** Whether the board is shown on a phone: everything small, the most important first. */
  get isNarrow(): boolean {
    return this.#narrow.current;
  }

  /** Whether cards are drawn low, so that the eras, the gears and the hand fit on one screen. */
  get isLow(): boolean {
    return this.#narrow.current || this.#low.current;
  }

  get isAsked(): boolean {
    return this.#offers.size > 0;
  }

  offersAt(control: Thing): Offer[] {
    return this.#offers.get(control) ?? [];
  }

  isOpen(control: Thing): boolean {
    return this.#offers.has(control);
  }

  /** The controls that can be used now. */
  get open(): Thing[] {
    return [...this.#offers.keys()];
  }

  isLit(...controls: (Thing | null)[]): boolean {
    return controls.some((control) => control !== null && (this.#lit.has(control) || this.hinted.includes(control)));
  }

  choose(choice: Choice): void {
    this.menu = null;
    this.hinted = [];
    this.#given().choose(choice);
  }

  /** Say why nothing can be chosen at a control; asks with `verb` if no offer is similar. */
  explain(control: Thing, verb: string): void {
    const { offers, verbs, explain } = this.#given();
    const choice = impossible(verbs, offers, control, verb);
    if (choice) explain(choice);
  }

  preview(offer: Offer | null): void {
    this.#given().preview(offer);
  }
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
