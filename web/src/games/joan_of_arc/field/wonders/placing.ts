/** Where the sky and its title are on the page. */

import type { Extent, Point, Polygon } from '../geometry.ts';

/** The box around shapes: left, top, width, height. */
export function boxAround(polygons: readonly Polygon[]): Extent {
  const [xs, ys] = [polygons.flatMap((one) => one.map(([x]) => x)), polygons.flatMap((one) => one.map(([, y]) => y))];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return [left, top, Math.max(...xs) - left, Math.max(...ys) - top];
}

export const middleOfBox = ([left, top, width, height]: Extent): Point => [left + width / 2, top + height / 2];

/** A sentence in lines of at most this many letters, if its words allow it. */
export function inLines(sentence: string, most: number): string[] {
  const lines: string[] = [];
  for (const word of sentence.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim();
    if (lines.length > 0 && longer.length <= most) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

export interface Title {
  at: Point;
  anchor: 'middle' | 'start';
  /** How many letters fit into its small lines. */
  most: number;
}
const LETTER = 7.2;
const LEAST = 9;

/** The title of the sky: above it if it is next to the map, and to its left if it is above the map. */
export function titleOf(sky: Extent, ground: Extent, lettering: number): Title {
  const isAbove = sky[1] + sky[3] <= ground[1] + 1;
  const wide = isAbove ? sky[0] - ground[0] - 8 : sky[2];
  const most = Math.max(Math.floor(wide / (LETTER * lettering)), LEAST);
  if (isAbove) return { at: [ground[0], sky[1] + 24 * lettering], anchor: 'start', most };
  return { at: [sky[0] + sky[2] / 2, sky[1]], anchor: 'middle', most };
}
