/** What is drawn where: the shapes of all areas, and in each its name, its tokens and its signs. */

import { centroid, middleOf, placingOf, sectorsOf, turnedBy, type Point, type Polygon } from './geometry.ts';
import { pack, squeeze, type Lying } from './packing.ts';
import { elementsOf, groupsOf, isFilled, isGiant, lastingIn, tintOf, type Group } from '../position.ts';
import type { BuildingView, WarView } from '../records.ts';

const ROOM = { width: 58, height: 56 };
const ROOF = 15;
/** The broken upper edge of rubble from right to left: along half its width, and up by the height of a roof. */
const STUMPS: readonly Point[] = [
  [0.8, 0.5],
  [0.55, 0.1],
  [0.3, 0.9],
  [-0.3, 0.9],
  [-0.6, 0],
  [-0.8, 0.6],
];
const TOKEN = { width: 49, height: 54 };
/** With a plate below it. */
const NAMED = { width: 54, height: 70 };
const LETTER = 6.7;
const SIGN = { width: 30, height: 32 };
/** How far a name is from the sharp corner of its area. */
const NAME_OFF = 25;

export interface Sign {
  kind: string;
  count: number;
  tint: string;
}
/** An area as it is drawn. */
export interface Drawn {
  area: number;
  /** The text on it: its name; inside a building, the end of it. */
  name: string;
  polygon: Polygon;
  nameAt: Point;
  groups: (Group & { at: Point })[];
  signs: (Sign & { at: Point; scale: number })[];
  scale: number;
  /** Whether names of characters are shown below their tokens. */
  hasPlates: boolean;
}

/** How the map is turned, and how much larger its letters are drawn when there is little room. */
export interface Sheet {
  isTurned: boolean;
  lettering: number;
}
export const FLAT: Sheet = { isTurned: false, lettering: 1 };

/** The text of a unit's short plate; empty for units without a name. */
export type PlateOf = (group: Group) => string;

/** All areas: first those on the ground, then the insides of buildings, including rubble. */
export function drawnAreas(
  war: WarView,
  sheet: Sheet = FLAT,
  plateOf: PlateOf = () => '',
): { ground: Drawn[]; inside: Drawn[] } {
  const ground: Drawn[] = [];
  const inside: Drawn[] = [];
  const buildings = war.buildings.filter((building) => !building.is_razed);
  const fill = (area: number, polygon: Polygon, lying: readonly Lying[]): Filled =>
    filled(war, area, polygon, lying, sheet, plateOf);
  const placing = placingOf(war.hexes);
  for (const hex of war.hexes) {
    const shapes = sectorsOf(
      middleOf(hex),
      hex.areas.map((area) => war.areas[area]!.edges),
    ).map((shape) => shape.map(placing(hex)).map(turnedBy(sheet.isTurned)));
    hex.areas.forEach((area, number) => {
      const shape = shapes[number]!;
      const rooms = roomsIn(
        shape,
        buildings.filter((building) => building.area === area),
      );
      const { name } = war.areas[area]!;
      const nameAt = hex.is_sky ? topOf(shape, sheet) : nameIn(shape, sheet);
      const wide = (hex.is_sky ? 11 : name.length) * 8;
      const title = { at: nameAt, width: wide * sheet.lettering, height: 13 * sheet.lettering };
      ground.push({ ...fill(area, shape, [...rooms, title]), name, polygon: shape, nameAt });
      for (const room of rooms) {
        inside.push(furnished(room, war.areas[room.inside]!.name.slice(name.length), fill));
      }
    });
  }
  return { ground, inside };
}

/** Where a unit is; a gigantic creature, which moves from hex to hex, at the middle of all areas of its hex. */
export function standingAt(war: WarView, areas: ReadonlyMap<number, Drawn>, unit: number, area: number): Point {
  const drawn = areas.get(area)!;
  if (!isGiant(war, unit)) {
    return drawn.groups.find(({ units }) => units.includes(unit))?.at ?? centroid(drawn.polygon);
  }
  const points = war.hexes[war.areas[area]!.hex]!.areas.flatMap((each) => areas.get(each)!.polygon);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return [(Math.min(...xs) + Math.max(...xs)) / 2, (Math.min(...ys) + Math.max(...ys)) / 2];
}

type Room = Lying & { inside: number; isRubble: boolean };
type Filled = Pick<Drawn, 'area' | 'groups' | 'signs' | 'scale' | 'hasPlates'>;

function roomsIn(polygon: Polygon, buildings: readonly BuildingView[]): Room[] {
  const { places, scale } = pack(
    polygon,
    buildings.map(() => ROOM),
  );
  const part = Math.min(scale, 1);
  return buildings.map(({ inside, is_rubble: isRubble }, number) => ({
    ...{ inside, isRubble, at: places[number]! },
    ...{ width: ROOM.width * part, height: ROOM.height * part },
  }));
}

