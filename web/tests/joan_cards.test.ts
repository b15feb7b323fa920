/** Cards beside Joan's map: the river of the war council, the two sides of level 2, and bonus actions. */

import { describe, expect, test } from 'vitest';

import { blockedShot } from '../src/games/joan_of_arc/field/blocked.ts';
import { reachOf } from '../src/games/joan_of_arc/field/reach.ts';
import { sidesAbove } from '../src/games/joan_of_arc/pieces/levels.ts';
import type { CardView, Declared, UnitView, WarView } from '../src/games/joan_of_arc/records.ts';
import { bonusRows } from '../src/games/joan_of_arc/turn/bonus.ts';
import { progressOf, rowsOf } from '../src/games/joan_of_arc/turn/rows.ts';
import { riverOf, signOf } from '../src/games/joan_of_arc/players/council.ts';
import { thingsOf } from '../src/games/things.ts';
import type { Happening, Offer } from '../src/wire/types.ts';
import { VERBS } from './verbs.ts';

const offer = (...choice: [string, ...number[]]): Offer => ({
  ...{ choice, rule: 'JA-6.9' },
  phrase: { key: `choice-${choice[0]}`, arguments: {} },
});

describe('the river of the war council', () => {
  const war = {
    council: { river: ['second_wind', 'te_deum', 'night_vigil'], deck: 9, discard: [] },
  } as Partial<WarView>;
  const named = (key: string): { key: string } => ({ key: `council-${key}` });
  const taking = (card: number, key: string): Offer => ({
    ...offer('choose-card', card),
    phrase: { key: 'choice-choose-card', arguments: { card: named(key), does: named(`${key}-help`) } },
  });
  const told = (event: string, key: string, seat?: number): Happening => ({
    ...{ number: 1, event, rule: 'JA-4.3', told: seat === undefined ? {} : { seat } },
    phrase: { key: `event-${event}`, arguments: { card: named(key) } },
  });

  test('every card has the offer that takes it', () => {
    const offers = [taking(2, 'second_wind'), taking(5, 'te_deum'), taking(9, 'night_vigil')];
    const river = riverOf(war as WarView, offers, []);
    expect(river.map(({ key, offer: found }) => [key, found?.choice[1]])).toEqual([
      ['second_wind', 2],
      ['te_deum', 5],
      ['night_vigil', 9],
    ]);
  });

  test('who is not asked sees the cards and can take none', () => {
    expect(riverOf(war as WarView, [offer('end-turn')], []).map((card) => card.offer)).toEqual([null, null, null]);
  });

  test('those who have chosen in this round are named, not those of the round before', () => {
    const log = [
      told('council-card-chosen', 'te_deum', 0),
      told('council-card-drawn', 'te_deum'),
      told('council-card-chosen', 'te_deum', 1),
      told('council-card-chosen', 'second_wind', 0),
    ];
    expect(riverOf(war as WarView, [], log).map(({ takers }) => takers)).toEqual([[0], [1], []]);
  });

  test('without a council there is no river', () => {
    expect(riverOf({ council: null } as WarView, [], [])).toEqual([]);
  });

  test('a card of an own pack has a sign, too', () => {
    expect(signOf('te_deum')).toBe('legend');
    expect(signOf('a_card_nobody_drew')).toBe('cards');
  });
});

describe('level 2', () => {
  const card = (name: string, level: number): CardView => ({ name, level }) as CardView;
  const unit = (key: string, used: string[] = []): UnitView => ({ card: key, used }) as Partial<UnitView> as UnitView;
  const cards = {
    la_hire: card('la_hire', 1),
    la_hire_holy: card('la_hire', 2),
    la_hire_unholy: card('la_hire', 2),
    mounted_hero: card('mounted_hero', 1),
    mounted_hero_2: card('mounted_hero', 2),
    bowmen: card('bowmen', 1),
  };
  const above = (one: UnitView): (string | undefined)[][] =>
    sidesAbove({ cards, units: [one] } as Partial<WarView> as WarView, 0).map(({ verb, side, card: found }) => [
      verb,
      side,
      Object.entries(cards).find(([, each]) => each === found)?.[0],
    ]);

  test('of two sides the holy one comes first, and each has its verb', () => {
    expect(above(unit('la_hire'))).toEqual([
      ['upgrade-holy', 'holy', 'la_hire_holy'],
      ['upgrade-unholy', 'unholy', 'la_hire_unholy'],
    ]);
  });

  test('what was chosen before holds for the whole game', () => {
    expect(above(unit('la_hire', ['chose_unholy']))).toEqual([['upgrade', 'unholy', 'la_hire_unholy']]);
    expect(above(unit('la_hire', ['chose_holy']))).toEqual([['upgrade', 'holy', 'la_hire_holy']]);
  });

  test('one side has no name, and who is at level 2 or has none above rises no further', () => {
    expect(above(unit('mounted_hero'))).toEqual([['upgrade', '', 'mounted_hero_2']]);
    expect(above(unit('la_hire_holy'))).toEqual([]);
    expect(above(unit('bowmen'))).toEqual([]);
  });
});

