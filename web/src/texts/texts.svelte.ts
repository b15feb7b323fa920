/** The page's sentences in the current language, which are updated when the language changes. */

import type { Catalogues } from '../wire/types.ts';
import { keepLanguage, type Language } from './language.ts';
import { Shelf, type Item } from './shelf.ts';

/** A game and the hash of its pack; without one, the shared table. */
export interface Place {
  game: string;
  pack: string;
}
/** A game's sentences come in two parts: those needed when a table is opened, and those needed once a player acts. */
export type Part = 'first' | 'later';
export type Fetcher = (language: Language, place: Place | null, part: Part) => Promise<Catalogues>;
export type Say = (what: Item) => string;
/** The texts of a game. */
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
  #isMoreWanted = false;
  #isWhole = false;
  #more = Promise.resolve();

  /** `own` gives the page's own catalogue, `fetch` those of the server. */
  constructor(own: (language: Language) => Promise<string>, fetch: Fetcher) {
    this.#own = own;
    this.#fetch = fetch;
  }

  get language(): Language {
    return this.#language;
  }

  /** What the page itself says. */
  readonly say: Say = (what) => this.#sayAt(OWN, what);

  /** Change the language of everything that was opened; until all of it is loaded, the old one stays. */
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

  /** Load the later texts, too; if the server cannot be reached, again when they are next needed. */
  sayMore(): Promise<void> {
    if (!this.#isMoreWanted) {
      this.#isMoreWanted = true;
      this.#more = this.speak(this.#wanted).then(
        () => void (this.#isWhole = true),
        () => void (this.#isMoreWanted = false),
      );
    }
    return this.#more;
  }

  /** The texts of a game and its pack, or with null of the shared table; ready when this resolves. */
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
      const [language, isMoreWanted] = [this.#language, this.#isMoreWanted];
      const spoken = await this.#load(language, this.#places[name] ?? null);
      const isOutdated = language !== this.#language || isMoreWanted !== this.#isMoreWanted;
      if (!isOutdated) this.#spoken = { ...this.#spoken, [name]: spoken };
    }
  }

  async #load(language: Language, place: Place | null): Promise<Shelf> {
    const parts: Part[] = place && this.#isMoreWanted ? ['first', 'later'] : ['first'];
    const fetched = await Promise.all(parts.map((part) => this.#fetch(language, place, part)));
    return new Shelf(
      language,
      fetched.flatMap(({ catalogues }) => catalogues),
    );
  }

  #sayAt(name: string, what: Item): string {
    try {
      return this.#spoken[name]?.say(what) ?? '';
    } catch (error) {
      if (!this.#isWhole) {
        void this.sayMore();
        return '';
      }
      console.error(error); // a page with one odd word is better than none
      return typeof what === 'object' ? what.key : String(what);
    }
  }
}

const OWN = 'own';
const SHARED = 'shared';
const nameOf = (place: Place | null): string => (place ? `${place.game} ${place.pack}` : SHARED);

const catalogues = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });

/** The page's own catalogue, which is part of the page. */
export function ownCatalogue(language: Language): Promise<string> {
  return catalogues[`./${language}.ftl`]!();
}

/** The server's catalogues: those of the shared table, or of a game and its pack as well. */
export async function fetchTexts(language: Language, place: Place | null, part: Part): Promise<Catalogues> {
  const names = place ? [place.game, place.pack, language, part] : [language];
  const answer = await fetch(`/api/texts/${names.map(encodeURIComponent).join('/')}`);
  if (!answer.ok) throw new Error(`no texts: ${answer.status}`);
  return (await answer.json()) as Catalogues;
}

export const texts = new Texts(ownCatalogue, fetchTexts);
export const { say } = texts;

/** Change the language of the page, and remember it for the next visit. */
export async function changeLanguage(language: Language): Promise<void> {
  await texts.speak(language);
  keepLanguage(language);
}
