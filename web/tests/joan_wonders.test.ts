/** What few wars have on Joan's board: the sky beside the map, ways up and down, passengers, gigantic creatures. */

import { describe, expect, test } from 'vitest';

import { offersFor } from '../src/games/joan_of_arc/controls.ts';
import { extentOf, middleOf, placingOf } from '../src/games/joan_of_arc/field/geometry.ts';
import { drawnAreas, standingAt } from '../src/games/joan_of_arc/field/layout.ts';
import { plansOf } from '../src/games/joan_of_arc/field/plans.ts';
import { figureOf } from '../src/games/joan_of_arc/pieces/silhouettes.ts';
import { groupsOf } from '../src/games/joan_of_arc/position.ts';
import type { CardView, Declared, WarView } from '../src/games/joan_of_arc/records.ts';
import { boxAround, inLines, titleOf } from '../src/games/joan_of_arc/field/wonders/placing.ts';
import { waysOf } from '../src/games/joan_of_arc/field/wonders/ways.ts';
import { VERBS } from './verbs.ts';

const HEXES = [
  { name: 'A1', q: 0, r: 0, areas: [0, 1], is_sky: false },
  { name: 'B1', q: 1, r: 0, areas: [2], is_sky: false },
  { name: '^1', q: 3, r: -1, areas: [3], is_sky: true },
  { name: '^2', q: 3, r: 0, areas: [4], is_sky: true },
];
const EDGES = [
  [0, 1, 2],
  [3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
];
const card = (kind: string, name: string, arm = 'infantry'): CardView =>
  ({ kind, name, arm, level: 1, banners: ['unholy'], shooting: null }) as Partial<CardView> as CardView;

/** A Leviathan fills A1; an angel with a passenger and another angel are in ^1, a third one is on the ground in B1. */
const WAR = {
  hexes: HEXES,
  areas: EDGES.map((edges, area) => ({
    name: `${area}`,
    hex: HEXES.findIndex(({ areas }) => areas.includes(area)),
    edges,
  })),
  ground: [[0], [0], [4], [1, 2, 3], []].map((units) => ({
    units,
    orders: [0],
    fire: null,
    barricade: null,
    tile: null,
  })),
  units: [
    { card: 'leviathan', area: 0, owner: 0, wounds: 0, carrier: null },
    { card: 'angel', area: 3, owner: 1, wounds: 0, carrier: null },
    { card: 'martha', area: 3, owner: 1, wounds: 0, carrier: 1 },
    { card: 'angel', area: 3, owner: 1, wounds: 0, carrier: null },
    { card: 'angel', area: 2, owner: 1, wounds: 0, carrier: null },
  ],
  cards: {
    leviathan: card('gigantic_creature', 'leviathan'),
    angel: card('troop', 'angel', 'flying'),
    martha: card('character', 'saint_martha'),
  },
  players: [{ side: 0 }, { side: 1 }],
  ...{ sides: ['unholy', 'holy'], buildings: [], elements: [], rally_points: [], borders: [], legend: null },
} as unknown as WarView;
const DRAWN = new Map(drawnAreas(WAR).ground.map((drawn) => [drawn.area, drawn]));

describe('the sky', () => {
  test('lies beside the map, smaller, and nothing of it overlaps the ground', () => {
    const ground = boxAround([0, 1, 2].map((area) => DRAWN.get(area)!.polygon));
    const sky = boxAround([3, 4].map((area) => DRAWN.get(area)!.polygon));
    expect(sky[0]).toBeGreaterThan(ground[0] + ground[2]);
    expect(sky[2]).toBeCloseTo(200 * 0.84);
    const [left, top, width, height] = extentOf(WAR.hexes);
    expect(sky[0] + sky[2]).toBeLessThanOrEqual(left + width);
    expect([sky[1] >= top, sky[1] + sky[3] <= top + height]).toEqual([true, true]);
  });

  test('a map without a sky lies as it always did', () => {
    const ground = HEXES.filter((hex) => !hex.is_sky);
    expect(placingOf(HEXES)(HEXES[0]!)(middleOf(HEXES[0]!))).toEqual(middleOf(HEXES[0]!));
    const [, , broad, high] = extentOf(ground);
    expect([broad, high].map(Math.round)).toEqual([378, 288]);
  });

  test('its title stands above it, or to its left where the map is turned', () => {
    expect(titleOf([500, 200, 300, 200], [0, 0, 480, 600], 1)).toMatchObject({ at: [650, 200], anchor: 'middle' });
    expect(titleOf([150, 0, 200, 150], [0, 150, 500, 600], 1)).toMatchObject({ anchor: 'start', most: 19 });
    expect(inLines('flyers only, next to every area', 12)).toEqual(['flyers only,', 'next to', 'every area']);
    expect(inLines('', 12)).toEqual(['']);
  });

  test('few ways between the levels are all shown, of many the one that is looked at', () => {
    expect(waysOf(WAR, { unit: 4, goes: [0, 3, 4], sees: [] }, null)).toEqual([3, 4]);
    const many = { ...WAR, areas: [...WAR.areas, ...Array.from({ length: 6 }, () => WAR.areas[2]!)] };
    expect(waysOf(many, { unit: 1, goes: [2, 4, 5, 6, 7, 8, 9], sees: [] }, null)).toEqual([]);
    expect(waysOf(many, { unit: 1, goes: [2, 4, 5, 6, 7, 8, 9], sees: [] }, 6)).toEqual([6]);
  });
});

describe('carriers', () => {
  test('a passenger is drawn with its carrier, which is told from others of its kind', () => {
    const groups = groupsOf(WAR, [1, 2, 3]);
    expect(groups.map(({ units, passenger }) => [units, passenger])).toEqual([
      [[1], 2],
      [[3], undefined],
    ]);
    expect(groupsOf(WAR, [2]).map(({ units }) => units)).toEqual([[2]]);
  });

  test('the way of a carrier is an arrow, as soon as it is known', () => {
    const declared: Declared = { unit: 1, deed: 'carry', aim: 2, way: [3], strike: null };
    expect(plansOf([declared])).toMatchObject([{ kind: 'push', to: 3 }]);
    expect(plansOf([{ ...declared, way: [] }])).toMatchObject([{ kind: 'push', to: null, strike: null }]);
  });
});

describe('gigantic creatures', () => {
  test('fill their hex: no token, and they stand in the middle of all its areas', () => {
    expect([0, 1].map((area) => DRAWN.get(area)!.groups)).toEqual([[], []]);
    expect(standingAt(WAR, DRAWN, 0, 0).map(Math.round)).toEqual([0, 0]);
    expect(standingAt(WAR, DRAWN, 4, 2)).toEqual(DRAWN.get(2)!.groups[0]!.at);
  });

  test('each has a drawing of its own, or that of its kind', () => {
    expect(figureOf(WAR.cards['leviathan']!)).toBe('leviathan');
    expect(figureOf(card('gigantic_creature', 'grand_dragon', 'flying'))).toBe('dragon');
    expect(figureOf(card('gigantic_creature', 'behemoth'))).toBe('tarasque');
    expect(figureOf(card('gigantic_creature', 'roc', 'flying'))).toBe('dragon');
  });

  test('a move, a push and an assault are chosen at any area of the hex', () => {
    const offer = (...choice: [string, ...number[]]) => ({ choice, text: choice.join(' ') }) as never;
    const offers = [offer('move', 0, 2), offer('melee', 0, 2)];
    expect(offersFor(offers, WAR, VERBS.joan_of_arc, 'area-2')).toHaveLength(2);
    const home = [offer('assault', 0, 0), offer('melee', 0, 0)];
    expect(offersFor(home, WAR, VERBS.joan_of_arc, 'area-1')).toEqual([home[0]]);
    expect(offersFor([offer('move', 1, 0)], WAR, VERBS.joan_of_arc, 'area-1')).toEqual([]);
    const attacked = { ...WAR, attack: { target: 0 } } as typeof WAR;
    expect(offersFor([offer('follow-up', 0)], attacked, VERBS.joan_of_arc, 'area-1')).toHaveLength(1);
  });
});
