/** Joan's board: what is seen of the map, how units are drawn, what was declared, and the steps of an attack. */

import { describe, expect, test } from 'vitest';

import { extentOf, turnedBy, type Extent } from '../src/games/joan_of_arc/field/geometry.ts';
import { bow, plansOf } from '../src/games/joan_of_arc/field/plans.ts';
import { reachOf } from '../src/games/joan_of_arc/field/reach.ts';
import { clamped, moved, WHOLE, zoomed } from '../src/games/joan_of_arc/field/view.svelte.ts';
import { fallenIn, stepsIn } from '../src/games/joan_of_arc/motion.ts';
import { unitsNamed } from '../src/games/joan_of_arc/pieces/finding.ts';
import { figureOf, outlineOf } from '../src/games/joan_of_arc/pieces/silhouettes.ts';
import { attributesOf } from '../src/games/joan_of_arc/pieces/strokes.ts';
import { wastedOn } from '../src/games/joan_of_arc/position.ts';
import type { AttackView, CardView, Declared, DieView, WarView } from '../src/games/joan_of_arc/records.ts';
import { diceByUnit, STEPS, stepOf } from '../src/games/joan_of_arc/turn/steps.ts';
import { nextOf, takenBy } from '../src/games/joan_of_arc/turn/keys.ts';
import { continued, summaryOf } from '../src/games/joan_of_arc/turn/meanwhile.ts';
import { outcomesIn, unfinished } from '../src/games/joan_of_arc/turn/outcome.ts';
import { KEYS } from '../src/table/keys.ts';
import type { Happening, Offer } from '../src/wire/types.ts';

const roll = { dice: [], automatic: [] };
const card = (name: string, more: Partial<CardView> = {}): CardView => ({
  ...{ name, hp: 0, kind: 'troop', arm: 'infantry', banners: [], level: 1, upgrade: 0, size: 1, activation: 1 },
  ...{ melee: roll, shooting: null, defence: roll, other_dice: [], skills: [], command: null },
  ...{ powers: [], tags: [], rewards: [0, 0, 0], ...more },
});

describe('what is seen of the map', () => {
  const extent: Extent = [0, 0, 800, 600];

  test('a zoomed map covers what the whole one did', () => {
    const far = moved({ zoom: 2, x: 0, y: 0 }, 5000, -5000, extent);
    expect(far).toEqual({ zoom: 2, x: 0, y: -600 });
    expect(clamped({ zoom: 9, x: 0, y: 0 }, extent).zoom).toBe(4);
    expect(clamped({ zoom: 0.2, x: 30, y: 30 }, extent)).toEqual(WHOLE);
  });

  test('what is pointed at stays under the pointer', () => {
    const seen = zoomed(WHOLE, 2, [400, 300], extent);
    expect([400 * seen.zoom + seen.x, 300 * seen.zoom + seen.y]).toEqual([400, 300]);
  });

  test('a turned map has its left edge at the bottom', () => {
    const hexes = [
      { name: 'A1', q: 0, r: 0, areas: [], is_sky: false },
      { name: 'C1', q: 2, r: -1, areas: [], is_sky: false },
    ];
    const [left, top, width, height] = extentOf(hexes);
    const turned = extentOf(hexes, true);
    expect([turned[2], turned[3]]).toEqual([height, width]);
    const [x, y] = turnedBy(true)([left, top]);
    expect([x, y]).toEqual([turned[0], turned[1] + turned[3]]);
    expect(turnedBy(false)([3, 4])).toEqual([3, 4]);
  });
});

