/** Lists in a sentence, joined as `timefront.texts.joining` does. */

import type { Language } from './language.ts';

const AND: Record<Language, string> = { en: 'and', de: 'und', es: 'y' };
/** In Spanish `y` becomes `e` before the sound i, but not before a diphthong: "aguja e hilo", "fuego y hielo". */
const SOUNDS_LIKE_I = /^[^\p{L}\p{N}_]*(?:h?í|h?i(?![aeouáéóú])|y(?![aeiouáéíóú]))/iu;

/** The items as a list in a sentence: "a, b and c". */
export function join(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? '';
  if (items.length < 2) return last;
  const word = language === 'es' && SOUNDS_LIKE_I.test(last) ? 'e' : AND[language];
  return `${items.slice(0, -1).join(', ')} ${word} ${last}`;
}
