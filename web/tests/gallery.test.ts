import { afterEach, expect, test, vi } from 'vitest';

import * as muster from '../src/lobby/armies/muster.ts';
import { firstLine, newTopics, stepsOf } from '../src/lobby/gallery/path.ts';
import type { ArmyChoices, ScenarioInfo } from '../src/wire/types.ts';

const scenario = (key: string, difficulty: number, topics: string[] = []): ScenarioInfo => ({
  key,
  seats: [2],
  rounds: 4,
  difficulty,
  topics,
  story: '',
  sketch: null,
});

test('the way leads from what is easy over the lessons to what is hard', () => {
  const gallery = [
    scenario('hard', 3),
    scenario('long', 2, ['a', 'b', 'c']),
    scenario('easy', 1, ['a']),
    scenario('b', 2, ['b']),
  ];
  const steps = stepsOf(gallery, true, true);
  expect(steps.map(({ kind }) => kind)).toEqual(['scenarios', 'lessons', 'scenarios', 'scenarios', 'battles']);
  expect(steps[2]).toMatchObject({ level: 2, scenarios: [{ key: 'b' }, { key: 'long' }] });
  const fresh = newTopics(steps);
  expect([...fresh.get('easy')!]).toEqual(['a']);
  expect([...fresh.get('long')!]).toEqual(['c']);
});

test('scenarios that are no harder than others come together, after the lessons', () => {
  const steps = stepsOf([scenario('one', 0), scenario('two', 0)], true, false);
  expect(steps.map(({ kind }) => kind)).toEqual(['lessons', 'scenarios']);
  expect(stepsOf([scenario('one', 0)], false, false)).toHaveLength(1);
});

test('the first line of a history stands by itself', () => {
  expect(firstLine('In June 1429.\nA stag broke out.')).toBe('In June 1429.');
});

const unit = (name: string, category: string): ArmyChoices['lists'][number]['units'][number] => ({
  unit: name,
  category,
  points: 100,
  morale: 1,
  least: 0,
  most: 2,
});
const CHOICES: ArmyChoices = {
  lists: ['a', 'b', 'c'].map((key) => ({
    key,
    units: [unit('king', 'character'), unit('pikemen', 'infantry'), unit('queen', 'character')],
    limits: {},
  })),
  sizes: { small: 1250, large: 3250 },
  fields: ['downs', 'brook'],
  maps: {},
  rule: 'JA-13.3',
};

afterEach(() => vi.unstubAllGlobals());

test('a battle begins small, on the first field, between lists that differ', () => {
  expect(muster.usualBattle(CHOICES)).toEqual({
    armies: [
      { army: 'a', size: 'small', units: {} },
      { army: 'c', size: 'small', units: {} },
    ],
    field: 'downs',
  });
});

test('units are bought and given back one by one, and none is no entry', () => {
  const empty = { army: 'a', size: 'small', units: {} };
  const army = muster.withUnit(muster.withUnit(empty, 'king', 1), 'king', 1);
  expect(army.units).toEqual({ king: 2 });
  expect(muster.withUnit(empty, 'king', -1).units).toEqual({});
  expect(muster.withUnit({ ...empty, units: { king: 20 } }, 'king', 1).units).toEqual({ king: 20 });
  expect(muster.countOf({ ...army, units: { king: 2, pikemen: 3 } })).toBe(5);
  const [characters] = muster.byCategory(CHOICES.lists[0]!);
  expect(characters![0]).toBe('character');
  expect(muster.countIn(army, characters![1])).toBe(2);
});

test('an unfinished army is kept, and one that can no longer be bought is forgotten', () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
  const battle = muster.usualBattle(CHOICES);
  battle.armies[0]!.units = { pikemen: 2 };
  expect(muster.keptBattle('joan_of_arc', CHOICES)).toBeNull();
  muster.keepBattle('joan_of_arc', battle);
  expect(muster.keptBattle('joan_of_arc', CHOICES)).toEqual(battle);
  expect(muster.keptBattle('another', CHOICES)).toBeNull();
  expect(muster.keptBattle('joan_of_arc', { ...CHOICES, fields: ['brook'] })).toBeNull();
  const without = CHOICES.lists.map((list) => ({ ...list, units: [unit('king', 'character')] }));
  expect(muster.keptBattle('joan_of_arc', { ...CHOICES, lists: without })).toBeNull();
  expect(muster.battleIn('no json', 'joan_of_arc', CHOICES)).toBeNull();
});

test('a browser that keeps nothing does not hinder buying', () => {
  vi.stubGlobal('localStorage', undefined);
  muster.keepBattle('joan_of_arc', muster.usualBattle(CHOICES));
  expect(muster.keptBattle('joan_of_arc', CHOICES)).toBeNull();
});
