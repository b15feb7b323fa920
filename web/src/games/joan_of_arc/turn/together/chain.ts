/** Choices that follow from one press, each made as soon as it is offered. */

import type { Offer } from '../../../../wire/types.ts';
import type { Joint } from './joint.ts';

interface Given {
  offers: readonly Offer[];
  question: string;
}

/** The procedure that asks: `Declaration` for `Declaration.deed`. */
const askedBy = ({ question }: Given): string => question.split('.')[0]!;

export class Chain {
  #rest: { after: Given; next: Joint['next'] } | null = null;

  begin(after: Given, { next }: Joint): void {
    this.#rest = { after, next };
  }

  stop(): void {
    this.#rest = null;
  }

  /** What is chosen now; the chain ends as soon as somebody else is asked, or something else is. */
  nextOf(now: Given): Offer | null {
    if (!this.#rest || this.#rest.after.offers === now.offers) return null;
    const { after, next } = this.#rest;
    const found = askedBy(after) === askedBy(now) ? next(now.offers) : null;
    this.#rest = found ? { after: now, next } : null;
    return found;
  }
}
