/** What the page says, in the language of now. Whatever is said is said anew when the language changes. */

import type { Catalogues } from '../wire/types.ts';
import { keepLanguage, type Language } from './language.ts';
import { Shelf, type Item } from './shelf.ts';

/** A game and the hash of its pack; without one, the shared table. */
export interface Place {
  game: string;
  pack: string;
}
export type Fetcher = (language: Language, place: Place | null) => Promise<Catalogues>;
export type Say = (what: Item) => string;
/** How a game is spoken of. */
export interface Voice {
  say: Say;
}

export class Texts {
  readonly #own: (language: Language) => Promise<string>;
  readonly #fetch: Fetcher;
  readonly #places: Record<string, Place | null> = {};
  #spoken = $state.raw<Readonly<Record<string, Shelf>>>({});
  #language = $state<Language>('en');
  #wanted: Language = 'en';

  /** `own` gives the page's own catalogue, `fetch` what the server has to say. */
  constructor(own: (language: Language) => Promise<string>, fetch: Fetcher) {
    this.#own = own;
    this.#fetch = fetch;
  }

  get language(): Language {
    return this.#language;
  }

  /** What the page itself says. */
  readonly say: Say = (what) => this.#sayAt(OWN, what);

  /** Change the language of everything that was opened; until all of it is there, the old one stays. */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    const loading = Object.entries(this.#places).map(async ([name, place]) => [
      name,
      await this.#load(language, place),
    ]);
    const spoken = Object.fromEntries(await Promise.all(loading)) as Record<string, Shelf>;
    const own = new Shelf(language, [{ language, text: await this.#own(language) }]);
    if (this.#wanted !== language) return; // changed again in the meantime
    this.#spoken = { ...spoken, [OWN]: own };
    this.#language = language;
    await Promise.all(Object.keys(this.#places).map((name) => this.#complete(name)));
  }

  /** How a game and its pack are spoken of, or with null the shared table; ready when this resolves. */
  async open(place: Place | null): Promise<Voice> {
    const name = nameOf(place);
    this.#places[name] = place;
    try {
      await this.#complete(name);
    } catch (error) {
      delete this.#places[name];
      throw error;
    }
    return { say: (what) => this.#sayAt(name, what) };
  }

  /** Load what is missing; again if the language has changed in the meantime. */
  async #complete(name: string): Promise<void> {
    while (!this.#spoken[name]) {
      const language = this.#language;
      const spoken = await this.#load(language, this.#places[name] ?? null);
      if (language === this.#language) this.#spoken = { ...this.#spoken, [name]: spoken };
    }
  }

  async #load(language: Language, place: Place | null): Promise<Shelf> {
    return new Shelf(language, (await this.#fetch(language, place)).catalogues);
  }

  #sayAt(name: string, what: Item): string {
    try {
      return this.#spoken[name]?.say(what) ?? '';
    } catch (error) {
      console.error(error); // a page with one odd word is better than none
      return typeof what === 'object' ? what.key : String(what);
    }
  }
}

const OWN = 'own';
const SHARED = 'shared';
const nameOf = (place: Place | null): string => (place ? `${place.game} ${place.pack}` : SHARED);

const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** The page's own catalogue, which travels with the page. */
export function ownCatalogue(language: Language): Promise<string> {
  return catalogues[`./${language}.ftl`]!();
}

/** The server's catalogues: those of the shared table, or of a game and its pack as well. */
export async function fetchTexts(language: Language, place: Place | null): Promise<Catalogues> {
  const places = place ? [place.game, place.pack].map((name) => `${encodeURIComponent(name)}/`).join('') : '';
  const answer = await fetch(`/api/texts/${places}${language}`);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return (await answer.json()) as Catalogues;
}

export const texts = new Texts(ownCatalogue, fetchTexts);
export const { say } = texts;

/** Change the language of the page, and keep it for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await texts.speak(language);
  keepLanguage(language);
}
