/** Where things are on the map: hexes with flat tops, their areas as sectors. */

import type { HexView, WarView } from '../records.ts';

export type Point = readonly [number, number];
export type Polygon = readonly Point[];
/** Left, top, width, height. */
export type Extent = [number, number, number, number];

/** From the middle of a hex to a corner. */
export const RADIUS = 100;
const EDGES = 6;
const MARGIN = 14;
/** Where the hex beyond each edge is, clockwise from the top one. */
const STEPS: readonly Point[] = [
  [0, -1],
  [1, -1],
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
];

export const middleOf = ({ q, r }: { q: number; r: number }): Point => [
  RADIUS * 1.5 * q,
  RADIUS * Math.sqrt(3) * (r + q / 2),
];

/** The corner at which an edge begins, going clockwise. */
export function cornerOf(middle: Point, edge: number): Point {
  const angle = ((edge % EDGES) * Math.PI) / 3 - (Math.PI * 2) / 3;
  return [middle[0] + RADIUS * Math.cos(angle), middle[1] + RADIUS * Math.sin(angle)];
}

/** The edges of an area in contiguous runs, clockwise. */
export function runsOf(edges: readonly number[]): number[][] {
  if (edges.length === EDGES) return [[0, 1, 2, 3, 4, 5]];
  const starts = edges.filter((edge) => !edges.includes((edge + EDGES - 1) % EDGES)).sort((a, b) => a - b);
  return starts.map((start) => {
    const run = [start];
    while (edges.includes((run.at(-1)! + 1) % EDGES)) run.push((run.at(-1)! + 1) % EDGES);
    return run;
  });
}

/** How far the border of a strip across a hex is from the middle. */
const BULGE = 0.3;

/** The shape of each area of a hex, by the edges that it touches. */
export function sectorsOf(middle: Point, areas: readonly (readonly number[])[]): Polygon[] {
  const runs = areas.map(runsOf);
  if (runs.length === 1) return [outline(middle, runs[0]![0]!)];
  const strip = runs.findIndex((one) => one.length === 2);
  const isStriped = strip >= 0 && runs.every((one, number) => number === strip || one.length === 1);
  return runs.map((own, number) => {
    if (own.length === 0) return island(middle);
    if (!isStriped) return own.flatMap((run) => [...outline(middle, run), middle]);
    if (number !== strip) return [...outline(middle, own[0]!), bulge(middle, own[0]!)];
    return own.flatMap((run) => {
      const beside = runs.find((other) => other[0]?.[0] === (run.at(-1)! + 1) % EDGES)![0]!;
      return [...outline(middle, run), bulge(middle, beside)];
    });
  });
}

/** The corners along a run of edges. */
const outline = (middle: Point, run: readonly number[]): Point[] =>
  run.length === EDGES
    ? run.map((edge) => cornerOf(middle, edge))
    : [...run.map((edge) => cornerOf(middle, edge)), cornerOf(middle, run.at(-1)! + 1)];

/** An area that touches no edge is in the middle of the others. */
const island = (middle: Point): Polygon =>
  STEPS.map((_, edge) => {
    const [x, y] = cornerOf(middle, edge);
    return [(middle[0] + x) / 2, (middle[1] + y) / 2];
  });

/** A point between the middle of a hex and a run of its edges. */
function bulge(middle: Point, run: readonly number[]): Point {
  const ends = [cornerOf(middle, run[0]!), cornerOf(middle, run.at(-1)! + 1)] as const;
  const between = (axis: 0 | 1): number => {
    const chord = (ends[0][axis] + ends[1][axis]) / 2;
    return middle[axis] + (chord - middle[axis]) * BULGE;
  };
  return [between(0), between(1)];
}

/** The two ends of a hex edge between two areas; null for areas of one hex. */
export function edgeBetween(war: WarView, one: number, other: number): [Point, Point] | null {
  const [here, there] = [one, other].map((area) => war.hexes[war.areas[area]!.hex]!) as [HexView, HexView];
  const edge = STEPS.findIndex(([q, r]) => there.q - here.q === q && there.r - here.r === r);
  const middle = middleOf(here);
  return edge < 0 ? null : [cornerOf(middle, edge), cornerOf(middle, edge + 1)];
}

/** How points are placed on a map wider than its frame: turned by a quarter, the left edge at the bottom. */
export const turnedBy =
  (isTurned: boolean) =>
  ([x, y]: Point): Point =>
    isTurned ? [y, -x] : [x, y];

/** A shape drawn smaller around its middle. */
export function inset(polygon: Polygon, part: number): Polygon {
  const [x, y] = centroid(polygon);
  return polygon.map(([px, py]) => [x + (px - x) * part, y + (py - y) * part]);
}

/** The scale of sky hexes compared with those of the map. */
export const SKY_PART = 0.84;
/** Room for its title. */
const ABOVE_SKY = 56;

/** Where the points of a hex are on the page: those of the sky next to the map, centred vertically. */
export function placingOf(hexes: readonly HexView[]): (hex: HexView) => (point: Point) => Point {
  const [left, top, width, height] = flatExtent(hexes.filter(({ is_sky: isSky }) => !isSky));
  const [skyLeft, skyTop, , skyHeight] = flatExtent(hexes.filter(({ is_sky: isSky }) => isSky));
  const down = top + (height - skyHeight * SKY_PART) / 2;
  const inSky = ([x, y]: Point): Point => [left + width + (x - skyLeft) * SKY_PART, down + (y - skyTop) * SKY_PART];
  return ({ is_sky: isSky }) => (isSky ? inSky : (point) => point);
}

/** The part of the plane that the hexes cover: left, top, width, height. */
export function extentOf(hexes: readonly HexView[], isTurned = false): Extent {
  const [left, upper, broad, high] = flatExtent(hexes.filter(({ is_sky: isSky }) => !isSky));
  const sky = hexes.filter(({ is_sky: isSky }) => isSky);
  const [, , wide, tall] = sky.length > 0 ? flatExtent(sky) : [0, 0, 0, -Infinity];
  const [width, height] = [broad + wide * SKY_PART, Math.max(high, tall * SKY_PART + ABOVE_SKY * 2)];
  const top = upper - (height - high) / 2;
  return isTurned ? [top, -left - width, height, width] : [left, top, width, height];
}

function flatExtent(hexes: readonly HexView[]): Extent {
  const middles = hexes.map(middleOf);
  const half = [RADIUS + MARGIN, (RADIUS * Math.sqrt(3)) / 2 + MARGIN] as const;
  const [left, top] = [0, 1].map((axis) => Math.min(...middles.map((one) => one[axis]!)) - half[axis]!);
  const [right, bottom] = [0, 1].map((axis) => Math.max(...middles.map((one) => one[axis]!)) + half[axis]!);
  return [left!, top!, right! - left!, bottom! - top!];
}

export const pathOf = (polygon: Polygon): string =>
  `M${polygon.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

// Room for things

export function isInside(polygon: Polygon, [x, y]: Point): boolean {
  let isIn = false;
  polygon.forEach(([ax, ay], number) => {
    const [bx, by] = polygon.at(number - 1)!;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) isIn = !isIn;
  });
  return isIn;
}

/** The middle of the area of a shape. */
export function centroid(polygon: Polygon): Point {
  let [x, y, area] = [0, 0, 0];
  polygon.forEach(([ax, ay], number) => {
    const [bx, by] = polygon.at(number - 1)!;
    const cross = bx * ay - ax * by;
    area += cross;
    x += (ax + bx) * cross;
    y += (ay + by) * cross;
  });
  return [x / (3 * area), y / (3 * area)];
}
