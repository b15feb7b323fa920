/** Where things lie on the map: hexes that stand on a side, their areas as sectors, and room for counters in them. */

import type { HexView, WarView } from './records.ts';

export type Point = readonly [number, number];
export type Polygon = readonly Point[];

/** From the middle of a hex to a corner. */
export const RADIUS = 100;
const EDGES = 6;
const MARGIN = 14;
/** Where the hex beyond each edge lies, clockwise from the top one. */
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

/** The edges of an area in runs that hang together, clockwise. */
export function runsOf(edges: readonly number[]): number[][] {
  if (edges.length === EDGES) return [[0, 1, 2, 3, 4, 5]];
  const starts = edges.filter((edge) => !edges.includes((edge + EDGES - 1) % EDGES)).sort((a, b) => a - b);
  return starts.map((start) => {
    const run = [start];
    while (edges.includes((run.at(-1)! + 1) % EDGES)) run.push((run.at(-1)! + 1) % EDGES);
    return run;
  });
}

/** How far the border of a strip across a hex is drawn back from its middle. */
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

/** An area that touches no edge lies in the middle of the others. */
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

/** The part of the plane that the hexes cover: left, top, width, height. */
export function extentOf(hexes: readonly HexView[]): [number, number, number, number] {
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

export interface Sized {
  width: number;
  height: number;
  /** As high up as it can be, instead of near the middle. */
  isOnTop?: boolean;
}
/** Something that lies at its place, the middle of its box. */
export interface Lying extends Sized {
  at: Point;
}
export interface Packed {
  /** The middle of each thing. */
  places: Point[];
  /** By how much all of them are drawn smaller. */
  scale: number;
}

const SCALES = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4];
const GRAIN = 4;
const known = new Map<string, Packed>();

/** Places in a shape for things that must not overlap, nor what lies there; smaller if there is too little room. */
export function pack(polygon: Polygon, things: readonly Sized[], lying: readonly Lying[] = []): Packed {
  const key = JSON.stringify([polygon, things, lying]);
  let packed = known.get(key);
  if (!packed) {
    if (known.size > 1000) known.clear();
    packed = packAnew(polygon, things, lying);
    known.set(key, packed);
  }
  return packed;
}

function packAnew(polygon: Polygon, things: readonly Sized[], lying: readonly Lying[]): Packed {
  const centre = centroid(polygon);
  const grid = gridOf(polygon);
  const byMiddle = [centre, ...grid].sort((one, other) => far(one, centre) - far(other, centre));
  const byTop = [...grid].sort((one, other) => one[1] - other[1] || far(one, centre) - far(other, centre));
  for (const scale of SCALES) {
    const placed: Lying[] = [...lying];
    for (const { width, height, isOnTop } of things) {
      const box = { width: width * scale, height: height * scale };
      const at = (isOnTop ? byTop : byMiddle).find(
        (place) => fits(polygon, place, box) && placed.every((other) => isApart({ at: place, ...box }, other)),
      );
      if (!at) break;
      placed.push({ at, ...box });
    }
    const found = placed.slice(lying.length);
    if (found.length < things.length) continue;
    const moved = centred(found, centre[0]);
    const isFree = moved.every((one) => fits(polygon, one.at, one) && lying.every((other) => isApart(one, other)));
    return { places: (isFree && !things.some(({ isOnTop }) => isOnTop) ? moved : found).map(({ at }) => at), scale };
  }
  return { places: things.map(() => centre), scale: SCALES.at(-1)! };
}

/** Things moved together so far aside that as much of them lies to the left of a line as to the right. */
function centred(things: readonly Lying[], x: number): Lying[] {
  const left = Math.min(...things.map(({ at, width }) => at[0] - width / 2));
  const right = Math.max(...things.map(({ at, width }) => at[0] + width / 2));
  return things.map((thing) => ({ ...thing, at: [thing.at[0] + x - (left + right) / 2, thing.at[1]] }));
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

function gridOf(polygon: Polygon): Point[] {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const found: Point[] = [];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += GRAIN) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += GRAIN) {
      if (isInside(polygon, [x, y])) found.push([x, y]);
    }
  }
  return found;
}

/** Rather aside than above or below: counters stand in rows. */
const far = (one: Point, other: Point): number => (one[0] - other[0]) ** 2 + 2 * (one[1] - other[1]) ** 2;

const AROUND: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

const fits = (polygon: Polygon, [x, y]: Point, { width, height }: Sized): boolean =>
  AROUND.every(([dx, dy]) => isInside(polygon, [x + (dx * (width + 2)) / 2, y + (dy * (height + 2)) / 2]));

const isApart = (one: Lying, other: Lying): boolean =>
  Math.abs(one.at[0] - other.at[0]) * 2 >= one.width + other.width + 3 ||
  Math.abs(one.at[1] - other.at[1]) * 2 >= one.height + other.height + 3;
