/** What happened since the own last choice, in short: orders, ends of attacks, losses, points. */

import type { Happening } from '../../../wire/types.ts';

const TOLD = new Set([
  ...['order-placed', 'interrupt-played', 'attack-ended', 'points-scored', 'unit-charged', 'fire-set'],
  ...['barricade-built', 'building-collapsed', 'building-razed', 'round-card-flipped'],
  ...['council-card-chosen', 'character-upgraded', 'power-used', 'legend-card-played'],
]);
const MOST = 6;

/** The lines that are told: the latest few of those that matter. */
export const summaryOf = (happened: readonly Happening[]): Happening[] =>
  happened.filter(({ event }) => TOLD.has(event)).slice(-MOST);

/** What is to be told after an update: with what was told before, unless the seat has just chosen something. */
export const continued = (
  before: readonly Happening[],
  latest: readonly Happening[],
  hasChosen: boolean,
): Happening[] => (hasChosen ? [...latest] : [...before, ...latest]);
