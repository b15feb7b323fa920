/** The map of Joan of Arc: shapes of areas, room for counters, and what a click means. */

import { describe, expect, test } from 'vitest';

import {
  actsToHold,
  meantBy,
  ofAct,
  offersFor,
  offersForAll,
  offersOnMap,
  openAreas,
  orderInHand,
  widestFirst,
} from '../src/games/joan_of_arc/controls.ts';
import {
  centroid,
  cornerOf,
  edgeBetween,
  extentOf,
  isInside,
  middleOf,
  RADIUS,
  runsOf,
  sectorsOf,
  type Point,
  type Polygon,
} from '../src/games/joan_of_arc/field/geometry.ts';
import { pack } from '../src/games/joan_of_arc/field/packing.ts';
import { drawnAreas } from '../src/games/joan_of_arc/field/layout.ts';
import { guide } from '../src/games/joan_of_arc/guide.ts';
import { litBy } from '../src/games/joan_of_arc/lighting.ts';
import { groupsOf, lastingFor, tintOf } from '../src/games/joan_of_arc/position.ts';
import type { WarView } from '../src/games/joan_of_arc/records.ts';
import { shortened, Words } from '../src/games/joan_of_arc/words.ts';
import { impossible } from '../src/games/things.ts';
import type { Item } from '../src/texts/shelf.ts';
import type { Offer } from '../src/wire/types.ts';
import { VERBS } from './verbs.ts';

const HEX = (3 * Math.sqrt(3) * RADIUS ** 2) / 2;

function areaOf(polygon: Polygon): number {
  const sum = polygon.reduce((total, [x, y], number) => {
    const [bx, by] = polygon.at(number - 1)!;
    return total + bx * y - x * by;
  }, 0);
  return Math.abs(sum) / 2;
}

const near = (one: Point, other: Point): boolean => Math.hypot(one[0] - other[0], one[1] - other[1]) < 0.01;

describe('hexes', () => {
  test('neighbours share the corners of the edge between them', () => {
    const [north, here] = [middleOf({ q: 1, r: 0 }), middleOf({ q: 1, r: 1 })];
    expect(near(cornerOf(here, 0), cornerOf(north, 4))).toBe(true);
    expect(near(cornerOf(here, 1), cornerOf(north, 3))).toBe(true);
    const east = middleOf({ q: 2, r: 0 });
    expect(near(cornerOf(here, 1), cornerOf(east, 5))).toBe(true);
  });

  test('the top edge lies on top', () => {
    const [from, to] = [cornerOf([0, 0], 0), cornerOf([0, 0], 1)];
    expect(from[1]).toBeCloseTo(to[1]);
    expect(from[1]).toBeLessThan(0);
    expect(from[0]).toBeLessThan(to[0]);
  });
});

describe('areas', () => {
  test('edges are taken in runs, also across the top', () => {
    expect(runsOf([5, 0, 1])).toEqual([[5, 0, 1]]);
    expect(runsOf([2, 5])).toEqual([[2], [5]]);
    expect(runsOf([0, 1, 2, 3, 4, 5])).toHaveLength(1);
    expect(runsOf([])).toEqual([]);
  });

  test.each([
    [[[0, 1, 2, 3, 4, 5]]],
    [
      [
        [0, 1, 2],
        [3, 4, 5],
      ],
    ],
    [
      [
        [5, 0],
        [1, 2, 3, 4],
      ],
    ],
    [
      [
        [0, 1],
        [2, 3],
        [4, 5],
      ],
    ],
    [
      [
        [0, 1],
        [2, 5],
        [3, 4],
      ],
    ],
  ])('the areas %j fill their hex', (areas: number[][]) => {
    const shapes = sectorsOf([40, 70], areas);
    expect(shapes.reduce((sum, shape) => sum + areaOf(shape), 0)).toBeCloseTo(HEX);
    areas.forEach((edges, number) => {
      for (const edge of edges) {
        for (const corner of [edge, edge + 1]) {
          expect(shapes[number]!.some((point) => near(point, cornerOf([40, 70], corner)))).toBe(true);
        }
      }
    });
  });

  test('an area without an edge lies in the middle', () => {
    const shapes = sectorsOf([0, 0], [[0, 1, 2, 3, 4, 5], []]);
    expect(near(centroid(shapes[1]!), [0, 0])).toBe(true);
    expect(areaOf(shapes[1]!)).toBeCloseTo(HEX / 4);
  });
});

