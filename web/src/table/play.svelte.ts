/** A seat at a table as this page shows it: what is shown, what was asked of the server, and what it answered. */

import type { Choice, View } from '../games/board.ts';
import { named } from '../texts/naming.ts';
import { phrased } from '../texts/shelf.ts';
import { say, type Voice } from '../texts/texts.svelte.ts';
import { LineBroken, type Answer, type Question } from '../wire/connection.ts';
import type { Table } from '../wire/table.svelte.ts';
import type { AskOdds, GiveSeat, Happening, Hint, Odds, Offer, Phrase, Refused, SeatInfo } from '../wire/types.ts';
import { Pointing, type AskAbout } from './asking/pointing.svelte.ts';
import { moments, stepped } from './log/lines.ts';
import { isSame } from './asking/offers.ts';
import { onlyPass, PAUSE } from './asking/passing.ts';
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
/** How many times odds are requested if the bots are busy, and resigning is tried while others move. */
const TRIES = 4;

export class Play {
  readonly table: Table;
  /** The texts of the game, with the players' chosen names. */
  readonly voice: Voice;
  /** The same, with the players named by their seats. */
  readonly #voice: Voice;
  notice = $state.raw<Notice | null>(null);
  lit = $state.raw<Happening | null>(null);
  previewed = $state.raw<Offer | null>(null);
  /** What the previewed offer is called: it may stand for others that follow from it. */
  previewedAs = $state.raw<Phrase | null>(null);
  /** What awaits confirmation because it cannot be taken back. */
  confirming = $state.raw<Offer | null>(null);
  past = $state.raw<Past | null>(null);
  hint = $state.raw<Hint | null>(null);
  odds = $state.raw<Odds | null>(null);
  /** The odds of what is pointed at on the board. */
  readonly pointing: Pointing;
  /** The position for which a choice was sent. */
  #choosingAt = $state<number | null>(null);
  isHinting = $state(false);
  /** The number of the position at which this seat acted last. */
  actedAt = $state(-1);
  /** What this seat is asked now; null while a bot plays for it. */
  readonly prompt = $derived.by(() => (this.isStoodIn ? null : (this.table.situation?.prompt ?? null)));
  /** What can be chosen: nothing while a past position is shown. */
  readonly offers = $derived.by((): Offer[] => (this.past ? [] : (this.prompt?.offers ?? [])));
  readonly view = $derived.by((): View | null => {
    const view = this.past?.view ?? this.table.situation?.view;
    return view ? { ...this.table.printed, ...view } : null;
  });
  readonly names = $derived.by(() => this.seats.map((seat) => seat.name));
  readonly moments = $derived.by(() => moments(this.table.log));
  readonly happened = $derived.by((): Happening[] => (this.past ? [] : this.table.latest));
  readonly latest = $derived.by((): Happening[] => (settings.animates ? this.happened : []));
  /** The log up to the position shown. */
  readonly logShown = $derived.by((): Happening[] => {
    const past = this.past;
    return past ? this.table.log.filter(({ number }) => number <= past.number) : this.table.log;
  });
  /** The position at which answers are held back, and until when. */
  #pause: { number: number; paused: Promise<void> } | null = null;
  #reasons: Record<string, Notice> = {};
  #thinking: Promise<unknown> = Promise.resolve();
  #wantedMoment: number | null = null;

