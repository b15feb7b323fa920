/** The rulebook as the drawer shows it: chapters and a search. */

export interface Paragraph {
  id: string;
  text: string;
}
export interface Chapter {
  name: string;
  paragraphs: Paragraph[];
}

/** `DT-2.4` stands in chapter `2`. */
export const chapterOf = (id: string): string => /^[^-]*-(\d+)/.exec(id)?.[1] ?? id;

/** The chapters, with the paragraphs that have all words of the search in their id or text. */
export function chapters(rules: Readonly<Record<string, string>>, search: string): Chapter[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  const found: Chapter[] = [];
  for (const [id, text] of Object.entries(rules)) {
    const where = plain(`${id} ${text}`);
    if (!words.every((word) => where.includes(word))) continue;
    const name = chapterOf(id);
    if (found.at(-1)?.name !== name) found.push({ name, paragraphs: [] });
    found.at(-1)!.paragraphs.push({ id, text });
  }
  return found;
}

/** In small letters and without accents, so that `battalion` finds `Bátallion`. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}