describe('room for things', () => {
  const half = sectorsOf(
    [0, 0],
    [
      [0, 1, 2],
      [3, 4, 5],
    ],
  )[0]!;

  test.each([1, 3, 6, 9])('%i counters lie inside and apart', (count) => {
    const { places, scale } = pack(
      half,
      Array.from({ length: count }, () => ({ width: 47, height: 44 })),
    );
    expect(places).toHaveLength(count);
    places.forEach((place, number) => {
      expect(isInside(half, place)).toBe(true);
      for (const other of places.slice(number + 1)) {
        const isApart =
          Math.abs(place[0] - other[0]) >= 47 * scale - 0.01 || Math.abs(place[1] - other[1]) >= 44 * scale - 0.01;
        expect(isApart).toBe(true);
      }
    });
  });

  test('what lies there already is left free', () => {
    const lying = { at: centroid(half), width: 44, height: 44 };
    const [place] = pack(half, [{ width: 20, height: 20 }], [lying]).places;
    expect(Math.max(Math.abs(place![0] - lying.at[0]), Math.abs(place![1] - lying.at[1]))).toBeGreaterThan(31);
  });
});

// A small war: a split hex with a house, and a hex beside it

const unit = (card: string, owner: number | null, area: number, wounds = 0): WarView['units'][number] => ({
  ...{ card, owner, area, wounds, beside: null, sent_by: null, used: [], powers_used: [], carrier: null },
});
const roll = { dice: [], automatic: [] };
const card = (name: string, hp: number): WarView['cards'][string] => ({
  ...{ name, hp, kind: 'troop', arm: 'infantry', banners: [], level: 1, upgrade: 0, size: 1, activation: 1 },
  ...{ melee: roll, shooting: null, defence: roll, other_dice: [], skills: [], command: null },
  ...{ powers: [], tags: [], rewards: [0, 0, 0] },
});
const bare = { room: 4, units: [], orders: [0], barricade: null, fire: null, tile: null };
const WAR: WarView = {
  ...{
    viewer: null,
    scenario: 'patay',
    options: {},
    round: 1,
    round_card: null,
    deck: [],
    talk: null,
    legend_cards: [],
    sky_effects: {},
  },
  ...{
    council: null,
    legend: null,
    first_player: 0,
    active: null,
    played: 0,
    points: [0, 0],
    scored: [],
    verdict: null,
  },
  ...{ boons: [], activations: [], attack: null, doom: null, factions: [], rounds: [], objectives: [] },
  ...{ victories: [], dice: [], equipment: [] },
  sides: ['french', 'english'],
  players: [
    { side: 0, orders: {}, tokens: {}, morale: null, intrigue: [] },
    { side: 1, orders: {}, tokens: {}, morale: null, intrigue: [] },
  ],
  hexes: [
    { name: 'A1', q: 0, r: 0, areas: [0, 1], is_sky: false },
    { name: 'B1', q: 1, r: 0, areas: [2], is_sky: false },
  ],
  areas: [
    { name: 'A1a', hex: 0, edges: [0, 1, 2], terrain: 'plain', capacity: 6, surrounding: null },
    { name: 'A1b', hex: 0, edges: [3, 4, 5], terrain: 'village', capacity: 6, surrounding: null },
    { name: 'B1', hex: 1, edges: [0, 1, 2, 3, 4, 5], terrain: 'forest', capacity: 8, surrounding: null },
    { name: 'A1b.1', hex: 0, edges: [], terrain: null, capacity: 2, surrounding: 1 },
  ],
  ground: [{ ...bare, units: [0, 1, 2] }, { ...bare, orders: [2] }, { ...bare, units: [3] }, bare],
  borders: [
    { areas: [0, 1], edges: [] },
    { areas: [0, 2], edges: [0] },
    { areas: [1, 3], edges: [] },
  ],
  edges: [{ kind: 'wall', side: null }],
  buildings: [
    { kind: 'inn', area: 1, inside: 3, size: 2, resistance: 2, damage: 0, is_rubble: false, is_razed: false },
  ],
  elements: [{ kind: 'tree', area: 2, stands: true }],
  rally_points: [{ side: 1, area: 2 }],
  units: [unit('bowmen', 0, 0), unit('bowmen', 0, 0), unit('bowmen', 0, 0, 1), unit('monk', null, 2)],
  cards: { bowmen: card('bowmen', 2), monk: card('monk', 1) },
};

