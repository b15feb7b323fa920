/** Names stay as printed in every language, so no dictionary of the browser knows where to break them. */

const LONG_WORD = /\p{L}{12,}/gu;
const V = '[aeiouyàáâäãåæèéêëìíîïòóôöõøùúûüœ]';
const C = '[bcçdfghjklmnñpqrsßtvwxz]';
const BETWEEN = new RegExp(`(${V}${C})(${C}${V})`, 'giu');
const BEFORE = new RegExp(`(${C}${V})(${C}${V})`, 'giu');
const SOFT_HYPHEN = '\u00AD';

/** A name whose long words may be broken between syllables, or what comes near them. */
export function breakable(name: string): string {
  return name.replace(LONG_WORD, (word) =>
    word.replace(BETWEEN, `$1${SOFT_HYPHEN}$2`).replace(BEFORE, `$1${SOFT_HYPHEN}$2`),
  );
}
