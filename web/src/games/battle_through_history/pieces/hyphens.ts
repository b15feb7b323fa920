/** Names stay as printed in every language, so no dictionary of the browser knows where to break them. */

const V = '[aeiouyàáâäãåæèéêëìíîïòóôöõøùúûüœ]';
const C = '[bcçdfghjklmnñpqrsßtvwxz]';
/** Before a consonant followed by a vowel and more letters, but not between two letters for one sound. */
const SYLLABLE = new RegExp(`(?<=\\p{L}{2})(?<!c(?=[hk])|[pst](?=h))(?=${C}${V}\\p{L})`, 'giu');
const SOFT_HYPHEN = '\u00AD';

/** A name whose long words may be broken roughly between syllables. */
export function breakable(name: string, letters = 12): string {
  const long = new RegExp(`\\p{L}{${letters},}`, 'gu');
  return name.replace(long, (word) => word.replace(SYLLABLE, SOFT_HYPHEN));
}
