/** A seat at a table as this page shows it: what is looked at, what is asked of the server, and what it answered. */

import type { Choice, View } from '../games/board.ts';
import { named } from '../texts/naming.ts';
import { phrased } from '../texts/shelf.ts';
import { say, type Voice } from '../texts/texts.svelte.ts';
import { LineBroken, type Answer, type Question } from '../wire/connection.ts';
import type { Table } from '../wire/table.svelte.ts';
import type { GiveSeat, Happening, Hint, Odds, Offer, Phrase, Refused, SeatInfo } from '../wire/types.ts';
import { moments, stepped } from './lines.ts';
import { isSame } from './offers.ts';
import { settings } from './settings.svelte.ts';

/** A sentence in the prompt bar, and the rule that it follows from. */
export interface Notice {
  phrase: Phrase;
  rule: string;
  isRefusal: boolean;
}
interface Past {
  number: number;
  view: View;
}

const AGAIN = 1500;
/** How often odds are asked for again where the bots were busy. */
const TRIES = 4;

export class Play {
  readonly table: Table;
  /** How the game is spoken of, the players by their chosen names. */
  readonly voice: Voice;
  /** The same, the players by their seats. */
  readonly #voice: Voice;
  notice = $state.raw<Notice | null>(null);
  lit = $state.raw<Happening | null>(null);
  previewed = $state.raw<Offer | null>(null);
  /** What waits for a confirmation because it cannot be taken back. */
  confirming = $state.raw<Offer | null>(null);
  past = $state.raw<Past | null>(null);
  hint = $state.raw<Hint | null>(null);
  odds = $state.raw<Odds | null>(null);
  isChoosing = $state(false);
  isHinting = $state(false);
  /** The number of the position at which this seat acted last. */
  actedAt = $state(-1);
  /** What this seat is asked now; nothing while a bot plays for it. */
  readonly prompt = $derived.by(() => (this.isStoodIn ? null : (this.table.situation?.prompt ?? null)));
  /** What can be chosen: nothing while the past is looked at. */
  readonly offers = $derived.by((): Offer[] => (this.past ? [] : (this.prompt?.offers ?? [])));
  readonly view = $derived.by((): View | null => {
    const view = this.past?.view ?? this.table.situation?.view;
    return view ? { ...this.table.printed, ...view } : null;
  });
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name));
  readonly moments = $derived.by(() => moments(this.table.log));
  readonly latest = $derived.by((): Happening[] => (this.past || !settings.animates ? [] : this.table.latest));
  #reasons: Record<string, Notice> = {};
  #thinking: Promise<unknown> = Promise.resolve();
  #wantedMoment: number | null = null;

  constructor(table: Table, voice: Voice) {
    this.table = table;
    this.#voice = voice;
    this.voice = { say: (what) => voice.say(named(what, this.names)) };
  }

  // What is seen

  get seat(): number | null {
    return this.table.ownSeat;
  }

  get number(): number {
    return this.table.situation?.number ?? -1;
  }

  get seats(): SeatInfo[] {
    return this.table.info?.seats ?? [];
  }

  /** Whether a bot plays for this seat until its player comes back. */
  get isStoodIn(): boolean {
    return this.seat !== null && (this.seats[this.seat]?.has_left ?? false);
  }

  get isOver(): boolean {
    return Boolean(this.table.situation?.ended);
  }

  /** A phrase of the page or of the game, in the language of now. */
  readonly tell = (phrase: Phrase): string => (/^web-/.test(phrase.key) ? say(phrase) : this.voice.say(phrase));

  /** The seat as the game calls it. */
  seatName(seat: number): string {
    const name = this.table.seatNames[seat];
    return name ? this.#voice.say(name) : '';
  }

  /** Who sits there, and the seat as the game calls it. */
  who(seat: number): string {
    const name = this.seats[seat]?.name;
    return name ? say(phrased('web-table-named', { name, seat: this.seatName(seat) })) : this.seatName(seat);
  }

  // Choosing

  readonly choose = (choice: Choice): void => {
    const offer = this.offers.find((offer) => isSame(offer.choice, choice));
    if (!offer) return this.explain(choice);
    if (offer.seals && settings.asksBeforeSealing) this.confirming = offer;
    else void this.#choose(offer);
  };

  confirm(): void {
    const offer = this.confirming;
    this.confirming = null;
    if (offer) void this.#choose(offer);
  }

  async #choose(offer: Offer): Promise<void> {
    if (this.isChoosing) return;
    this.isChoosing = true;
    this.previewed = null;
    this.actedAt = this.number;
    await this.#ask({ type: 'choose', number: this.number, choice: offer.choice });
    this.isChoosing = false;
  }

  /** Say why something is not possible; asked only once for each position. */
  readonly explain = (choice: Choice): void => {
    if (this.past || this.seat === null) return;
    const about = `${this.number} ${JSON.stringify(choice)}`;
    const known = this.#reasons[about];
    if (known) this.notice = known;
    else void this.#explain(choice, about);
  };

  async #explain(choice: Choice, about: string): Promise<void> {
    this.#reasons[about] = { phrase: phrased('web-table-asking'), rule: '', isRefusal: false };
    const answer = await this.#ask({ type: 'why', choice });
    if (answer?.type === 'possible')
      this.notice = { phrase: phrased('web-table-possible'), rule: answer.rule, isRefusal: false };
    if (this.notice) this.#reasons[about] = this.notice;
  }

  readonly preview = (offer: Offer | null): void => {
    this.previewed = offer;
  };

  // Taking back and giving up

  /** Take back, ask to, or say why that is not possible. */
  undo(): void {
    const undo = this.table.situation?.undo;
    if (undo?.is_possible) void this.#act('undo');
    else if (undo?.can_ask) void this.#act('ask-undo');
    else if (undo?.reason) this.notice = { phrase: undo.reason, rule: '', isRefusal: true };
  }

  answerUndo(isGranted: boolean): void {
    void this.#ask({ type: 'answer-undo', number: this.number, is_granted: isGranted });
  }

  resign(): void {
    void this.#act('resign');
  }

  async #act(type: 'undo' | 'ask-undo' | 'resign'): Promise<void> {
    this.actedAt = this.number;
    await this.#ask({ type, number: this.number });
  }

  // Aids

  get canBeAided(): boolean {
    return this.seat !== null && Boolean(this.table.info?.has_aids) && !this.isOver;
  }

  async askHint(): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    const answer = await this.#thinkAbout(() => this.#ask({ type: 'ask-hint' }));
    this.isHinting = false;
    if (answer?.type === 'hint' && answer.number === this.number) this.hint = answer;
  }

  /** Ask for the odds of a position; where the bots are busy, again a little later, as long as it is still the one. */
  async askOdds(number: number, tries = TRIES): Promise<void> {
    const answer = await this.#thinkAbout(async () => (number === this.number ? this.#tryOdds() : null));
    if (answer?.type === 'odds') {
      if (answer.number === this.number) this.odds = answer;
    } else if (answer?.type === 'refused' && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      await this.askOdds(number, tries - 1);
    }
  }

  async #tryOdds(): Promise<Answer<'ask-odds'> | null> {
    try {
      return await this.table.connection.ask({ type: 'ask-odds' });
    } catch {
      return null; // whoever comes back asks anew
    }
  }

  /** The server thinks about one thing at a time for each seat. */
  #thinkAbout<Found>(asking: () => Promise<Found>): Promise<Found> {
    const found = this.#thinking.then(asking);
    this.#thinking = found.catch(() => null);
    return found;
  }

  // Looking back

  /** Look at the position after an entry. Of several wishes in a row only the last counts. */
  async travel(number: number): Promise<void> {
    this.#wantedMoment = number;
    const answer = await this.#ask({ type: 'travel', number });
    if (answer?.type === 'travelled' && answer.number === this.#wantedMoment) {
      this.past = { number: answer.number, view: answer.view };
    }
  }

  toNow(): void {
    this.#wantedMoment = null;
    this.past = null;
  }

  step(steps: number): void {
    const moment = stepped(this.moments, this.#wantedMoment, steps);
    if (moment === null) this.toNow();
    else void this.travel(moment);
  }

  // The rest

  async say(text: string): Promise<boolean> {
    return (await this.#ask({ type: 'say', text })) !== null;
  }

  async autoPass(question: string, isOn: boolean): Promise<void> {
    const others = this.table.autoPass.filter((name) => name !== question);
    const questions = isOn ? [...others, question] : others;
    if (await this.#ask({ type: 'auto-pass', questions })) this.table.autoPass = questions;
  }

  giveSeat(seat: number, level: NonNullable<GiveSeat['level']>): void {
    void this.#ask({ type: 'give-seat', seat, level });
  }

  takeSeat(): void {
    void this.#ask({ type: 'take-seat' });
  }

  /** Ask the server; a refusal is shown and answered with null, as is a line that breaks. */
  async #ask<Type extends Question['type']>(
    question: Extract<Question, { type: Type }>,
  ): Promise<Exclude<Answer<Type>, Refused> | null> {
    this.notice = null;
    const isOpen = this.table.line === 'open';
    try {
      const answer: { type: string } = await this.table.connection.ask<Type>(question);
      if (!isRefused(answer)) return answer as Exclude<Answer<Type>, Refused>;
      this.notice = { phrase: answer.phrase, rule: answer.rule, isRefusal: true };
    } catch (error) {
      if (!(error instanceof LineBroken)) throw error;
      // Where the line was broken before, the prompt bar says so as long as it is.
      if (isOpen) this.notice = { phrase: phrased('web-table-line-broken'), rule: '', isRefusal: true };
    }
    return null;
  }
}

const isRefused = (answer: { type: string }): answer is Refused => answer.type === 'refused';
