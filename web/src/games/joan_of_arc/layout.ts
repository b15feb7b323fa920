/** What is drawn where: the shapes of all areas, and in each its name, its counters and its signs. */

import { middleOf, pack, sectorsOf, type Lying, type Point, type Polygon } from './geometry.ts';
import { elementsOf, groupsOf, tintOf, type Group } from './position.ts';
import type { BuildingView, WarView } from './records.ts';

/** So large that a finger finds it where the map is smallest. */
const ROOM = { width: 44, height: 43.5 };
const ROOF = 9;
/** The broken upper edge of rubble from right to left: along half its width, and up by the height of a roof. */
const STUMPS: readonly Point[] = [
  [0.8, 0.5],
  [0.55, 0.1],
  [0.3, 0.9],
  [-0.3, 0.9],
  [-0.6, 0],
  [-0.8, 0.6],
];
const COUNTER = { width: 47, height: 44 };
const SIGN = { width: 27, height: 24 };

export interface Sign {
  kind: string;
  count: number;
  tint: string;
}
/** An area as it is drawn. */
export interface Drawn {
  area: number;
  /** What is written on it: its name, inside a building the end of it. */
  name: string;
  polygon: Polygon;
  nameAt: Point;
  groups: (Group & { at: Point })[];
  signs: (Sign & { at: Point })[];
  scale: number;
}

/** All areas: first those on the ground, then the insides of buildings, rubble among them. */
export function drawnAreas(war: WarView): { ground: Drawn[]; inside: Drawn[] } {
  const ground: Drawn[] = [];
  const inside: Drawn[] = [];
  const buildings = war.buildings.filter((building) => !building.is_razed);
  for (const hex of war.hexes) {
    const shapes = sectorsOf(
      middleOf(hex),
      hex.areas.map((area) => war.areas[area]!.edges),
    );
    hex.areas.forEach((area, number) => {
      const rooms = roomsIn(
        shapes[number]!,
        buildings.filter((building) => building.area === area),
      );
      const { name } = war.areas[area]!;
      ground.push(drawn(war, area, name, shapes[number]!, rooms));
      for (const room of rooms) {
        const number = war.areas[room.inside]!.name.slice(name.length);
        inside.push(furnished(war, room, number));
      }
    });
  }
  return { ground, inside };
}

type Room = Lying & { inside: number; isRubble: boolean };

function roomsIn(polygon: Polygon, buildings: readonly BuildingView[]): Room[] {
  const { places } = pack(
    polygon,
    buildings.map(() => ({ ...ROOM, isOnTop: buildings.length > 1 })),
  );
  return buildings.map(({ inside, is_rubble: isRubble }, number) => ({
    inside,
    isRubble,
    at: places[number]!,
    ...ROOM,
  }));
}

/** The inside of a building: walls below a roof, on which its name stands; of rubble only stumps are left. */
function furnished(war: WarView, { inside, isRubble, at: [x, y], width, height }: Room, name: string): Drawn {
  const [w, h] = [width / 2, height / 2];
  const top = y - h + ROOF;
  const walls: Polygon = [
    [x - w, y + h],
    [x - w, top],
    [x + w, top],
    [x + w, y + h],
  ];
  const roof: Polygon = isRubble
    ? STUMPS.map(([along, up]) => [x + w * along, top - ROOF * up])
    : [
        [x + w * 0.7, y - h],
        [x - w * 0.7, y - h],
      ];
  const shape = [...walls.slice(0, 2), ...roof.toReversed(), ...walls.slice(2)];
  return { ...filled(war, inside, walls, []), name, polygon: shape, nameAt: [x, y - h + ROOF / 2 + 1] };
}

function drawn(war: WarView, area: number, name: string, polygon: Polygon, rooms: readonly Lying[]): Drawn {
  const title = { width: name.length * 8, height: 12, isOnTop: true };
  const nameAt = pack(polygon, [title], rooms).places[0]!;
  return { ...filled(war, area, polygon, [...rooms, { at: nameAt, ...title }]), name, polygon, nameAt };
}

/** The counters and signs of an area. */
function filled(
  war: WarView,
  area: number,
  polygon: Polygon,
  lying: readonly Lying[],
): Pick<Drawn, 'area' | 'groups' | 'signs' | 'scale'> {
  const [groups, signs] = [groupsOf(war, war.ground[area]!.units), signsOf(war, area)];
  const { places, scale } = pack(polygon, [...groups.map(() => COUNTER), ...signs.map(() => SIGN)], lying);
  return {
    ...{ area, scale },
    groups: groups.map((group, number) => ({ ...group, at: places[number]! })),
    signs: signs.map((sign, number) => ({ ...sign, at: places[groups.length + number]! })),
  };
}

function signsOf(war: WarView, area: number): Sign[] {
  const { orders, fire, barricade } = war.ground[area]!;
  const count = orders.reduce((sum, one) => sum + one, 0);
  return [
    ...(count > 0 ? [{ kind: 'order', count, tint: '' }] : []),
    ...(fire === null ? [] : [{ kind: 'fire', count: 1, tint: '' }]),
    ...(barricade === null ? [] : [{ kind: 'barricade', count: 1, tint: tintOf(war, barricade) }]),
    ...war.rally_points
      .filter((point) => point.area === area)
      .map(({ side }) => ({ kind: 'rally', count: 1, tint: tintOf(war, side) })),
    ...elementsOf(war, area).map(([kind, count]) => ({ kind, count, tint: '' })),
  ];
}
