/** What all parts of the board share: the position, what can be chosen, what is picked and looked at. */

import { getContext, setContext } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { Happening, Offer } from '../../wire/types.ts';
import type { BoardProps } from '../board.ts';
import { idOf, impossible, kindOf, thing, thingsOf, type Thing } from '../things.ts';
import {
  actsToHold,
  atArea,
  atUnit,
  isAttack,
  meantBy,
  ofAct,
  offersFor,
  offersForAll,
  offersOnMap,
  openAreas,
  orderInHand,
} from './controls.ts';
import { blockedShot, type Blocked } from './field/blocked.ts';
import { reachOf, type Reach } from './field/reach.ts';
import { litBy, litWith } from './lighting.ts';
import { allowsMotion } from './motion.ts';
import { groupsOf } from './position.ts';
import type { Declared, WarView } from './records.ts';
import { Since } from './turn/since.svelte.ts';
import { Words } from './words.ts';

export class Desk {
  readonly #given: () => BoardProps<WarView>;
  readonly war: WarView = $derived.by(() => this.#given().view);
  readonly seat: number | null = $derived.by(() => this.#given().seat);
  readonly question: string = $derived.by(() => this.#given().question);
  readonly latest: Happening[] = $derived.by(() => this.#given().latest);
  readonly log: Happening[] = $derived.by(() => this.#given().log);
  readonly offers: Offer[] = $derived.by(() => this.#given().offers);
  readonly words: Words = $derived.by(() => new Words(this.#given().voice, this.war));
  readonly #lit = $derived.by(() => litBy(this.#given().lit));
  /** What has been picked of the offers of now, until one is left. */
  #wanted = $state.raw<{ of: Offer[]; things: Thing[]; act: string }>({ of: [], things: [], act: '' });
  readonly #isWanted: boolean = $derived.by(() => this.#wanted.of === this.offers);
  /** That, or the order that lies in hand. */
  readonly picked: Thing[] = $derived.by(() => (this.#isWanted ? this.#wanted.things : orderInHand(this.offers)));
  /** The act that is in hand: what leads further than a move. */
  readonly act: string = $derived.by(() => (this.#isWanted ? this.#wanted.act : ''));
  readonly #ofAct: readonly Offer[] = $derived.by(() => ofAct(this.offers, this.act));
  /** The offers that are left. */
  readonly pool: readonly Offer[] = $derived.by(() =>
    offersForAll(this.#ofAct, this.war, this.#given().verbs, this.picked),
  );
  readonly open: Pick<ReadonlySet<Thing>, 'has'> = $derived.by(() =>
    offersOnMap(this.pool, this.war, this.#given().verbs),
  );
  /** The areas at which something can be chosen, itself or a unit. */
  readonly openAreas: ReadonlySet<number> = $derived.by(() => openAreas(this.open, this.war));
  /** The area that is pointed at. */
  seen = $state<number | null>(null);
  /** The unit whose card lies open. */
  shown = $state<number | null>(null);
  /** The unit under the pointer, or the first of each kind in the area that has the focus. */
  pointed = $state.raw<readonly number[]>([]);
  /** What an offer that is pointed at speaks of. */
  hinted = $state.raw<readonly Thing[]>([]);

  /** What has happened since the own last choice. */
  readonly since: Since;

  readonly #narrow = new MediaQuery('(max-width: 999px)');
  readonly #hovers = new MediaQuery('(hover: hover)');

  constructor(given: () => BoardProps<WarView>) {
    this.#given = given;
    this.since = new Since(() => ({ happened: given().happened, isAsked: this.offers.length > 0 }));
  }

  /** Whether the map has the width of the page to itself, and all else lies in a sheet below it. */
  get isNarrow(): boolean {
    return this.#narrow.current;
  }

  /** Whether what has just happened is shown in motion. */
  get moves(): boolean {
    return this.latest.length > 0 && allowsMotion();
  }

  get lit(): ReadonlySet<Thing> {
    return litWith(this.#lit, this.hinted);
  }

  /** The side that is seen as the own one. */
  get side(): number {
    return this.seat === null ? 0 : this.war.players[this.seat]!.side;
  }

  /** The area that was picked, else the one that is pointed at. */
  get area(): number | null {
    const area = this.picked.find((one) => kindOf(one) === 'area');
    return this.seen ?? (area ? idOf(area) : null);
  }

  /** The reach of the unit that was picked, else of the one that is pointed at. */
  get reach(): Reach | null {
    const picked = this.picked.find((one) => kindOf(one) === 'unit');
    const unit = picked ? idOf(picked) : this.pointed[0];
    return unit === undefined ? null : reachOf(this.offers, (offer) => this.thingsOf(offer), unit);
  }

  /** The shot at the area that is looked at, where nobody who declares can make it. */
  get blocked(): Blocked | null {
    if (!this.isDeclaring) return null;
    return blockedShot(this.war, this.seat, this.offers, this.picked, this.area);
  }

  thingsOf(offer: Offer): Thing[] {
    return thingsOf(this.#given().verbs, offer.choice);
  }

  /** The offers that name nothing: buttons for what can be done besides. */
  get plain(): Offer[] {
    return this.offers.filter((offer) => this.thingsOf(offer).every((one) => kindOf(one) === ''));
  }

  /** The offer of a verb for a unit. */
  offerOf(verb: string, unit: number): Offer | undefined {
    return this.offers.find(({ choice }) => choice[0] === verb && choice[1] === unit);
  }

  /** Those of an order or another thing, beyond what is picked. */
  offersWith(one: Thing): readonly Offer[] {
    return offersFor(this.offers, this.war, this.#given().verbs, one);
  }

  isPicked(kind: string, id: number): boolean {
    return this.picked.includes(thing(kind, id));
  }

  preview(offer: Offer | null): void {
    this.#given().preview(offer);
    this.hinted = offer ? this.thingsOf(offer).filter((one) => kindOf(one) === 'area' || kindOf(one) === 'unit') : [];
  }

  look(area: number | null): void {
    this.seen = area;
    const found = area === null ? [] : offersFor(this.pool, this.war, this.#given().verbs, atArea(area));
    this.#given().preview(area === null ? null : this.#meantBy(found, [...this.picked, atArea(area)]));
  }

  /** Look at an area by the keys: with what stands there. */
  visit(area: number | null): void {
    this.look(area);
    this.pointed = area === null ? [] : groupsOf(this.war, this.war.ground[area]!.units).map(({ units }) => units[0]!);
  }

  /** Whether what was declared, and is not under way, can be taken back unit by unit. */
  get canTakeBack(): boolean {
    return Boolean(this.#given().revise) && /^(Declaration|Activation)\./.test(this.question);
  }

  /** What a unit has declared in the activation in hand. */
  declaredBy(unit: number): Declared | undefined {
    return this.war.activations.at(-1)?.declared.find((one) => one.unit === unit);
  }

  /** Take back what a unit has declared, and those who declared it together with it. */
  takeBack(unit: number): void {
    if (!this.canTakeBack || !this.declaredBy(unit)) return;
    this.forget();
    this.#given().revise?.('unit', unit);
  }

  take(offer: Offer): void {
    this.preview(null);
    this.forget();
    this.#given().choose(offer.choice);
  }

  forget(): void {
    this.#wanted = { of: [], things: [], act: '' };
  }

  /** Whether units declare now. */
  get isDeclaring(): boolean {
    return this.question.startsWith('Declaration.');
  }

  /** The acts that can be taken in hand. */
  get acts(): string[] {
    return this.isDeclaring ? actsToHold(this.offers) : [];
  }

  /** Take an act in hand, or lay it down. */
  hold(act: string): void {
    const things = this.picked.filter((one) => kindOf(one) === 'unit');
    const isPossible = offersForAll(ofAct(this.offers, act), this.war, this.#given().verbs, things).length > 0;
    this.#wanted = { of: this.offers, things: isPossible ? things : [], act: this.act === act ? '' : act };
  }

  /** What is taken at once of the offers for what was picked: an area alone stands for all who can act there. */
  #meantBy(found: readonly Offer[], things: readonly Thing[]): Offer | null {
    const isArea = things.every((one) => kindOf(one) === 'area');
    if (found.length < 2 || !this.isDeclaring || !isArea) return found.length === 1 ? found[0]! : null;
    const meant = meantBy(found);
    // A finger cannot point at an area to see the odds of an attack, so it picks the area first.
    return meant && isAttack(meant) && !this.#hovers.current ? null : meant;
  }

  /** The offers that are left with one thing more; if none are, those of that thing alone. */
  pick(one: Thing): boolean {
    if (this.picked.at(-1) === one) {
      this.forget();
      return true;
    }
    const { verbs } = this.#given();
    for (const before of [this.picked, []]) {
      const things = [...before, one];
      const found = offersForAll(this.#ofAct, this.war, verbs, things);
      if (found.length === 0) continue;
      // Another order than the one in hand is shown before it is laid.
      const isOther = before !== this.picked && this.picked.some((each) => kindOf(each) === 'order');
      const meant = isOther ? null : this.#meantBy(found, things);
      if (meant) this.take(meant);
      else this.#wanted = { of: this.offers, things, act: this.act };
      return true;
    }
    return false;
  }

  /** Pick one thing in place of another of its kind, and choose nothing yet. */
  choose(one: Thing): void {
    const isOn = this.#isWanted && this.picked.includes(one);
    const others = this.picked.filter((other) => kindOf(other) !== kindOf(one));
    const things = isOn ? others : [...others, one];
    const isPossible = offersForAll(this.offers, this.war, this.#given().verbs, things).length > 0;
    this.#wanted = { of: this.offers, things: isPossible ? things : [one], act: '' };
  }

  press(area: number, units: readonly number[] = []): void {
    this.seen = area;
    const { verbs } = this.#given();
    const unit = units.find((one) => this.open.has(atUnit(one)));
    // A unit that every offer speaks of tells nothing: then its area is meant.
    if (unit !== undefined) {
      const one = atUnit(unit);
      if (offersFor(this.pool, this.war, verbs, one).length < this.pool.length && this.pick(one)) return;
    }
    if (this.pick(atArea(area))) return;
    if (units.length > 0 && this.offers.length === 0) this.shown = units[0]!;
    this.explain(atArea(area));
  }

  /** Say why something cannot be chosen, or that it can. */
  askWhy(choice: Offer['choice']): void {
    this.#given().explain(choice);
  }

  /** Say why nothing can be chosen there. */
  explain(one: Thing): void {
    const { verbs, explain } = this.#given();
    const { blocked } = this;
    const isShot = blocked !== null && one === atArea(blocked.area);
    const choice = isShot ? ['shoot', blocked.unit, blocked.area] : impossible(verbs, this.pool, one);
    if (choice) explain(choice);
  }
}

const KEY = Symbol('desk');

export const setDesk = (desk: Desk): Desk => setContext(KEY, desk);
export const getDesk = (): Desk => getContext<Desk>(KEY);
