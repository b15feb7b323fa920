/** How attacks ended: the dice of both sides, who was struck, and the sentence that says it. */

import type { Happening, Phrase } from '../../../wire/types.ts';

export interface Thrown {
  unit: number;
  /** None for a result without a roll. */
  colour: string | null;
  face: string;
}
export interface Throw {
  seat: number;
  dice: Thrown[];
}
export interface Outcome {
  area: number;
  /** The dice as they were in the end. */
  throws: Throw[];
  /** What the units suffered. */
  fates: Happening[];
  ended: Happening;
}

const FATES = new Set([
  ...['unit-wounded', 'unit-disrupted', 'unit-destroyed', 'unit-captured', 'immortal-saved'],
  ...['unit-pushed', 'units-followed-up', 'unit-broke-through'],
]);

/** What follows the prefix of a name in the catalogue; null for other names. */
export function named(phrase: Phrase, argument: string, prefix: string): string | null {
  const found = phrase.arguments?.[argument];
  if (typeof found !== 'object' || Array.isArray(found) || !found.key.startsWith(prefix)) return null;
  return found.key.slice(prefix.length);
}

/** The attacks that have ended, in order. */
export function outcomesIn(happened: readonly Happening[]): Outcome[] {
  const found: Outcome[] = [];
  let [throws, fates]: [Throw[], Happening[]] = [[], []];
  for (const one of happened) {
    if (one.event === 'attack-declared') [throws, fates] = [[], []];
    else if (one.event === 'dice-rolled') throws.push({ seat: Number(one.told['seat']), dice: [] });
    else if (one.event === 'die-rolled') throws.at(-1)?.dice.push(thrown(one, 'result'));
    else if (one.event === 'die-rerolled') rolledAgain(throws, one);
    else if (FATES.has(one.event)) fates.push(one);
    else if (one.event === 'attack-ended') {
      found.push({
        area: Number(one.told['area']),
        throws: throws.filter(({ dice }) => dice.length),
        fates,
        ended: one,
      });
      [throws, fates] = [[], []];
    }
  }
  return found;
}

const thrown = ({ told, phrase }: Happening, face: string): Thrown => ({
  unit: Number(told['unit']),
  colour: named(phrase, 'colour', 'die-'),
  face: named(phrase, face, 'result-') ?? 'blank',
});

/** The rerolled die shows its new face. */
function rolledAgain(throws: readonly Throw[], happening: Happening): void {
  const [before, after] = [thrown(happening, 'before'), thrown(happening, 'after')];
  const die = throws
    .flatMap(({ dice }) => dice)
    .find(({ unit, colour, face }) => unit === before.unit && colour === before.colour && face === before.face);
  if (die) die.face = after.face;
}

/** What belongs to an attack that has not ended yet. */
export function unfinished(happened: readonly Happening[]): Happening[] {
  const from = happened.findLastIndex(({ event }) => event === 'attack-declared');
  const to = happened.findLastIndex(({ event }) => event === 'attack-ended');
  return from > to ? happened.slice(from) : [];
}
