import { expect, test } from 'vitest';

import { isLearned, wentOn, type Progress } from '../src/table/asking/lessons.ts';

const STEPS = [
  { key: 'lay', rule: 'JA-4.5', questions: ['OrderPhase.order'] },
  { key: 'declare', rule: 'JA-6.1', questions: ['Declaration.deed'] },
  { key: 'dice', rule: 'JA-7.2', questions: ['Rework.token', 'Rework.reroll_choice'] },
  { key: 'last', rule: 'JA-4.7', questions: ['OrderPhase.order'] },
];
const FRESH: Progress = { done: [], shown: '', isClosed: false };

const after = (...questions: string[]): Progress =>
  questions.reduce((progress, question) => wentOn(STEPS, progress, question), FRESH);

test('a step is shown as long as its question is asked, and done with the next one', () => {
  expect(after('OrderPhase.order').shown).toBe('lay');
  expect(after('OrderPhase.order', 'OrderPhase.order').shown).toBe('lay');
  expect(after('OrderPhase.order', 'Declaration.deed')).toEqual({ done: ['lay'], shown: 'declare', isClosed: false });
  expect(after('OrderPhase.order', 'Declaration.deed', '').shown).toBe('');
});

test('a moment that does not come is passed over, and comes later if it will', () => {
  const passed = after('OrderPhase.order', 'Declaration.deed', 'OrderPhase.order');
  expect(passed.shown).toBe('last');
  expect(isLearned(STEPS, passed)).toBe(false);
  expect(wentOn(STEPS, passed, 'Rework.reroll_choice').shown).toBe('dice');
});

test('the lesson is learned with its last step, and nothing changes while nothing is asked', () => {
  const learned = after('OrderPhase.order', 'Declaration.deed', 'OrderPhase.order', '');
  expect(isLearned(STEPS, learned)).toBe(true);
  expect(wentOn(STEPS, learned, '')).toBe(learned);
  expect(isLearned([], FRESH)).toBe(false);
});
