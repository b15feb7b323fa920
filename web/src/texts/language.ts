/** The languages of the table. */

export const LANGUAGES = ['en', 'de', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

const KEPT = 'timefront-language';

export function isLanguage(text: string | null | undefined): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** The language chosen earlier in this browser, else the first of the browser's own that is spoken here. */
export function firstLanguage(): Language {
  const wishes = [kept(), ...navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase())];
  return wishes.find(isLanguage) ?? 'en';
}

export function keepLanguage(language: Language): void {
  try {
    localStorage.setItem(KEPT, language);
  } catch {
    // a browser that keeps nothing asks again next time
  }
}

function kept(): string | null {
  try {
    return localStorage.getItem(KEPT);
  } catch {
    return null;
  }
}