  constructor(table: Table, voice: Voice) {
    this.table = table;
    this.#voice = voice;
    this.voice = { say: (what) => voice.say(named(what, this.names)) };
    this.pointing = new Pointing(this.#oddsAbout);
  }

  // What is shown

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

  /** A phrase of the page or of the game, in the current language. */
  readonly tell = (phrase: Phrase): string => (/^web-/.test(phrase.key) ? say(phrase) : this.voice.say(phrase));

  /** The name of the seat in its game, and its side if that has another name. */
  seatName(seat: number): string {
    const name = this.table.seatNames[seat];
    const side = this.table.sides[seat];
    if (!name || !side) return name ? this.#voice.say(name) : '';
    return say(phrased('web-new-seat-side', { seat: this.#voice.say(name), side: this.#voice.say(phrased(side)) }));
  }

  /** Who has the seat, and the game's name for the side or the seat. */
  who(seat: number): string {
    const name = this.seats[seat]?.name;
    const side = this.table.sides[seat];
    if (!name) return this.seatName(seat);
    return say(phrased('web-table-named', { name, seat: side ? this.#voice.say(phrased(side)) : this.seatName(seat) }));
  }

  // Choosing

  /** Whether a choice would reach the server. */
  get isInReach(): boolean {
    return this.table.line === 'open';
  }

  /** Whether a choice for this very position was sent; the next position may arrive before its answer. */
  get isChoosing(): boolean {
    return this.#choosingAt === this.number;
  }

  readonly choose = (choice: Choice): void => {
    if (!this.isInReach) {
      this.notice = { phrase: phrased('web-table-away'), rule: '', isRefusal: true };
      return;
    }
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

  /** Hold the answer back in a window for secret cards, and pass automatically if nothing else is possible; returns
      what ends the wait. */
  readonly attend = (): (() => void) | undefined => {
    if (!this.prompt?.is_open || this.past || !settings.passesAlone) return undefined;
    const only = onlyPass(this.prompt);
    const paused = new Promise<void>((done) => setTimeout(done, PAUSE));
    this.#pause = { number: this.number, paused };
    if (!only) return undefined;
    const passing = setTimeout(() => this.isInReach && void this.#choose(only), PAUSE);
    return () => clearTimeout(passing);
  };

  async #choose(offer: Offer): Promise<void> {
    if (this.isChoosing) return;
    const number = this.number;
    this.#choosingAt = number;
    this.previewed = null;
    this.actedAt = number;
    if (this.#pause?.number === number) await this.#pause.paused;
    await this.#ask({ type: 'choose', number, choice: offer.choice });
    if (this.#choosingAt === number) this.#choosingAt = null;
  }

  /** Say why something is not possible; asked only once per position. */
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

  readonly preview = (offer: Offer | null, phrase = offer?.phrase): void => {
    this.previewed = offer;
    this.previewedAs = phrase ?? null;
  };

  // Taking back and resigning

  /** Take back, ask to, or say why that is not possible. */
  undo(): void {
    const undo = this.table.situation?.undo;
    if (undo?.is_possible) this.#take('undo');
    else if (undo?.can_ask) this.#take('ask-undo');
    else if (undo?.reason) this.notice = { phrase: undo.reason, rule: '', isRefusal: true };
  }

  /** Whether the seat's last choices can be taken back without asking anybody. */
  get canRevise(): boolean {
    return Boolean(!this.past && this.prompt && this.table.situation?.undo.is_possible);
  }

  /** Take back what was chosen for a thing, and keep the seat's other choices. */
  readonly revise = (kind: string, id: number): void => {
    this.actedAt = this.number;
    void this.#ask({ type: 'revise', number: this.number, about: [kind, id] });
  };

  answerUndo(isGranted: boolean): void {
    void this.#ask({ type: 'answer-undo', number: this.number, is_granted: isGranted });
  }

  #take(type: 'undo' | 'ask-undo'): void {
    this.actedAt = this.number;
    void this.#ask({ type, number: this.number });
  }

  /** Resign; if others moved at the same moment, again, since no position makes a difference to it. */
  async resign(tries = TRIES): Promise<void> {
    const number = this.number;
    this.actedAt = number;
    const answer = await this.#answer({ type: 'resign', number });
    if (!answer || !isRefused(answer) || !answer.is_stale || tries === 1) return;
    if (this.number === number) await new Promise((resolve) => setTimeout(resolve, AGAIN));
    if (!this.isOver) await this.resign(tries - 1);
  }

  // Hints and odds

  get canBeAided(): boolean {
    return this.seat !== null && Boolean(this.table.info?.has_aids) && !this.isOver;
  }

  /** Whether there can be odds for what is pointed at. */
  get canPoint(): boolean {
    return this.table.hasOdds && this.canBeAided && !this.past;
  }

  async askHint(): Promise<void> {
    if (this.isHinting) return;
    this.isHinting = true;
    const answer = await this.#thinkAbout(() => this.#ask({ type: 'ask-hint' }));
    this.isHinting = false;
    if (answer?.type === 'hint' && answer.number === this.number) this.hint = answer;
  }

  /** Request the odds of a position; if the bots are busy, again a little later, as long as it is still current. */
  async askOdds(number: number, tries = TRIES): Promise<void> {
    const answer = await this.#thinkAbout(async () => (number === this.number ? this.#tryOdds() : null));
    if (answer?.type === 'odds') {
      if (answer.number === this.number) this.odds = answer;
    } else if (answer?.type === 'refused' && tries > 1) {
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
      await this.askOdds(number, tries - 1);
    }
  }

  readonly #oddsAbout: AskAbout = async (about, effort, isWanted) => {
    const answer = await this.#thinkAbout(async () => (isWanted() ? this.#tryOdds({ about, effort }) : null));
    return answer?.type === 'odds' && answer.number === this.number ? answer : null;
  };

  async #tryOdds(what: Pick<AskOdds, 'about' | 'effort'> = {}): Promise<Answer<'ask-odds'> | null> {
    try {
      return await this.table.connection.ask({ type: 'ask-odds', ...what });
    } catch {
      return null; // a player who returns asks again
    }
  }

  /** For each seat, the server thinks about one thing at a time. */
  #thinkAbout<Found>(asking: () => Promise<Found>): Promise<Found> {
    const found = this.#thinking.then(asking);
    this.#thinking = found.catch(() => null);
    return found;
  }

  // Looking back

  /** Look at the position after an entry. Of several requests in a row only the last counts. */
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

  /** Ask the server; a refusal is shown and answered with null, and so is a broken connection. */
  async #ask<Type extends Question['type']>(
    question: Extract<Question, { type: Type }>,
  ): Promise<Exclude<Answer<Type>, Refused> | null> {
    const answer = await this.#answer<Type>(question);
    return answer && !isRefused(answer) ? (answer as Exclude<Answer<Type>, Refused>) : null;
  }

  /** The same with a refusal as the answer, for those who can do something about it. */
  async #answer<Type extends Question['type']>(
    question: Extract<Question, { type: Type }>,
  ): Promise<Answer<Type> | null> {
    this.notice = null;
    const isOpen = this.table.line === 'open';
    try {
      const answer = await this.table.connection.ask<Type>(question);
      if (isRefused(answer)) this.notice = { phrase: answer.phrase, rule: answer.rule, isRefusal: true };
      return answer;
    } catch (error) {
      if (!(error instanceof LineBroken)) throw error;
      // If the connection was already broken, the prompt bar says so for as long as it is.
      if (isOpen) this.notice = { phrase: phrased('web-table-line-broken'), rule: '', isRefusal: true };
    }
    return null;
  }
}

const isRefused = (answer: { type: string }): answer is Refused => answer.type === 'refused';
