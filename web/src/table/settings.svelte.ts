/** What a player has set for all tables of this browser. */

import { keep, recall } from './memory.ts';

const KEPT = 'timefront.settings';
const USUAL = { asksBeforeSealing: true, animates: true, notifies: false };

type Choices = typeof USUAL;

class Settings {
  #chosen = $state.raw<Choices>({ ...USUAL, ...recall<Partial<Choices>>(KEPT, {}) });

  get asksBeforeSealing(): boolean {
    return this.#chosen.asksBeforeSealing;
  }

  get animates(): boolean {
    return this.#chosen.animates;
  }

  get notifies(): boolean {
    return this.#chosen.notifies;
  }

  set(changes: Partial<Choices>): void {
    this.#chosen = { ...this.#chosen, ...changes };
    keep(KEPT, this.#chosen);
  }
}

export const settings = new Settings();
