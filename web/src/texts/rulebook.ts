/** Rulebooks, loaded when first needed, and searchable by words. */

import { readRulebook } from '../wire/lobby.ts';
import type { ChapterText, RulebookText, RuleText } from '../wire/types.ts';
import type { Language } from './language.ts';

const books = new Map<string, Promise<RulebookText>>();

/** The rulebook of a game in a language. */
export function rulebookOf(game: string, language: Language): Promise<RulebookText> {
  const name = `${game} ${language}`;
  const book = books.get(name) ?? readRulebook(game, language);
  books.set(name, book);
  book.catch(() => books.delete(name)); // requested again when it is needed again
  return book;
}

/** The rule with this id. */
export const ruleIn = (book: RulebookText, id: string): RuleText | undefined =>
  book.chapters.flatMap((chapter) => chapter.rules).find((rule) => rule.id === id);

/** The number of the chapter that contains a rule. */
export const chapterOf = (book: RulebookText, id: string): string =>
  book.chapters.find((chapter) => chapter.rules.some((rule) => rule.id === id))?.number ?? '';

/** The chapters, with the rules whose texts contain all words of the search. */
export function found(book: RulebookText, search: string): ChapterText[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const fits = (rule: RuleText, title: string): boolean => {
    const rulings = rule.rulings.map((ruling) => `${ruling.id} ${ruling.text}`);
    const where = plain([rule.id, title, rule.text, ...rulings].join(' '));
    return words.every((word) => where.includes(word));
  };
  return book.chapters
    .map((chapter) => ({ ...chapter, rules: chapter.rules.filter((rule) => fits(rule, chapter.title)) }))
    .filter((chapter) => chapter.rules.length > 0);
}

/** In lower case and without accents, so that `battalion` finds `Bátallion`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