describe('bonus actions', () => {
  test('the two sides of a unit are one row that shows its card', () => {
    const [holy, unholy, power] = [offer('upgrade-holy', 3), offer('upgrade-unholy', 3), offer('use-power', 4, 7)];
    const rows = bonusRows([offer('wait', 3), holy, unholy, power, offer('use-no-power')]);
    expect(rows).toEqual([
      { unit: 3, offer: holy, shows: true },
      { unit: 4, offer: power, shows: false },
    ]);
  });

  test('what is declared on the map is none', () => {
    expect(bonusRows([offer('move', 1, 2), offer('place-stakes', 1, 2), offer('end-turn')])).toEqual([]);
  });

  test('JA-6.2 units that a card moves have a reach', () => {
    const offers = [offer('advance', 3, 8), offer('advance', 3, 9), offer('advance', 4, 7), offer('stand-still')];
    const reach = reachOf(offers, ({ choice }) => thingsOf(VERBS.joan_of_arc, choice), 3);
    expect(reach).toEqual({ unit: 3, goes: [8, 9], sees: [] });
  });
});

describe('the units of an activation', () => {
  test('those that are alike share a row until they have declared', () => {
    const cards = { knights: { name: 'knights', level: 1 }, la_hire: { name: 'la_hire', level: 1 } };
    const units = ['la_hire', 'knights', 'knights', 'knights'].map((card) => ({ card, owner: 0, wounds: 0 }));
    const war = { cards, units, players: [{ side: 0 }] } as unknown as WarView;
    const deed = { unit: 2, deed: 'wait', aim: null, way: [], strike: null };
    const rows = rowsOf(war, { units: [0, 1, 2, 3], declared: [deed] });
    expect(rows.map(({ group, deed: done }) => [group.units, done?.deed ?? null])).toEqual([
      [[0], null],
      [[1, 3], null],
      [[2], 'wait'],
    ]);
  });
});

describe('JA-4.5 how far an activation is', () => {
  const deed = { unit: 2, deed: 'move', aim: 3, way: [3], strike: null };
  const told = (declared: Declared[], has_declared: boolean): unknown[] => {
    const { key, arguments: args } = progressOf({ units: [0, 1, 2], declared, has_declared });
    return [key, args?.['done'], args?.['all']];
  };

  test('first by what has been declared, then by what is done', () => {
    expect(told([], false)).toEqual(['board-declared-of', 0, 3]);
    expect(told([deed], false)).toEqual(['board-declared-of', 1, 3]);
    expect(told([deed], true)).toEqual(['board-done-of', 2, 3]);
    expect(told([], true)).toEqual(['board-done-of', 3, 3]);
  });
});

describe('JA-6.6 a shot that cannot be declared', () => {
  const cards = { bowmen: { name: 'bowmen', shooting: { range: 2 } }, pikemen: { name: 'pikemen', shooting: null } };
  const unit = (card: string, owner: number): object => ({ card, owner, wounds: 0 });
  const war = {
    cards,
    units: [unit('pikemen', 0), unit('bowmen', 0), unit('bowmen', 0), unit('pikemen', 1)],
    players: [{ side: 0 }, { side: 1 }],
    ground: [{ units: [0, 1, 2] }, { units: [3] }, { units: [] }],
    activations: [{ seat: 0, units: [0, 1, 2], declared: [{ unit: 1 }] }],
  } as unknown as WarView;
  const move = offer('move', 0, 2);

  test('who could shoot and has not declared yet has no line to the enemies there', () => {
    expect(blockedShot(war, 0, [move], [], 1)).toEqual({ unit: 2, area: 1 });
    expect(blockedShot(war, 0, [move], ['unit-2'], 1)).toEqual({ unit: 2, area: 1 });
  });

  test('nothing is blocked where a shot is offered, nobody stands, nobody shoots, or nobody is asked', () => {
    expect(blockedShot(war, 0, [move, offer('rest-shoot', 1)], [], 1)).toBeNull();
    expect(blockedShot(war, 0, [move], [], 2)).toBeNull();
    expect(blockedShot(war, 0, [move], ['unit-0'], 1)).toBeNull();
    expect(blockedShot(war, 0, [], [], 1)).toBeNull();
    expect(blockedShot(war, 1, [move], [], 1)).toBeNull();
    expect(blockedShot(war, 0, [move], [], null)).toBeNull();
  });
});
