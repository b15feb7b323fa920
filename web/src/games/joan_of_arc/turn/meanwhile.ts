/** What happened since the seat's last choice, in short: orders, ends of attacks, losses, points. */

import type { Happening } from '../../../wire/types.ts';

const TOLD = new Set([
  ...['order-placed', 'interrupt-played', 'attack-ended', 'points-scored', 'unit-charged', 'fire-set'],
  ...['barricade-built', 'building-collapsed', 'building-razed', 'round-card-flipped'],
  ...['council-card-chosen', 'character-upgraded', 'power-used', 'legend-card-played'],
]);
const MOST = 6;

/** The lines to show: the latest few of those that matter. */
export const summaryOf = (happened: readonly Happening[]): Happening[] =>
  happened.filter(({ event }) => TOLD.has(event)).slice(-MOST);

/** The lines to show after an update: added to those before, unless the seat has just chosen something. */
export const continued = (
  before: readonly Happening[],
  latest: readonly Happening[],
  hasChosen: boolean,
): Happening[] => (hasChosen ? [...latest] : [...before, ...latest]);
