/** Finding units by name. */

import type { WarView } from '../records.ts';

const plain = (text: string): string => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLocaleLowerCase();

/** One unit for each card whose name contains all the words, by name; accents and case do not matter. */
export function unitsNamed(war: WarView, nameOf: (unit: number) => string, wanted: string): number[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean);
  const seen = new Set<string>();
  return war.units
    .flatMap(({ card }, unit) => {
      if (seen.has(card)) return [];
      seen.add(card);
      return words.every((word) => plain(nameOf(unit)).includes(word)) ? [unit] : [];
    })
    .sort((one, other) => nameOf(one).localeCompare(nameOf(other)));
}