describe('how units are drawn', () => {
  test.each([
    [card('bowmen', { shooting: { ...roll, type: 'arcing', range: 2 } }), 'bow'],
    [card('crossbowmen', { shooting: { ...roll, type: 'direct', range: 2 } }), 'xbow'],
    [card('gentry_mounted_knights', { arm: 'cavalry' }), 'knight'],
    [card('mounted_sergeants_at_arms', { arm: 'cavalry' }), 'sergeant_horse'],
    [card('halberdiers'), 'inf_halberd'],
    [card('foot_knights'), 'inf_sword'],
    [card('joan_of_arc', { kind: 'character' }), 'hero_banner'],
    [card('la_hire', { kind: 'character' }), 'hero'],
    [card('thomas_de_scales', { kind: 'character', arm: 'cavalry' }), 'hero_horse'],
    [card('bombard', { kind: 'war_machine', arm: 'machine' }), 'machine'],
    [card('priest', { kind: 'civilian' }), 'monk'],
    [card('flying_demons', { arm: 'flying', banners: ['unholy'] }), 'demon'],
  ])('%#: the figure of a card', (one, figure) => {
    expect(figureOf(one)).toBe(figure);
  });

  test('the outline tells the side', () => {
    const war = { sides: ['english', 'french'] } as WarView;
    expect(outlineOf(war, 0, card('bowmen'))).toBe('english');
    expect(outlineOf(war, 1, card('bowmen'))).toBe('french');
    expect(outlineOf(war, 1, card('angel', { banners: ['holy'] }))).toBe('holy');
    expect(outlineOf(war, null, card('priest', { kind: 'civilian' }))).toBe('civilian');
    const night = { sides: ['french', 'unholy'] } as WarView;
    expect(outlineOf(night, 1, card('aitvaras', { kind: 'character', banners: ['lithuanian'] }))).toBe('unholy');
  });

  test('parts of drawings are lines, surfaces, or cut out', () => {
    expect(attributesOf('M0 0z')).toEqual({ d: 'M0 0z' });
    expect(attributesOf('2.4|M0 0')).toMatchObject({ fill: 'none', stroke: 'currentColor', 'stroke-width': '2.4' });
    expect(attributesOf('e1.6|M0 0')['stroke']).toContain('--cut');
    expect(attributesOf('e1.6|M0 0')).not.toHaveProperty('fill');
    expect(attributesOf('x2|M0 0')['fill']).toBe('none');
  });
});

describe('what was declared', () => {
  const deed = (unit: number, name: string, more: Partial<Declared> = {}): Declared => ({
    ...{ unit, deed: name, aim: null, way: [], strike: null },
    ...more,
  });

  test('units that do the same have one plan; who waits has none', () => {
    const plans = plansOf([
      deed(1, 'shoot', { aim: 4 }),
      deed(2, 'shoot', { aim: 4 }),
      deed(3, 'charge', { way: [5, 6], strike: 7 }),
      deed(4, 'move', { aim: 5 }),
      deed(5, 'wait'),
    ]);
    expect(plans).toEqual([
      { units: [1, 2], kind: 'shoot', to: null, way: [], strike: 4, isOnHex: false },
      { units: [3], kind: 'charge', to: 6, way: [5, 6], strike: 7, isOnHex: false },
      { units: [4], kind: 'push', to: 5, way: [], strike: null, isOnHex: false },
    ]);
  });

  test('a bow ends before what it points at', () => {
    expect(bow([0, 0], [100, 0], 0, 10)).toBe('M0.0 0.0Q45.0 0.0 90.0 0.0');
    expect(bow([0, 0], [100, 0], 0.1)).toBe('M0.0 0.0Q50.0 10.0 100.0 0.0');
  });
});

describe('motion', () => {
  const happened = (told: Record<string, number>): Happening => ({
    ...{ number: 1, event: 'unit-moved', rule: 'JA-6.2', told, phrase: { key: 'x', arguments: {} } },
  });

  test('a unit comes from where it was first, and who comes back from the camp from nowhere', () => {
    const latest = [
      happened({ unit: 1, origin: 4, area: 5 }),
      happened({ unit: 1, origin: 5, area: 6 }),
      happened({ unit: 2, origin: -1, area: 6 }),
      happened({ unit: 3, area: 6 }),
    ];
    expect(stepsIn(latest)).toEqual([{ unit: 1, from: 4, to: 6, kind: 'move' }]);
  });

  test('a push is a motion of its own', () => {
    const pushed = { ...happened({ unit: 1, area: 6 }), event: 'unit-pushed' };
    expect(stepsIn([pushed, happened({ unit: 1, origin: 5, area: 6 })])).toMatchObject([{ unit: 1, kind: 'push' }]);
  });
});

