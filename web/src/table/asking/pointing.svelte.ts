/** The odds of what is pointed at: requested when the pointer rests, forgotten when it leaves. */

import type { AskOdds, Odds, Phrase } from '../../wire/types.ts';

/** What is pointed at: kinds and ids. */
export type About = NonNullable<AskOdds['about']>;
export type Effort = NonNullable<AskOdds['effort']>;
/** Asks the server, if that is still wanted when its turn comes; null if there is no answer. */
export type AskAbout = (about: About, effort: Effort, isWanted: () => boolean) => Promise<Odds | null>;

/** How long the pointer rests before the odds are requested, and before more exact ones are. */
export const REST = 250;
/** If there is no answer, the server is busy: it is asked again a little later. */
export const AGAIN = 1000;
const TRIES = 3;

const resting = (wait: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, wait));

/** Whether a line gives a margin of error. */
const isEstimate = (line: Phrase): boolean => line.arguments?.['reach'] !== undefined;

export class Pointing {
  /** What is known so far; empty if nothing is pointed at. */
  lines = $state.raw<Phrase[]>([]);
  readonly #ask: AskAbout;
  #wishes = 0;

  constructor(ask: AskAbout) {
    this.#ask = ask;
  }

  /** Point at something, or at nothing. Of several requests in a row only the last counts. */
  readonly point = (about: About | null): void => {
    const wish = ++this.#wishes;
    this.lines = [];
    if (about) void this.#find(about, () => wish === this.#wishes);
  };

  async #find(about: About, isWanted: () => boolean): Promise<void> {
    for (const effort of ['quick', 'closer'] as const) {
      await resting(REST);
      const found = await this.#answer(about, effort, isWanted);
      if (!found || !isWanted()) return;
      this.lines = found.lines;
      if (!found.lines.some(isEstimate)) return;
    }
  }

  async #answer(about: About, effort: Effort, isWanted: () => boolean): Promise<Odds | null> {
    for (let tries = TRIES; tries > 0 && isWanted(); tries--) {
      const found = await this.#ask(about, effort, isWanted);
      if (found) return found;
      await resting(AGAIN);
    }
    return null;
  }
}
