/** What all parts of the board share: the position, what can be chosen, what is picked and looked at. */

import { getContext, setContext, untrack } from 'svelte';
import { MediaQuery } from 'svelte/reactivity';

import type { Happening, Offer, Phrase } from '../../wire/types.ts';
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
import { FIRST_ON_MAP, stepOf } from './turn/steps.ts';
import { Chain } from './turn/together/chain.ts';
import { jointFollowUp, type Joint } from './turn/together/joint.ts';
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
  /** What has been picked from the current offers, until one is left. */
  #wanted = $state.raw<{ of: Offer[]; things: Thing[]; act: string }>({ of: [], things: [], act: '' });
  readonly #isWanted: boolean = $derived.by(() => this.#wanted.of === this.offers);
  /** That, or the order that is picked by default. */
  readonly picked: Thing[] = $derived.by(() => (this.#isWanted ? this.#wanted.things : orderInHand(this.offers)));
  /** The selected act: one that leads further than a move. */
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
  readonly openAreas: ReadonlySet<number> = $derived.by(() =>
    openAreas(this.open, this.war, this.followUp ? [this.war.attack!.target] : []),
  );
  /** All attackers follow up, if they may and there is room for all. */
  readonly followUp: Joint | null = $derived.by(() =>
    this.question.startsWith('FollowUp.') ? jointFollowUp(this.war, this.offers) : null,
  );
  /** The area under the pointer. */
  seen = $state<number | null>(null);
  /** The unit whose card is open. */
  shown = $state<number | null>(null);
  /** The unit under the pointer, or the first of each kind in the area that has the focus. */
  pointed = $state.raw<readonly number[]>([]);
  /** What the offer under the pointer mentions. */
  hinted = $state.raw<readonly Thing[]>([]);

  /** Where units were dropped whose order is on its way to the server. */
  #dropped = $state.raw<{ area: number; before: Offer[] } | null>(null);
  /** The offers from which it was placed. */
  #liftedFrom: Offer[] | null = null;

  /** What has happened since this seat's last choice. */
  readonly since: Since;

  /** What follows from what was pressed. */
  readonly #chain = new Chain();
  readonly #narrow = new MediaQuery('(max-width: 999px)');
  readonly #hovers = new MediaQuery('(hover: hover)');

  constructor(given: () => BoardProps<WarView>) {
    this.#given = given;
    this.since = new Since(() => ({ happened: given().happened, isAsked: this.offers.length > 0 }));
    $effect(() => {
      const next = this.#chain.nextOf({ offers: this.offers, question: this.question });
      if (next) untrack(() => given().choose(next.choice));
    });
    $effect(() => {
      const { area, before } = this.#dropped ?? {};
      if (area === undefined || before === this.offers) return;
      this.#dropped = null;
      untrack(() => this.drop(area));
    });
  }

  /** Whether the map has the full width of the page, and everything else is in a sheet below it. */
  get isNarrow(): boolean {
    return this.#narrow.current;
  }

  /** Whether an attack is at its dice: later its pushes and follow-ups are chosen on the map. */
  get isAtDice(): boolean {
    const { attack } = this.war;
    return attack !== null && stepOf(this.question, attack) < FIRST_ON_MAP;
  }

  /** Whether what has just happened is animated. */
  get moves(): boolean {
    return this.latest.length > 0 && allowsMotion();
  }

  get lit(): ReadonlySet<Thing> {
    return litWith(this.#lit, this.hinted);
  }

  /** The side shown as the viewer's own. */
  get side(): number {
    return this.seat === null ? 0 : this.war.players[this.seat]!.side;
  }

  /** The picked area, else the one under the pointer. */
  get area(): number | null {
    const area = this.picked.find((one) => kindOf(one) === 'area');
    return this.seen ?? (area ? idOf(area) : null);
  }

  /** The reach of the picked unit, else of the one under the pointer. */
  get reach(): Reach | null {
    const picked = this.picked.find((one) => kindOf(one) === 'unit');
    const unit = picked ? idOf(picked) : this.pointed[0];
    return unit === undefined ? null : reachOf(this.offers, (offer) => this.thingsOf(offer), unit);
  }

  /** The shot at the area being looked at, if no unit that declares can make it. */
  get blocked(): Blocked | null {
    if (!this.isDeclaring) return null;
    return blockedShot(this.war, this.seat, this.offers, this.picked, this.area);
  }

  thingsOf(offer: Offer): Thing[] {
    return thingsOf(this.#given().verbs, offer.choice);
  }

  /** The offers that name nothing: buttons for everything else. */
  get plain(): Offer[] {
    return this.offers.filter((offer) => this.thingsOf(offer).every((one) => kindOf(one) === ''));
  }

  /** The offer of a verb for a unit. */
  offerOf(verb: string, unit: number): Offer | undefined {
    return this.offers.find(({ choice }) => choice[0] === verb && choice[1] === unit);
  }

  /** The offers for an order or another thing, beyond what is picked. */
  offersWith(one: Thing): readonly Offer[] {
    return offersFor(this.offers, this.war, this.#given().verbs, one);
  }

  isPicked(kind: string, id: number): boolean {
    return this.picked.includes(thing(kind, id));
  }

  preview(offer: Offer | null, phrase?: Phrase): void {
    this.#given().preview(offer, phrase);
    this.hinted = offer ? this.thingsOf(offer).filter((one) => kindOf(one) === 'area' || kindOf(one) === 'unit') : [];
  }

  look(area: number | null): void {
    this.seen = area;
    const found = area === null ? [] : offersFor(this.pool, this.war, this.#given().verbs, atArea(area));
    const things = area === null ? [] : [...this.picked, atArea(area)];
    const followUp = area === this.war.attack?.target ? this.followUp : null;
    this.#given().preview(followUp?.first ?? this.#meantBy(found, things), followUp?.phrase);
  }

  /** Look at an area with the keys, and at what is there. */
  visit(area: number): void {
    this.look(area);
    this.pointed = groupsOf(this.war, this.war.ground[area]!.units).map(({ units }) => units[0]!);
  }

  /** The focus leaves an area; on its way to the names of the units that stand there, these stay. */
  leave(to: EventTarget | null): void {
    const isOnItsWay = !(to instanceof Element) || to.closest('.side') !== null;
    if (isOnItsWay) this.preview(null);
    else this.look(null);
    this.pointed = [];
  }

  /** Whether what was declared, and has not begun, can be taken back unit by unit. */
  get canTakeBack(): boolean {
    return Boolean(this.#given().revise) && /^(Declaration|Activation)\./.test(this.question);
  }

  /** What a unit has declared in the current activation. */
  declaredBy(unit: number): Declared | undefined {
    return this.war.activations.at(-1)?.declared.find((one) => one.unit === unit);
  }

  /** Take back what a unit has declared, and what others declared together with it. */
  takeBack(unit: number): void {
    if (!this.canTakeBack || !this.declaredBy(unit)) return;
    this.forget();
    this.#given().revise?.('unit', unit);
  }

  take(offer: Offer): void {
    this.#chain.stop();
    this.preview(null);
    this.forget();
    this.#given().choose(offer.choice);
  }

  /** Choose what several units do together. */
  takeAll(joint: Joint): void {
    this.take(joint.first);
    this.#chain.begin({ offers: this.offers, question: this.question }, joint);
  }

  forget(): void {
    this.#wanted = { of: [], things: [], act: '' };
  }

  /** Whether units declare now. */
  get isDeclaring(): boolean {
    return this.question.startsWith('Declaration.');
  }

  /** The acts that can be selected. */
  get acts(): string[] {
    return this.isDeclaring ? actsToHold(this.offers) : [];
  }

  /** Select an act, or deselect it. */
  hold(act: string): void {
    const things = this.picked.filter((one) => kindOf(one) === 'unit');
    const isPossible = offersForAll(ofAct(this.offers, act), this.war, this.#given().verbs, things).length > 0;
    this.#wanted = { of: this.offers, things: isPossible ? things : [], act: this.act === act ? '' : act };
  }

  /** The offer to take at once for what was picked: an area alone means all units that can act there. */
  #meantBy(found: readonly Offer[], things: readonly Thing[]): Offer | null {
    const isArea = things.every((one) => kindOf(one) === 'area');
    if (found.length < 2 || !this.isDeclaring || !isArea) return found.length === 1 ? found[0]! : null;
    const meant = meantBy(found);
    // A finger cannot hover over an area to see the odds of an attack, so it picks the area first.
    return meant && isAttack(meant) && !this.#hovers.current ? null : meant;
  }

  /** The offers that are left with one more thing; if there are none, those of that thing alone. */
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
      // An order other than the default is shown before it is placed.
      const isOther = before !== this.picked && this.picked.some((each) => kindOf(each) === 'order');
      const meant = isOther ? null : this.#meantBy(found, things);
      if (meant) this.take(meant);
      else this.#wanted = { of: this.offers, things, act: this.act };
      return true;
    }
    return false;
  }

  /** Pick one thing instead of another of its kind, without choosing yet. */
  choose(one: Thing): void {
    const isOn = this.#isWanted && this.picked.includes(one);
    const others = this.picked.filter((other) => kindOf(other) !== kindOf(one));
    const things = isOn ? others : [...others, one];
    const isPossible = offersForAll(this.offers, this.war, this.#given().verbs, things).length > 0;
    this.#wanted = { of: this.offers, things: isPossible ? things : [one], act: '' };
  }

  /** The unit of a token that can be chosen; none if it is in every offer, which narrows nothing down. */
  #singledOut(units: readonly number[]): Thing | null {
    const unit = units.find((one) => this.open.has(atUnit(one)));
    if (unit === undefined) return null;
    const found = offersFor(this.pool, this.war, this.#given().verbs, atUnit(unit));
    return found.length < this.pool.length ? atUnit(unit) : null;
  }

  press(area: number, units: readonly number[] = []): void {
    this.seen = area;
    if (this.followUp && area === this.war.attack?.target) return this.takeAll(this.followUp);
    const unit = this.#singledOut(units);
    if (unit && this.pick(unit)) return;
    if (this.pick(atArea(area))) return;
    if (units.length > 0 && this.offers.length === 0) this.shown = units[0]!;
    this.explain(atArea(area));
  }

  /** Whether units can be dragged from an area: to be activated by the order in hand, or because they declare. */
  canLift(area: number): boolean {
    if (this.isDeclaring) return this.war.ground[area]!.units.some((unit) => this.open.has(atUnit(unit)));
    return this.#orderFor(area) !== null;
  }

  /** The order in hand, if an area can have it. */
  #orderFor(area: number): Offer | null {
    const [order, ...others] = offersFor(this.pool, this.war, this.#given().verbs, atArea(area));
    return order?.choice[0] === 'order' && others.length === 0 ? order : null;
  }

  /** Begin to drag: the area gets its order, or the dragged unit declares. */
  lift(area: number, units: readonly number[]): void {
    const order = this.#orderFor(area);
    this.#liftedFrom = this.offers;
    if (order) return this.take(order);
    this.forget();
    const unit = this.#singledOut(units);
    if (unit) this.choose(unit);
  }

  /** Press the area where a drag ends, as soon as the units are asked to declare, if nobody else is asked before. */
  drop(area: number): void {
    if (this.isDeclaring) this.press(area);
    else if (this.offers === this.#liftedFrom) this.#dropped = { area, before: this.offers };
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
