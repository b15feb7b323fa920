/** Room for things in a shape: rows of tokens as large as possible, and signs where room is left. */

import { centroid, isInside, type Point, type Polygon } from './geometry.ts';

export interface Sized {
  width: number;
  height: number;
}
/** Something already placed, by the middle of its box. */
export interface Lying extends Sized {
  at: Point;
}
export interface Packed {
  /** The middle of each thing. */
  places: Point[];
  /** The scale at which all of them are drawn. */
  scale: number;
}

const SCALES = [1.08, 1.02, 0.97, 0.92, 0.88, 0.84, 0.8, 0.76, 0.72, 0.68, 0.64, 0.6, 0.55, 0.5, 0.45, 0.4];
const GAP = 3;
const STEP = 3;
const known = new Map<string, Packed>();

/** Rows of things that overlap neither each other nor what is already there: as large as possible, near the middle. */
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
  if (things.length === 0) return { places: [], scale: 1 };
  const ways = splits(things.length).map((counts) => rowsOf(things, counts));
  for (const scale of SCALES) {
    let best: Laid | null = null;
    for (const rows of ways) {
      const laid = laidOut(polygon, rows, scale, lying);
      if (laid && (!best || laid.cost < best.cost)) best = laid;
    }
    if (best) return { places: best.places, scale };
  }
  return { places: things.map(() => centroid(polygon)), scale: SCALES.at(-1)! };
}

/** How many things are in each row: one to four rows. */
function splits(count: number, rows = 4): number[][] {
  if (count === 0) return [[]];
  if (rows === 0) return [];
  return Array.from({ length: count }, (_, index) => index + 1).flatMap((first) =>
    splits(count - first, rows - 1).map((rest) => [first, ...rest]),
  );
}

function rowsOf(things: readonly Sized[], counts: readonly number[]): Sized[][] {
  let from = 0;
  return counts.map((count) => things.slice(from, (from += count)));
}

interface Laid {
  places: Point[];
  cost: number;
}

/** The rows one below the other at the height with the lowest cost; null if they do not fit. */
function laidOut(polygon: Polygon, rows: readonly Sized[][], scale: number, lying: readonly Lying[]): Laid | null {
  const heights = rows.map((row) => Math.max(...row.map(({ height }) => height)) * scale);
  const high = heights.reduce((sum, height) => sum + height, GAP * (rows.length - 1));
  const middle = centroid(polygon);
  const ys = polygon.map(([, y]) => y);
  const last = Math.max(...ys) - high - 1;
  let best: Laid | null = null;
  for (let top = Math.min(...ys) + 1; top <= last; top += STEP) {
    const places: Point[] = [];
    let y = top;
    let cost = 2 * (top + high / 2 - middle[1]) ** 2 + rows.length * 30;
    const isFull = rows.every((row, number) => {
      const height = heights[number]!;
      const free = spanOf(polygon, y, height, lying);
      const width = row.reduce((sum, one) => sum + one.width * scale, GAP * (row.length - 1));
      if (!free || width > free[1] - free[0]) return false;
      const x = Math.min(Math.max(middle[0], free[0] + width / 2), free[1] - width / 2);
      let left = x - width / 2;
      for (const one of row) {
        places.push([left + (one.width * scale) / 2, y + height / 2]);
        left += one.width * scale + GAP;
      }
      cost += (x - middle[0]) ** 2;
      y += height + GAP;
      return true;
    });
    if (isFull && (!best || cost < best.cost)) best = { places, cost };
  }
  return best;
}

/** From where to where a row can reach: within the shape, on one side of what is already there. */
function spanOf(polygon: Polygon, top: number, height: number, lying: readonly Lying[]): [number, number] | null {
  const spans = [top + 5, top + height / 2, top + height * 0.78].map((y) => widest(polygon, y));
  if (spans.some((span) => span === null)) return null;
  let left = Math.max(...spans.map((span) => span![0])) + 1;
  let right = Math.min(...spans.map((span) => span![1])) - 1;
  for (const { at, width, height: high } of lying) {
    if (top >= at[1] + high / 2 + 1 || top + height <= at[1] - high / 2 - 1) continue;
    if (at[0] > (left + right) / 2) right = Math.min(right, at[0] - width / 2 - 2);
    else left = Math.max(left, at[0] + width / 2 + 2);
  }
  return [left, right];
}

/** The widest part of a shape at a height. */
function widest(polygon: Polygon, y: number): [number, number] | null {
  const xs: number[] = [];
  polygon.forEach(([ax, ay], number) => {
    const [bx, by] = polygon.at(number - 1)!;
    if (ay > y !== by > y) xs.push(((bx - ax) * (y - ay)) / (by - ay) + ax);
  });
  xs.sort((one, other) => one - other);
  let best: [number, number] | null = null;
  for (let index = 0; index + 1 < xs.length; index += 2) {
    const [left, right] = [xs[index]!, xs[index + 1]!];
    if (!best || right - left > best[1] - best[0]) best = [left, right];
  }
  return best;
}

const GRAIN = 4;
const SIGN_SCALES = [1, 0.85, 0.7];

const squeezed = new Map<string, { at: Point; scale: number }>();

/** A place for one more thing next to what is already there; the middle if there is none. */
export function squeeze(polygon: Polygon, thing: Sized, lying: readonly Lying[]): { at: Point; scale: number } {
  const key = JSON.stringify([polygon, thing, lying]);
  let found = squeezed.get(key);
  if (!found) {
    if (squeezed.size > 1000) squeezed.clear();
    found = squeezeAnew(polygon, thing, lying);
    squeezed.set(key, found);
  }
  return found;
}

function squeezeAnew(polygon: Polygon, thing: Sized, lying: readonly Lying[]): { at: Point; scale: number } {
  const middle = centroid(polygon);
  for (const scale of SIGN_SCALES) {
    const box = { width: thing.width * scale, height: thing.height * scale };
    const free = gridOf(polygon).filter(
      (at) => fits(polygon, at, box) && lying.every((other) => isApart({ at, ...box }, other)),
    );
    if (free.length === 0) continue;
    const far = (at: Point): number => Math.hypot(at[0] - middle[0], at[1] - middle[1]);
    return { at: free.reduce((best, at) => (far(at) < far(best) ? at : best)), scale };
  }
  return { at: middle, scale: SIGN_SCALES.at(-1)! };
}

function gridOf(polygon: Polygon): Point[] {
  const [xs, ys] = [polygon.map(([x]) => x), polygon.map(([, y]) => y)];
  const found: Point[] = [centroid(polygon)];
  for (let y = Math.min(...ys); y < Math.max(...ys); y += GRAIN) {
    for (let x = Math.min(...xs); x < Math.max(...xs); x += GRAIN) {
      if (isInside(polygon, [x, y])) found.push([x, y]);
    }
  }
  return found;
}

const AROUND: readonly Point[] = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));

const fits = (polygon: Polygon, [x, y]: Point, { width, height }: Sized): boolean =>
  AROUND.every(([dx, dy]) => isInside(polygon, [x + (dx * (width + 2)) / 2, y + (dy * (height + 2)) / 2]));

const isApart = (one: Lying, other: Lying): boolean =>
  Math.abs(one.at[0] - other.at[0]) * 2 >= one.width + other.width + 2 ||
  Math.abs(one.at[1] - other.at[1]) * 2 >= one.height + other.height + 2;