const offer = (...choice: (string | number)[]): Offer => ({ choice, rule: '', phrase: { key: 'x', arguments: {} } });

describe('what is drawn', () => {
  test('alike units stand together, wounded ones apart', () => {
    expect(groupsOf(WAR, [0, 1, 2]).map(({ units }) => units)).toEqual([[0, 1], [2]]);
    expect(tintOf(WAR, 1)).toBe('red');
    expect(tintOf(WAR, null)).toBe('plain');
  });

  test('every area is drawn, and the inside of a house in its area', () => {
    const { ground, inside } = drawnAreas(WAR);
    expect(ground.map(({ name }) => name)).toEqual(['A1a', 'A1b', 'B1']);
    expect(inside.map(({ name }) => name)).toEqual(['.1']);
    expect(inside[0]!.polygon.every((corner) => isInside(ground[1]!.polygon, corner))).toBe(true);
    expect(ground[1]!.signs).toMatchObject([{ kind: 'order', count: 2 }]);
    expect(ground[2]!.signs.map(({ kind }) => kind)).toEqual(['rally', 'tree']);
    const [left, top, width, height] = extentOf(WAR.hexes);
    for (const [x, y] of ground.flatMap(({ polygon }) => polygon)) {
      expect(x > left && x < left + width && y > top && y < top + height).toBe(true);
    }
  });

  test('cards in force have a sign in their area, and in that of their unit', () => {
    const lasting = [
      { card: 'caltrops', area: 0, unit: null },
      { card: 'oriflamme_unfurled', area: null, unit: 2 },
      { card: 'oriflamme_unfurled', area: null, unit: 3 },
    ];
    const legend = { deck: 4, discard: [], playing: [], hands: [], lasting };
    const war: WarView = { ...WAR, legend };
    const [first, second, third] = drawnAreas(war).ground;
    expect(first!.signs).toMatchObject([{ kind: 'lasting', count: 2 }]);
    expect(second!.signs.map(({ kind }) => kind)).toEqual(['order']);
    expect(third!.signs.map(({ kind }) => kind)).toEqual(['lasting', 'rally', 'tree']);
    expect(lastingFor(war, 2)).toEqual([lasting[1]]);
    expect(lastingFor(WAR, 2)).toEqual([]);
    const voice = { say: (what: Item): string => (typeof what === 'object' && 'key' in what ? what.key : '') };
    expect(new Words(voice, war).about(0).at(-1)).toBe(
      'board-legend-lasting: legend-caltrops, legend-oriflamme_unfurled (unit-bowmen)',
    );
  });

  test('rubble is still a place, ground without a house is not', () => {
    const [house] = WAR.buildings;
    const fallen = (state: object): WarView => ({ ...WAR, buildings: [{ ...house!, is_rubble: true, ...state }] });
    const [rubble] = drawnAreas(fallen({})).inside;
    expect(rubble!.name).toBe('.1');
    expect(rubble!.polygon.length).toBeGreaterThan(drawnAreas(WAR).inside[0]!.polygon.length);
    expect(drawnAreas(fallen({ is_razed: true })).inside).toEqual([]);
  });

  test('a wall stands on the edge between two hexes', () => {
    expect(edgeBetween(WAR, 0, 1)).toBeNull();
    const [from, to] = edgeBetween(WAR, 0, 2)!;
    expect(near(from, cornerOf(middleOf(WAR.hexes[0]!), 2))).toBe(true);
    expect(near(to, cornerOf(middleOf(WAR.hexes[0]!), 3))).toBe(true);
  });

  test('plates bear short names', () => {
    const names = ['Poton de Xaintrailles', 'La Hire', 'Joan of Arc', 'Héroe francés'];
    expect(names.map((name) => shortened(name))).toEqual(['Xaintrailles', 'La Hire', 'Joan of Arc', 'Héroe']);
    expect(['Juana de Arco', 'Johanna von Orléans'].map((name) => shortened(name, true))).toEqual(['Juana', 'Johanna']);
  });
});

