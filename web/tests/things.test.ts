/** Which things on a board an offer speaks of. */

import { describe, expect, test } from 'vitest';

import type { Choice } from '../src/games/board.ts';
import { idOf, impossible, kindOf, offersByThing, thing, thingsOf, type Verbs } from '../src/games/things.ts';
import { VERBS } from './verbs.ts';

const verbs: Verbs = {
  move: { unit: 'unit', area: 'area' },
  heal: { unit: 'unit', patient: 'unit' },
  face: { round_card: 'round_card', count: 'count' },
  halt: {},
};
const offered = (...choices: Choice[]): { choice: Choice }[] => choices.map((choice) => ({ choice }));

describe('things', () => {
  test('are called by kind and id', () => {
    expect(thing('unit', 3)).toBe('unit-3');
    expect([kindOf('round_card-12'), idOf('round_card-12')]).toEqual(['round_card', 12]);
    expect(kindOf('stand-down')).toBe('');
  });

  test('are what a choice names, in its order', () => {
    expect(thingsOf(verbs, ['move', 3, 12])).toEqual(['unit-3', 'area-12']);
    expect(thingsOf(verbs, ['heal', 3, 4])).toEqual(['unit-3', 'unit-4']);
  });

  test('a choice that names nothing is called by its verb, known or not', () => {
    expect(thingsOf(verbs, ['halt'])).toEqual(['halt']);
    expect(thingsOf(verbs, ['brand-new'])).toEqual(['brand-new']);
  });

  test('every game tells the kinds of its verbs', () => {
    expect(thingsOf(VERBS.duel_of_time, ['play', 2, 1, 0])).toEqual(['card-2', 'position-1', 'turn-0']);
    expect(thingsOf(VERBS.battle_through_history, ['assign', 2, 1])).toEqual(['token-2', 'slot-1']);
    expect(thingsOf(VERBS.joan_of_arc, ['guard', 7, 2])).toEqual(['unit-7', 'die-2']);
  });
});

describe('offers by thing', () => {
  const offers = offered(['move', 0, 1], ['move', 0, 2], ['heal', 0, 0], ['halt']);

  test('are found at every thing that they name, once', () => {
    const found = offersByThing(offers, (choice) => thingsOf(verbs, choice));
    expect([...found.keys()]).toEqual(['unit-0', 'area-1', 'area-2', 'halt']);
    expect(found.get('unit-0')).toEqual(offers.slice(0, 3));
    expect(found.get('area-2')).toEqual([offers[1]]);
  });

  test('are found where the board says', () => {
    const found = offersByThing(offers, ([verb]) => [`by-${verb}`]);
    expect([...found].map(([one, members]) => [one, members.length])).toEqual([
      ['by-move', 2],
      ['by-heal', 1],
      ['by-halt', 1],
    ]);
  });
});

describe('what is impossible', () => {
  test('is asked about like one of the offers', () => {
    const offers = offered(['halt'], ['move', 5, 1], ['heal', 5, 6]);
    expect(impossible(verbs, offers, 'area-9')).toEqual(['move', 5, 9]);
    expect(impossible(verbs, offered(['heal', 5, 6]), 'unit-9')).toEqual(['heal', 5, 9]);
  });

  test('is asked about by a verb where no offer is of its kind', () => {
    expect(impossible(verbs, offered(['halt']), 'area-9')).toBeNull();
    expect(impossible(verbs, offered(['halt']), 'area-9', 'move')).toEqual(['move', 0, 9]);
    expect(impossible(verbs, [], 'area-9', 'halt')).toEqual(['halt']);
  });
});
