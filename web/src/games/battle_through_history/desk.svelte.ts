/** What all parts of the board share: the position, what can be chosen, how things are called. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import { phrased, type Item } from '../../texts/shelf.ts';
import type { Offer, Phrase } from '../../wire/types.ts';
import type { BoardProps, Choice } from '../board.ts';
import { byControl, type Control } from './controls.ts';
import { litBy } from './lighting.ts';
import type { BattleView } from './records.ts';
import { SEAT_NAMES } from './shape.ts';

/** What the panel of details shows. */
export type Topic =
  { kind: 'unit'; unit: number } | { kind: 'relic'; relic: number } | { kind: 'token'; token: number };

export class Desk {
  readonly #given: () => BoardProps<BattleView>;
  readonly view: BattleView = $derived.by(() => this.#given().view);
  readonly seat: number | null = $derived.by(() => this.#given().seat);
  readonly question: string = $derived.by(() => this.#given().question);
  readonly #offers: Map<Control, Offer[]> = $derived.by(() => byControl(this.#given().offers, this.view));
  readonly #lit: ReadonlySet<Control> = $derived.by(() => litBy(this.#given().lit));
  /** Cards that an offer under the pointer speaks of beyond its own control. */
  hinted = $state.raw<readonly Control[]>([]);
  /** The control whose several offers are spread out. */
  menu = $state<Control | null>(null);
  topic = $state.raw<Topic | null>(null);

  readonly #low = new MediaQuery('(max-height: 949px)');
  readonly #narrow = new MediaQuery('(max-width: 699px)');

  constructor(given: () => BoardProps<BattleView>) {
    this.#given = given;
  }

  /** Whether a phone shows the board: everything small, what matters first. */
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

  get names(): string[] {
    return this.#given().names;
  }

  offersAt(control: Control): Offer[] {
    return this.#offers.get(control) ?? [];
  }

  isOpen(control: Control): boolean {
    return this.#offers.has(control);
  }

  /** The controls that can be used now. */
  get open(): Control[] {
    return [...this.#offers.keys()];
  }

  isLit(...controls: (Control | null)[]): boolean {
    return controls.some((control) => control !== null && (this.#lit.has(control) || this.hinted.includes(control)));
  }

  choose(choice: Choice): void {
    this.menu = null;
    this.hinted = [];
    this.#given().choose(choice);
  }

  explain(choice: Choice): void {
    this.#given().explain(choice);
  }

  preview(offer: Offer | null): void {
    this.#given().preview(offer);
  }

  // How things are called

  say = (what: Item): string => this.#given().voice.say(what);

  /** A message, filled in. */
  words = (key: string, args: Record<string, Item> = {}): string => this.say(phrased(key, args));

  unitName(unit: number): string {
    return unit < 0 ? this.words('board-empty') : this.words(`unit-${this.view.units[unit]}`);
  }

  relicName(relic: number): string {
    return this.words(`relic-${this.view.relics[relic]}`);
  }

  tokenName(kind: number): string {
    return this.words(`token-${this.view.tokens[kind]}`);
  }

  sabatonName(sabaton: number): string {
    return this.words(`sabaton-${this.view.sabatons[sabaton]}`);
  }

  /** A player, for sentences that need a form of the name. */
  player(seat: number): Phrase {
    return phrased(SEAT_NAMES[seat] ?? '');
  }

  /** A player, as they call themselves, else by the seat, as everywhere at the table. */
  playerName(seat: number): string {
    return this.say(this.player(seat));
  }

  /** What stands on a player's shield: a letter of the name, else the number of the seat. */
  playerLetter(seat: number): string {
    return this.names[seat]?.slice(0, 1) || String(seat + 1);
  }

  /** All that is printed on a unit, in one sentence. */
  unitInWords(unit: number): string {
    const card = this.view.unit_values[unit];
    if (!card) return '';
    const [long, medium, close] = card.lines;
    const values = this.words('values-in-words', {
      ...{ long, medium, close, absorb: card.absorb, reinforcements: card.reinforcements, assault: card.assault },
      ...{
        heroic_death: card.heroic_death,
        accuracy: card.accuracy,
        diversion: card.diversion,
        relaunch: card.relaunch,
      },
    });
    return `${this.unitName(unit)}: ${values}`;
  }
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