/** The inside of a building: walls below a roof with its name; only stumps if it is rubble. */
function furnished(
  { inside, isRubble, at: [x, y], width, height }: Room,
  name: string,
  fill: (area: number, polygon: Polygon, lying: readonly Lying[]) => Filled,
): Drawn {
  const [w, h] = [width / 2, height / 2];
  const roofed = ROOF * (height / ROOM.height);
  const top = y - h + roofed;
  const walls: Polygon = [
    [x - w, y + h],
    [x - w, top],
    [x + w, top],
    [x + w, y + h],
  ];
  const roof: Polygon = isRubble
    ? STUMPS.map(([along, up]) => [x + w * along, top - roofed * up])
    : [
        [x + w * 1.06, top],
        [x + w * 0.66, y - h],
        [x - w * 0.66, y - h],
        [x - w * 1.06, top],
      ];
  const shape = [...walls.slice(0, 2), ...roof.toReversed(), ...walls.slice(2)];
  return { ...fill(inside, walls, []), name, polygon: shape, nameAt: [x, y - h + roofed / 2 + 1] };
}

/** Below the upper edge or corner of an area: the names of a sky hex and of its tile. */
const topOf = (polygon: Polygon, { isTurned, lettering }: Sheet): Point => [
  centroid(polygon)[0],
  Math.min(...polygon.map(([, y]) => y)) + (isTurned ? 26 : 16) * lettering,
];

/** In a sharp corner of its area, where no token fits; at the upper left of a whole hex. */
function nameIn(polygon: Polygon, { isTurned, lettering }: Sheet): Point {
  const first =
    polygon.length < 6
      ? 0
      : polygon.reduce((best, [x, y], number) => {
          const [bx, by] = polygon[best]!;
          const isHigher = isTurned ? x < bx - 1 || (x < bx + 1 && y < by) : y < by - 1 || (y < by + 1 && x < bx);
          return isHigher ? number : best;
        }, 0);
  const corner = polygon[first]!;
  const middle = centroid(polygon);
  if (polygon.length === 6) return between(corner, middle, 0.25 * (1 + (lettering - 1) / 2));
  const [one, other] = [polygon[1]!, polygon.at(-1)!].map((point) => unit(corner, point)) as [Point, Point];
  const along = unit([0, 0], [one[0] + other[0], one[1] + other[1]]);
  const off = NAME_OFF * (1 + (lettering - 1) / 2);
  return [corner[0] + along[0] * off, corner[1] + along[1] * off];
}

const between = (from: Point, to: Point, part: number): Point => [
  from[0] + (to[0] - from[0]) * part,
  from[1] + (to[1] - from[1]) * part,
];
function unit(from: Point, to: Point): Point {
  const long = Math.hypot(to[0] - from[0], to[1] - from[1]) || 1;
  return [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
}

/** Below this size the plates are omitted: the details say who is there. */
const LEAST = 0.7;

/** The tokens and signs of an area. */
function filled(
  war: WarView,
  area: number,
  polygon: Polygon,
  lying: readonly Lying[],
  { lettering }: Sheet,
  plateOf: PlateOf,
): Filled {
  const groups = groupsOf(
    war,
    war.ground[area]!.units.filter((unit) => !isGiant(war, unit)),
  );
  const named = groups.map((group) => {
    const plate = plateOf(group);
    if (!plate) return TOKEN;
    const wide = (plate.length * LETTER + 14) * lettering;
    return { width: Math.max(NAMED.width, wide), height: NAMED.height + (lettering - 1) * 20 };
  });
  let packed = pack(polygon, named, lying);
  const hasPlates = packed.scale >= LEAST;
  const boxes = hasPlates ? named : groups.map(() => TOKEN);
  if (!hasPlates) packed = pack(polygon, boxes, lying);
  const { scale } = packed;
  const tokens = groups.map((group, number) => {
    const at = packed.places[number]!;
    const lift = boxes[number] === TOKEN ? 0 : 8 * scale;
    return { ...group, at: [at[0], at[1] - lift] as Point };
  });
  const taken: Lying[] = [
    ...lying,
    ...boxes.map(({ width, height }, number) => ({
      ...{ at: packed.places[number]!, width: width * scale, height: height * scale },
    })),
  ];
  const signs = signsOf(war, area).map((sign) => {
    const { at, scale } = squeeze(polygon, SIGN, taken);
    taken.push({ at, width: SIGN.width * scale, height: SIGN.height * scale });
    return { ...sign, at, scale };
  });
  return { area, scale, groups: tokens, signs, hasPlates };
}

function signsOf(war: WarView, area: number): Sign[] {
  const { orders, fire, barricade } = war.ground[area]!;
  const count = orders.reduce((sum, one) => sum + one, 0);
  const lasting = lastingIn(war, area).length;
  return [
    // On a gigantic creature they are placed where they do not hide it.
    ...(count > 0 && !isFilled(war, area) ? [{ kind: 'order', count, tint: '' }] : []),
    ...(lasting > 0 ? [{ kind: 'lasting', count: lasting, tint: '' }] : []),
    ...war.rally_points
      .filter((point) => point.area === area)
      .map(({ side }) => ({ kind: 'rally', count: 1, tint: tintOf(war, side) })),
    ...(fire === null ? [] : [{ kind: 'fire', count: 1, tint: '' }]),
    ...(barricade === null ? [] : [{ kind: 'barricade', count: 1, tint: tintOf(war, barricade) }]),
    ...elementsOf(war, area).flatMap(([kind, count]) =>
      count <= 3 ? Array.from({ length: count }, () => ({ kind, count: 1, tint: '' })) : [{ kind, count, tint: '' }],
    ),
  ];
}