describe('what happened meanwhile', () => {
  const fact = (event: string): Happening => ({
    ...{ number: 1, event, rule: '', told: {}, phrase: { key: event, arguments: {} } },
  });

  test('only what matters is told, and begins anew with every own choice', () => {
    const first = continued([], [fact('order-placed'), fact('die-rolled')], true);
    const then = continued(first, [fact('attack-ended')], false);
    expect(summaryOf(then).map(({ event }) => event)).toEqual(['order-placed', 'attack-ended']);
    expect(summaryOf(continued(then, [fact('points-scored')], true))).toHaveLength(1);
  });
});

describe('orders', () => {
  const unit = (name: string, area: number): WarView['units'][number] => ({
    ...{ card: name, owner: 0, area, wounds: 0, beside: null, sent_by: null, used: [], powers_used: [], carrier: null },
  });
  const charging = { skill: 'charge', value: 1, condition: null };
  const cards = { knights: card('knights', { skills: [charging] }), bowmen: card('bowmen') };
  const war = { units: [unit('knights', 0), unit('bowmen', 1)], cards } as unknown as WarView;

  test('a charge is wasted where nobody can charge', () => {
    expect(wastedOn(war, 0, 'charge', 0)).toBe('');
    expect(wastedOn(war, 0, 'charge', 1)).toBe('board-wasted-charge');
    expect(wastedOn(war, 0, 'command', 1)).toBe('');
  });

  test('nobody warns where a captain lends the skill', () => {
    const power = { effect: 'grant_skill', timing: 'always', limit: 'none', costs: [0, 0], skill: 'charge' };
    const led = { ...war, cards: { ...cards, bowmen: card('bowmen', { powers: [power] }) } };
    expect(wastedOn(led, 0, 'charge', 1)).toBe('');
  });
});

describe('an attack', () => {
  const die = (unit: number | null, isAttack: boolean, more: Partial<DieView> = {}): DieView => ({
    ...{ is_attack: isAttack, unit, kind: 0, colour: 'red', origin: '', result: 'kill', rerolled: [] },
    ...{ fate: 'in_play', partner: null, guarded: null, ...more },
  });
  const attack = (dice: DieView[]): AttackView => ({
    ...{ seat: 0, foe: 1, target: 3, roll: 'melee', attackers: [1, 2], defenders: [5], attacked: [5] },
    ...{ frightened: [], dice, assault: [] },
  });

  test('its step is told by what is asked, else by the dice', () => {
    const name = (question: string, dice: DieView[]): string =>
      STEPS[stepOf(question, attack(dice))]!.key.slice('board-step-'.length);
    expect(name('Shields.discarded', [])).toBe('shields');
    expect(name('StrikeBack.held', [])).toBe('retaliate');
    expect(name('CardWindow.card', [])).toBe('roll');
    expect(name('', [die(1, true, { result: null })])).toBe('roll');
    expect(name('', [die(1, true)])).toBe('rerolls');
    expect(name('', [die(1, true, { fate: 'allocated' })])).toBe('allocate');
  });

  test('dice lie with their units', () => {
    const rows = diceByUnit(attack([die(2, true), die(5, false), die(2, true), die(null, true)]), true, [1, 2]);
    expect(rows.map(({ unit, dice }) => [unit, dice.map(({ number }) => number)])).toEqual([
      [1, []],
      [2, [0, 2]],
      [null, [3]],
    ]);
  });
});

