import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { controlsOf, LANES, offerOf, type Controls } from '../src/games/duel_of_time/controls.ts';
import {
  ahead,
  covered,
  fromBase,
  laid,
  numberFor,
  row,
  runs,
  sideOf,
} from '../src/games/duel_of_time/field/geometry.ts';
import { guide } from '../src/games/duel_of_time/guide.ts';
import { cardOf, half, litBy, supply, transfersOf, units } from '../src/games/duel_of_time/lighting.ts';
import type { DuelView } from '../src/games/duel_of_time/records.ts';
import type { Happening, Offer } from '../src/wire/types.ts';
import { VERBS } from './verbs.ts';

/** Written by `python tools/gallery.py duel_of_time web/tests/fixtures/duel_of_time.json --small`. */
interface Moment {
  name: string;
  seat: number | null;
  view: DuelView;
  question: string;
  offers: Offer[];
  latest: Happening[];
}
const file = new URL('./fixtures/duel_of_time.json', import.meta.url);
const { moments } = JSON.parse(readFileSync(file, 'utf8')) as { moments: Moment[] };
const placements = moments.filter(({ question }) => question === 'Turn.placement');

const controls = (moment: Moment): Controls =>
  controlsOf(moment.view, sideOf(moment.seat), moment.offers, VERBS.duel_of_time);
const happened = (event: string, told: Record<string, unknown>): Happening => ({
  number: 0,
  event,
  rule: '',
  told,
  phrase: { key: '' },
});

describe('the front', () => {
  it('is counted from the base of who looks', () => {
    expect(fromBase(0).map((space) => numberFor(0, space))).toEqual([1, 2, 3, 4, 5]);
    expect(fromBase(1)).toEqual([4, 3, 2, 1, 0]);
    expect(fromBase(1).map((space) => numberFor(1, space))).toEqual([1, 2, 3, 4, 5]);
    expect(sideOf(null)).toBe(0);
  });

  it('has nothing ahead of the enemy base', () => {
    expect(fromBase(0).map((space) => ahead(0, space))).toEqual([1, 2, 3, 4, null]);
    expect(fromBase(1).map((space) => ahead(1, space))).toEqual([3, 2, 1, 0, null]);
  });
});

describe.each(moments)('$name, $question', (moment) => {
  const view = moment.view;
  const side = sideOf(moment.seat);

  it('has one control for each offer', () => {
    const { ghosts, targets, counts, others } = controls(moment);
    const used = [...[...ghosts, ...counts].map(({ offer }) => offer), ...[...targets.values()].flat()];
    expect(others).toEqual([]);
    expect(new Set(used)).toEqual(new Set(moment.offers));
    expect(used).toHaveLength(moment.offers.length);
  });

  it('has no two controls in one place', () => {
    const { ghosts, targets, counts } = controls(moment);
    const places = [
      ...ghosts.map(({ card, from, lane }) => `ghost ${card.card} ${from} ${lane}`),
      ...counts.map((one) => `count ${one.counts.join(' ')}`),
    ];
    expect(new Set(places).size).toBe(places.length);
    for (const [cubes, meant] of targets) {
      const [owner, space] = cubes.split('-').slice(1).map(Number) as [0 | 1, number];
      expect(view.spaces[space]!.units[owner]).toBeGreaterThan(0);
      expect(meant).toHaveLength(1);
    }
  });

  it('lets every number be counted to its offer', () => {
    const all = controls(moment);
    for (const { offer, counts } of all.counts) {
      expect(offerOf(all, counts)).toBe(offer);
      counts.forEach((count, index) => expect(count).toBeLessThanOrEqual(all.counters[index]!.most));
    }
  });

  it('shows the halves in force on top of the cards', () => {
    const cards = row(view, side);
    view.spaces.forEach((space, number) => {
      const top = cards.flatMap(({ halves }) => halves).findLast((one) => one.space === number);
      expect(top?.command ?? null).toBe(space.command);
      if (top) expect(top.facing).toBe(space.facing);
    });
  });
});

