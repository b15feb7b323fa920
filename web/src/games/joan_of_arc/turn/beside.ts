/** Where a box is placed next to something on the map: on the side where it covers the fewest counters. */

export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 8;

const overlaps = (one: Box, other: Box): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

const within = (wanted: number, least: number, most: number): number => Math.max(least, Math.min(wanted, most));

/** The upper left corner of a box of a size next to the target: right, left, above or below it, never over the edge. */
export function beside(
  target: Box,
  size: { width: number; height: number },
  sheet: Box,
  counters: readonly Box[],
): { x: number; y: number } {
  const across = target.x + (target.width - size.width) / 2;
  const along = target.y + (target.height - size.height) / 2;
  const corners = [
    { x: target.x + target.width + GAP, y: along },
    { x: target.x - size.width - GAP, y: along },
    { x: across, y: target.y - size.height - GAP },
    { x: across, y: target.y + target.height + GAP },
  ].map(({ x, y }) => ({
    x: within(x, sheet.x, sheet.x + sheet.width - size.width),
    y: within(y, sheet.y, sheet.y + sheet.height - size.height),
  }));
  const covered = (corner: { x: number; y: number }): number => {
    const box = { ...size, ...corner };
    return counters.filter((one) => overlaps(box, one)).length + (overlaps(box, target) ? counters.length + 1 : 0);
  };
  return corners.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
