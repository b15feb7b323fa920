/** Which paths between ground and sky are drawn. */

import type { Reach } from '../reach.ts';
import type { WarView } from '../../records.ts';

/** More arrows than this would hide the map. */
const MOST = 5;

export const isSky = (war: WarView, area: number): boolean => war.hexes[war.areas[area]!.hex]!.is_sky;

/** The areas of the other level that a unit can reach: all of them if they are few, else the one looked at. */
export function waysOf(war: WarView, { unit, goes }: Reach, seen: number | null): number[] {
  const { area } = war.units[unit]!;
  if (area === null) return [];
  const ways = goes.filter((goal) => isSky(war, goal) !== isSky(war, area));
  return ways.length <= MOST ? ways : ways.filter((goal) => goal === seen);
}
