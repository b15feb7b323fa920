/** A player's settings for all tables of this browser. */

import { keep, recall } from './memory.ts';

const KEPT = 'timefront.settings';
const USUAL = {
  asksBeforeSealing: true,
  animates: true,
  passesAlone: true,
  isQuick: false,
  notifies: false,
  showsOdds: false,
  hasSounds: false,
  volume: 0.6,
  isMuted: false,
};

type Choices = typeof USUAL;

class Settings {
  #chosen = $state.raw<Choices>({ ...USUAL, ...recall<Partial<Choices>>(KEPT, {}) });

  get asksBeforeSealing(): boolean {
    return this.#chosen.asksBeforeSealing;
  }

  get animates(): boolean {
    return this.#chosen.animates;
  }

  /** Whether the page passes automatically if nothing else is possible. */
  get passesAlone(): boolean {
    return this.#chosen.passesAlone;
  }

  /** Whether staged battles are shown quickly. */
  get isQuick(): boolean {
    return this.#chosen.isQuick;
  }

  get notifies(): boolean {
    return this.#chosen.notifies;
  }

  get showsOdds(): boolean {
    return this.#chosen.showsOdds;
  }

  /** Whether there are sounds: never before the player turns them on. */
  get hasSounds(): boolean {
    return this.#chosen.hasSounds;
  }

  /** The volume, from 0 to 1, while it is not muted. */
  get volume(): number {
    return this.#chosen.volume;
  }

  get isMuted(): boolean {
    return this.#chosen.isMuted;
  }

  /** The current volume. */
  get loudness(): number {
    return this.isMuted ? 0 : this.volume;
  }

  set(changes: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...changes };
    keep(KEPT, this.#chosen);
  }
}

export const settings = new Settings();