describe('how an attack ended', () => {
  const fact = (event: string, told: Record<string, number> = {}, args: Record<string, string> = {}): Happening => {
    const names = Object.entries(args).map(([name, key]) => [name, { key, arguments: {} }] as const);
    return {
      number: 1,
      event,
      rule: '',
      told,
      phrase: { key: `event-${event}`, arguments: Object.fromEntries(names) },
    };
  };
  const red = { colour: 'die-red', result: 'result-kill' };
  const attack = [
    fact('attack-declared', { area: 3 }),
    fact('dice-rolled', { seat: 0 }),
    fact('die-rolled', { unit: 1 }, red),
    fact('die-rolled', { unit: 1 }, { ...red, result: 'result-blank' }),
    fact('die-rerolled', { unit: 1 }, { colour: 'die-red', before: 'result-blank', after: 'result-push' }),
    fact('dice-rolled', { seat: 1 }),
    fact('unit-disrupted', { unit: 5, area: 3 }),
    fact('attack-ended', { area: 3 }),
  ];

  test('its dice lie as they lay in the end, with what the units suffered', () => {
    const [outcome, ...others] = outcomesIn([...attack, fact('attack-declared', { area: 4 })]);
    expect(others).toEqual([]);
    expect(outcome).toMatchObject({ area: 3, ended: { event: 'attack-ended' } });
    expect(outcome!.throws).toEqual([
      {
        seat: 0,
        dice: [
          { unit: 1, colour: 'red', face: 'kill' },
          { unit: 1, colour: 'red', face: 'push' },
        ],
      },
    ]);
    expect(outcome!.fates.map(({ event }) => event)).toEqual(['unit-disrupted']);
  });

  test('what belongs to an attack that goes on is kept over an own choice', () => {
    expect(unfinished(attack)).toEqual([]);
    expect(unfinished([...attack, ...attack.slice(0, 3)])).toEqual(attack.slice(0, 3));
  });

  test('who has fallen is told once, and not who fell in the infirmary', () => {
    const lost = [
      fact('unit-disrupted', { unit: 5, area: 3 }),
      fact('unit-destroyed', { unit: 5, area: -1 }),
      fact('unit-destroyed', { unit: 6, area: -1 }),
      fact('unit-captured', { unit: 7, area: 2 }),
    ];
    expect(fallenIn(lost)).toEqual([
      { unit: 5, area: 3 },
      { unit: 7, area: 2 },
    ]);
  });
});

test('units are found by parts of their names, one for each card, whatever their accents', () => {
  const names = ['Étienne de Vignolles', 'Bowmen', 'Bowmen', 'Halberdiers'];
  const war = { units: names.map((name) => ({ card: name })) } as WarView;
  const found = (wanted: string): string[] => unitsNamed(war, (unit) => names[unit]!, wanted).map((one) => names[one]!);
  expect(found('')).toEqual(['Bowmen', 'Étienne de Vignolles', 'Halberdiers']);
  expect(found('vign etienne')).toEqual(['Étienne de Vignolles']);
  expect(found('knight')).toEqual([]);
});

describe('keys, and the reach of a unit', () => {
  const offer = (...choice: [string, ...number[]]): Offer => ({ choice, phrase: { key: 'x' }, rule: '' });

  test('a key takes what it can only mean', () => {
    const pool = [offer('order', 0, 1), offer('end-turn')];
    expect(takenBy('e', pool)?.choice).toEqual(['end-turn']);
    expect(takenBy('w', pool)).toBeNull();
    const declaring = [offer('all-shoot', 1, 4), offer('all-move', 1, 4), offer('rest-waits')];
    expect(takenBy('w', declaring)?.choice).toEqual(['rest-waits']);
    expect(takenBy('a', declaring)).toBeNull();
    expect(takenBy('a', declaring.slice(1))?.choice).toEqual(['all-move', 1, 4]);
    expect(takenBy('a', [...declaring, offer('rest-move', 4)])?.choice).toEqual(['rest-move', 4]);
    expect(takenBy('x', declaring)).toBeNull();
  });

  test('the keys of the table mean nothing else here', () => {
    const own = ['e', 'w', 'a', 'g', 'n', 'p', 'i'];
    expect(Object.values(KEYS).filter((key) => own.includes(key))).toEqual([]);
  });

  test('from gold to gold and round again', () => {
    expect(nextOf([1, 2, 3], null, 1)).toBe(1);
    expect(nextOf([1, 2, 3], null, -1)).toBe(3);
    expect(nextOf([1, 2, 3], 3, 1)).toBe(1);
    expect(nextOf([], 3, 1)).toBeNull();
  });

  test('a unit goes and sees where it is offered to', () => {
    const offers = [offer('move', 1, 4), offer('shoot', 1, 5), offer('shoot', 2, 6), offer('wait', 1)];
    const things = ({ choice }: Offer): string[] => [`unit-${choice[1]}`, ...(choice[2] ? [`area-${choice[2]}`] : [])];
    expect(reachOf(offers, things, 1)).toEqual({ unit: 1, goes: [4], sees: [5] });
    expect(reachOf(offers, things, 9)).toBeNull();
  });
});
