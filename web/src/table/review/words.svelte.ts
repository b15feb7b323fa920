/** The sentences of the review, loaded with it, in the current language. */

import type { Language } from '../../texts/language.ts';
import { phrased, Shelf } from '../../texts/shelf.ts';

const catalogues = import.meta.glob<string>('../../texts/review/*.ftl', { query: '?raw', import: 'default' });

class Words {
  #shelf = $state.raw<Shelf | null>(null);
  #wanted: Language | null = null;

  get areThere(): boolean {
    return this.#shelf !== null;
  }

  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const text = await catalogues[`../../texts/review/${language}.ftl`]!();
    if (this.#wanted === language) this.#shelf = new Shelf(language, [{ language, text }]);
  }

  readonly say = (key: string, args: Record<string, number | string> = {}): string =>
    this.#shelf?.say(phrased(key, args)) ?? '';
}

export const words = new Words();
export const { say: told } = words;
