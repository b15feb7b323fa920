/** The review of a table, requested as long as there is more of it to come. */

import { LineBroken } from '../../wire/connection.ts';
import type { Table } from '../../wire/table.svelte.ts';
import type { Phrase, WholeReview } from '../../wire/types.ts';

/** How long to wait before asking a busy server again, in milliseconds, and how often. */
const AGAIN = 3000;
const TRIES = 20;

export class LookingBack {
  readonly #table: Table;
  /** What can be shown: at first how the chances developed, at the end the choices, too. */
  whole = $state.raw<WholeReview | null>(null);
  judged = $state(-1);
  of = $state(0);
  isOver = $state(false);
  /** Why nothing more comes; empty if the connection broke. */
  refused = $state.raw<Phrase | null>(null);
  isBroken = $state(false);
  #isAsking = false;

  constructor(table: Table) {
    this.#table = table;
  }

  async ask(): Promise<void> {
    if (this.#isAsking || this.isOver) return;
    this.#isAsking = true;
    this.refused = null;
    this.isBroken = false;
    try {
      await this.#askUntilOver();
    } catch (error) {
      if (!(error instanceof LineBroken)) throw error;
      this.isBroken = true;
    } finally {
      this.#isAsking = false;
    }
  }

  async #askUntilOver(): Promise<void> {
    let tries = 0;
    while (!this.isOver) {
      const answer = await this.#table.connection.ask({ type: 'ask-review', judged: this.judged });
      if (answer.type === 'refused') {
        if (answer.phrase.key !== 'refusal-bots-busy' || ++tries >= TRIES) {
          this.refused = answer.phrase;
          return;
        }
        await new Promise((resolve) => setTimeout(resolve, AGAIN));
        continue;
      }
      tries = 0;
      this.whole = answer.whole ?? this.whole;
      this.judged = answer.judged;
      this.of = answer.of;
      this.isOver = answer.is_over ?? false;
    }
  }
}

const begun = new WeakMap<Table, LookingBack>();

/** The review of a table: what has arrived stays while the table is open. */
export function lookingBack(table: Table): LookingBack {
  const known = begun.get(table) ?? new LookingBack(table);
  begun.set(table, known);
  return known;
}