describe('what a click means', () => {
  const verbs = VERBS.joan_of_arc;
  const moves = [offer('move', 0, 1), offer('move', 0, 2), offer('melee', 0, 2), offer('wait', 0)];

  test('offers are found by their things, and by two of them', () => {
    expect(offersFor(moves, WAR, verbs, 'area-1')).toEqual([moves[0]]);
    expect(offersFor(moves, WAR, verbs, 'area-0')).toEqual(moves); // the unit stands there
    expect(offersFor(moves, WAR, verbs, 'unit-7')).toEqual([]);
    expect(offersForAll(moves, WAR, verbs, ['unit-0', 'area-2'])).toEqual([moves[1], moves[2]]);
    expect([...offersOnMap(moves, WAR, verbs).keys()].sort()).toEqual(['area-1', 'area-2', 'unit-0']);
  });

  test('units of a sort are found with one of them, the rest with the area in which it stands', () => {
    const group = [offer('all-move', 0, 2), offer('move', 0, 2), offer('rest-move', 2), offer('rest-waits')];
    expect(offersForAll(group, WAR, verbs, ['unit-0', 'area-2'])).toEqual([group[0], group[1]]);
    expect(offersFor(group, WAR, verbs, 'area-2')).toEqual([group[0], group[1], group[2]]);
    expect(offersFor(group, WAR, verbs, 'area-0')).toEqual([group[0], group[1], group[3]]);
    expect(offersFor([group[3]!], WAR, verbs, 'area-0')).toEqual([]);
  });

  test('what most units do comes first', () => {
    const mixed = [offer('all-shoot', 0, 2), offer('move', 0, 2), offer('rest-shoot', 2), offer('shoot', 0, 2)];
    expect(widestFirst(mixed)).toEqual([mixed[2], mixed[0], mixed[1], mixed[3]]);
  });

  test('an area stands for all who can do there the only thing that can be done', () => {
    const alone = [offer('move', 0, 2)];
    expect(meantBy(alone)).toBe(alone[0]);
    const rest = [offer('move', 0, 2), offer('all-move', 1, 2), offer('rest-move', 2)];
    expect(meantBy(rest)).toBe(rest[2]);
    const sort = [offer('shoot', 1, 2), offer('all-shoot', 1, 2)];
    expect(meantBy(sort)).toBe(sort[1]);
    expect(meantBy([])).toBeNull();
  });

  test('between two acts, and between two sorts that cannot go together, somebody has to choose', () => {
    expect(meantBy([offer('rest-melee', 2), offer('melee', 0, 2), offer('shoot', 1, 2)])).toBeNull();
    expect(meantBy([offer('all-move', 0, 2), offer('move', 1, 2)])).toBeNull();
    expect(meantBy([offer('wait', 0), offer('rest-waits'), offer('pray', 0, 0)])).toBeNull();
  });

  test('what leads further than a move is taken in hand, and then an area stands for it', () => {
    const offers = [offer('haste', 0, 2), offer('move', 0, 2), offer('forced-march', 1, 2), offer('all-march', 1, 2)];
    expect(actsToHold(offers)).toEqual(['haste', 'march']);
    expect(actsToHold([offers[1]!])).toEqual([]);
    expect(meantBy(offers)).toBe(offers[1]);
    expect(meantBy(ofAct(offers, 'haste'))).toBe(offers[0]);
    expect(meantBy(ofAct(offers, 'march'))).toBe(offers[3]);
    expect(ofAct(offers, '')).toBe(offers);
  });

  test('stakes, houses and trees open the areas where they stand', () => {
    expect(offersOnMap([offer('place-stakes', 0, 0)], WAR, verbs).has('area-2')).toBe(true);
    expect(offersOnMap([offer('burn-building', 0)], WAR, verbs).has('area-1')).toBe(true);
    expect(offersOnMap([offer('trample-element', 0)], WAR, verbs).has('area-2')).toBe(true);
  });

  test('a unit for which a card is played is reached through its area, and an area by itself', () => {
    const areasOf = (...offers: Offer[]): number[] => [...openAreas(offersOnMap(offers, WAR, verbs), WAR)];
    expect(areasOf(offer('choose-unit', 0))).toEqual([0]);
    expect(offersFor([offer('choose-unit', 0)], WAR, verbs, 'area-0')).toHaveLength(1);
    expect(areasOf(offer('choose-area', 1), offer('choose-area', 2))).toEqual([1, 2]);
    expect(areasOf(...moves)).toEqual([1, 2]); // the unit's own area is not where it moves
    expect(areasOf(offer('end-turn'))).toEqual([]);
  });

  test('where nothing can be done, the same is asked about for there', () => {
    expect(impossible(verbs, moves, 'area-3')).toEqual(['move', 0, 3]);
    expect(impossible(verbs, [offer('end-turn')], 'area-3')).toBeNull();
  });

  test('the log lights up areas and units', () => {
    const told = { unit: 2, area: 1, origin: 0, units: [3], seat: 1 };
    const line = { number: 1, event: 'unit-moved', rule: 'JA-6.2', told, phrase: { key: 'x', arguments: {} } };
    expect([...litBy(line)].sort()).toEqual(['area-0', 'area-1', 'unit-2', 'unit-3']);
    expect(litBy(null).size).toBe(0);
  });
});

