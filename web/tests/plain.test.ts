/** The board of a game that has none of its own. */

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';

import type { BoardProps } from '../src/games/board.ts';
import Board from '../src/games/plain/board.svelte';
import { controlsOf } from '../src/games/plain/controls.ts';
import { outlineOf } from '../src/games/plain/words.ts';
import type { Verbs } from '../src/games/things.ts';
import type { Offer, Phrase } from '../src/wire/types.ts';

const verbs: Verbs = { move: { unit: 'unit', area: 'area' }, send: { count: 'count' }, halt: {} };
const knight = { key: 'unit-knight' };
const offer = (choice: Offer['choice'], args: Phrase['arguments'] = {}): Offer => ({
  choice,
  phrase: { key: `choice-${choice[0]}`, arguments: args },
  rule: '',
});
const offers = [
  offer(['move', 3, 1], { seat: { key: 'seat-red' }, unit: knight, area: 'A1' }),
  offer(['move', 3, 2], { seat: { key: 'seat-red' }, unit: knight, area: 'B1' }),
  offer(['send', 2], { count: 2 }),
  offer(['halt']),
];

describe('the things that can be chosen', () => {
  const { things, others } = controlsOf(offers, verbs);

  test('have their names and all offers that name them', () => {
    expect(things.map(({ thing, name, offers: own }) => [thing, name, own.length])).toEqual([
      ['unit-3', knight, 2],
      ['area-1', 'A1', 1],
      ['area-2', 'B1', 1],
    ]);
    expect(things[1]!.offers).toEqual([offers[0]]);
  });

  test('are no numbers: such offers stand for themselves, as those that name nothing', () => {
    expect(others).toEqual([offers[2], offers[3]]);
  });

  test('every offer can be reached', () => {
    expect(new Set([...things.flatMap((one) => one.offers), ...others])).toEqual(new Set(offers));
  });
});

test('a position is an outline', () => {
  const view = { waiting_units: 20, winner: null, decks: [[], [4, 5]], players: [{ name: 'Ada', hand: [] }] };
  expect(outlineOf(view)).toEqual([
    'waiting units: 20',
    'winner: null',
    'decks:',
    '  1:',
    '  2: 4, 5',
    'players:',
    '  1:',
    '    name: Ada',
    '    hand:',
  ]);
});

test('the board shows the things, the other choices and the position', () => {
  const nothing = (): void => undefined;
  const given: BoardProps = {
    ...{
      view: { waiting: 20 },
      seat: 0,
      offers,
      verbs,
      question: 'Turn.sent',
      lit: null,
      latest: [],
      happened: [],
      log: [],
      names: [],
    },
    ...{ choose: nothing, explain: nothing, preview: nothing },
    voice: { say: (what) => (typeof what === 'object' ? what.key : String(what)) },
  };
  const { body } = render(Board, { props: given });
  expect([...body.matchAll(/data-thing="([^"]+)"/g)].map(([, found]) => found)).toEqual(['unit-3', 'area-1', 'area-2']);
  expect(body).toContain('choice-send');
  expect(body).not.toContain('choice-move'); // as long as nothing was opened
  expect(body).toContain('waiting: 20');
});
