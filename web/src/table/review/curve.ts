/** The course of a seat's chances as points, lines and rows, for the drawing and the table next to it. */

import type { KeyMoment, Review } from '../../wire/types.ts';

export const CHANCE = -1;

/** The chances at the start, after every answer, and at the end if it differs, because somebody resigned. */
export function sharesOf(review: Review, seat: number): number[] {
  const shares = [review.start[seat]!, ...review.moments.map((moment) => moment.shares[seat]!)];
  const end = review.seats[seat]!.end;
  return shares.at(-1) === end ? shares : [...shares, end];
}

/** A chance of 0 to 1 in percent, without decimals. */
export const percent = (share: number): number => Math.round(100 * share);

/** Percentage points with their sign, using a real minus; zero has no sign. */
export function signed(share: number): string {
  const points = percent(share);
  return points < 0 ? `−${-points}` : points > 0 ? `+${points}` : '0';
}

export interface Frame {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Point {
  x: number;
  y: number;
}

/** Where the chances are in a frame, from left to right. */
export function pointsIn(shares: readonly number[], { left, top, width, height }: Frame): Point[] {
  const last = Math.max(1, shares.length - 1);
  return shares.map((share, index) => ({ x: left + (width * index) / last, y: top + height * (1 - share) }));
}

export function lineThrough(points: readonly Point[]): string {
  return points.map(({ x, y }, index) => `${index ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}

/** The line and the area below it. */
export function areaBelow(points: readonly Point[], { top, height }: Frame): string {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last) return '';
  const floor = (top + height).toFixed(1);
  return `${lineThrough(points)}L${last.x.toFixed(1)} ${floor}L${first.x.toFixed(1)} ${floor}Z`;
}

/** A number on the drawing: its place, and the point of the line that it belongs to. */
export interface Mark extends Point {
  at: Point;
  number: number;
  seat: number;
}
/** How far apart marks must be to be distinguishable. */
export const APART = 26;

/** The numbers of the key moments: above or below the line, wherever there is more room, without overlaps. */
export function marksOf(keys: readonly KeyMoment[], points: readonly Point[], frame: Frame): Mark[] {
  const marks: Mark[] = [];
  for (const [index, { moment, seat }] of keys.entries()) {
    const at = points[moment + 1];
    if (!at) continue;
    const isHigh = at.y < frame.top + frame.height / 2;
    const x = Math.min(Math.max(at.x, frame.left + APART / 2), frame.left + frame.width - APART / 2);
    let y = at.y + (isHigh ? APART : -APART);
    while (marks.some((mark) => Math.hypot(mark.x - x, mark.y - y) < APART)) y += isHigh ? APART : -APART;
    y = Math.min(Math.max(y, frame.top + APART / 2), frame.top + frame.height - APART / 2);
    marks.push({ x, y, at, number: index + 1, seat });
  }
  return marks;
}

/** A line of the table: after which answer, whose it was (null at the start and at the end), and the chances by seat. */
export interface Row {
  answer: number;
  seat: number | null;
  chances: number[];
}

/** The start, every answer that changed a chance by a percent, and the end. */
export function rowsOf(review: Review): Row[] {
  const rows: Row[] = [{ answer: 0, seat: null, chances: review.start.map(percent) }];
  for (const [index, { seat, shares }] of review.moments.entries()) {
    const chances = shares.map(percent);
    if (chances.join() !== rows.at(-1)!.chances.join()) rows.push({ answer: index + 1, seat, chances });
  }
  const end = review.seats.map((seat) => percent(seat.end));
  return [...rows, { answer: review.moments.length, seat: null, chances: end }];
}

/** Where a bar of luck and skill begins and ends, in percent of the width; each continues the one before. */
export function barsOf(parts: readonly number[]): { from: number; to: number }[] {
  const sums = [0];
  for (const part of parts) sums.push(sums.at(-1)! + part);
  const [low, high] = [Math.min(0, ...sums), Math.max(1, ...sums)];
  const at = (sum: number): number => (100 * (sum - low)) / (high - low);
  return parts.map((_, index) => {
    const ends = [at(sums[index]!), at(sums[index + 1]!)];
    return { from: Math.min(...ends), to: Math.max(...ends) };
  });
}