describe.each(placements)('laying a card in $name', (moment) => {
  const view = moment.view;
  const side = sideOf(moment.seat);

  it('keeps ghosts of a card apart', () => {
    const { ghosts } = controls(moment);
    for (const one of ghosts) {
      const beside = ghosts.filter(({ card, lane }) => card.card === one.card.card && lane === one.lane);
      expect(new Set(beside.map(({ from }) => from)).size).toBe(beside.length);
      expect(one.lane).toBeLessThan(moment.name.includes('free') ? 2 * LANES : LANES);
    }
  });

  it('says the same as the phrase of the offer', () => {
    for (const offer of moment.offers) {
      const card = laid(view, 0, offer)!;
      const said = offer.phrase.arguments as Record<string, { key: string }>;
      expect(`command-${card.halves[0].command}`).toBe(said['first']!.key);
      expect(`command-${card.halves[1].command}`).toBe(said['second']!.key);
      expect(['seat-yellow', 'seat-red'][card.halves[1].facing]).toBe(said['second_seat']!.key);
    }
  });

  it('puts the half nearer to the own base first', () => {
    for (const { card, from } of controls(moment).ghosts) {
      expect(card.halves.map(({ space }) => numberFor(side, space))).toEqual([from, from + 1]);
    }
  });
});

describe('the order of the commands', () => {
  const space = (command: string | null, facing: number): DuelView['spaces'][number] => ({
    units: [0, 0],
    white: 0,
    controller: -1,
    command,
    card: null,
    half: null,
    facing,
  });
  const blank = placements[0]!.view;
  const spaces = [space('move', 0), space(null, -1), space('push', 1), space('rally', 0), space(null, -1)];

  it('goes from the base of who acts and skips empty spaces', () => {
    const order = (active: number): string[] =>
      runs({ ...blank, active, spaces }, null).map(({ command, order }) => `${order} ${command}`);
    expect(order(0)).toEqual(['1 move', '2 push', '3 rally']);
    expect(order(1)).toEqual(['1 rally', '2 push', '3 move']);
  });

  it('counts a card that would be laid in place of what it covers', () => {
    const halves = (numbers: [number, number]) =>
      numbers.map((number) => ({ space: number, command: 'deploy', leader: '', facing: 1 })) as never;
    const found = runs({ ...blank, active: 0, spaces }, { card: 0, seat: 0, halves: halves([1, 2]) });
    expect(found.map(({ command, isNew }) => `${command} ${isNew}`)).toEqual([
      'move false',
      'deploy true',
      'deploy true',
      'rally false',
    ]);
  });

  it('knows what lies under the visible halves', () => {
    const played: DuelView['played'] = [
      [0, 0, 0, 0],
      [1, 1, 1, 0],
      [0, 2, 1, 1],
    ];
    expect([0, 1, 2, 3].map((number) => covered({ ...blank, played }, number))).toEqual([0, 2, 1, 0]);
  });
});

describe('what happened', () => {
  const view = moments[0]!.view;

  it('moves the pushers and the pushed', () => {
    const push = { seat: 1, space: 3, ahead: 2, own: 1, enemy: 2 };
    expect(transfersOf(happened('units-pushed', push))).toEqual([
      { from: units(1, 3), to: units(1, 2), count: 3 },
      { from: units(1, 2), to: units(1, 1), count: 1 },
      { from: units(0, 2), to: units(0, 1), count: 2 },
    ]);
    const last = { seat: 0, space: 3, ahead: 4, own: 0, enemy: 2 };
    expect(transfersOf(happened('units-pushed', last))).toEqual([{ from: units(0, 3), to: units(0, 4), count: 2 }]);
  });

  it('sends the destroyed back to their supply', () => {
    const charge = { seat: 0, space: 1, ahead: 2, owner: 1 };
    expect(transfersOf(happened('unit-charged', charge)).at(-1)).toEqual({
      from: units(1, 2),
      to: supply(1),
      count: 1,
    });
  });

  it('lights what a line speaks of', () => {
    expect(litBy(null, view).size).toBe(0);
    const card = litBy(happened('card-played', { seat: 1, card: 4, position: 2, turn: 0 }), view);
    expect([...card]).toEqual([cardOf(1, 4), half(2), half(3)]);
    expect(litBy(happened('command-lapsed', { seat: 0, space: 4, command: 2 }), view)).toContain(half(4));
    for (const { latest } of moments) for (const one of latest) expect(litBy(one, view)).not.toContain(half(-1));
  });
});

describe('the guide', () => {
  it('has something to say to every question of the first turns', () => {
    for (const { view, question, seat } of moments.filter((one) => one.question)) {
      if (view.turn < 4) expect(guide.some(({ fits }) => fits(view, question, seat))).toBe(true);
    }
  });

  it('is silent for who watches the end', () => {
    const end = moments.find(({ question }) => !question)!;
    expect(guide.filter(({ fits }) => fits(end.view, '', null))).toEqual([]);
  });
});