describe('the guide', () => {
  test('declaring is told of, with cards that can be played and without', () => {
    const keyOf = (question: string): string | undefined =>
      guide.find(({ fits }) => fits({ ...WAR, attack: null, doom: null }, question, 0))?.key;
    expect([keyOf('Declaration.deed'), keyOf('Declaration.deed_or_card')]).toEqual(['guide-declare', 'guide-declare']);
    expect(keyOf('OrderPhase.order_or_card')).toBe('guide-orders');
  });
});

describe('the order in hand', () => {
  const offer = (...choice: [string, ...number[]]): Offer => ({
    ...{ choice, rule: 'JA-4.5', phrase: { key: `choice-${choice[0]}`, arguments: {} } },
  });

  test('a command order is picked already', () => {
    expect(orderInHand([offer('order', 1, 4), offer('order', 0, 4), offer('end-turn')])).toEqual(['order-0']);
  });

  test('else the only kind that is left, and of several none', () => {
    expect(orderInHand([offer('order', 2, 4), offer('order', 2, 5)])).toEqual(['order-2']);
    expect(orderInHand([offer('order', 1, 4), offer('order', 2, 5)])).toEqual([]);
    expect(orderInHand([offer('end-turn'), offer('interrupt', 4)])).toEqual([]);
  });
});
