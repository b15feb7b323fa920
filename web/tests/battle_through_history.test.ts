import { readFileSync } from 'node:fs';

import { render } from 'svelte/server';
import { describe, expect, test } from 'vitest';

import Board from '../src/games/battle_through_history/board.svelte';
import type { BoardProps, Choice } from '../src/games/board.ts';
import type { Item } from '../src/texts/shelf.ts';
import { controlOf as controlIn } from '../src/games/battle_through_history/controls.ts';
import { guide } from '../src/games/battle_through_history/guide.ts';
import { breakable } from '../src/games/battle_through_history/pieces/hyphens.ts';
import { litBy } from '../src/games/battle_through_history/lighting.ts';
import { chainOf, linkAfter, linkBehind, run, spaceName } from '../src/games/battle_through_history/field/links.ts';
import { scoreParts, tieBreaks } from '../src/games/battle_through_history/players/scores.ts';
import type { BattleView } from '../src/games/battle_through_history/records.ts';
import { isOver, isSetUp, loserOf, turnOrder } from '../src/games/battle_through_history/position.ts';
import { storyShown, storyTold, type Fact } from '../src/games/battle_through_history/turn/story.ts';
import {
  endOfLine,
  fateOf,
  lengthOf,
  momentsOf,
  reasonOf,
  sceneAt,
} from '../src/games/battle_through_history/turn/staging.ts';
import { FACES, LINES, sumOf, termsOf } from '../src/games/battle_through_history/turn/sums.ts';
import { textTables } from '../src/games/battle_through_history/field/text_tables.ts';
import { offersByThing } from '../src/games/things.ts';
import { VERBS } from './verbs.ts';

interface Moment {
  name: string;
  seat: number | null;
  question: string;
  view: BattleView;
  offers: Choice[];
  latest: Fact[];
}

const [printed, ...moments] = readFileSync(new URL('fixtures/battle_through_history.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line): unknown => JSON.parse(line)) as [Partial<BattleView>, ...Moment[]];
const viewOf = (moment: Moment): BattleView => ({ ...printed, ...moment.view });
const asked = moments.filter((moment) => moment.offers.length);
const over = moments.filter((moment) => isOver(viewOf(moment)));

/** A position of the fixture with something else on the board. */
function position(changes: Partial<BattleView> = {}): BattleView {
  const moment = moments.find((one) => one.question === 'TimeTravel.gears')!;
  return { ...viewOf(moment), ...changes };
}

const controlOf = (choice: Choice, view: BattleView): string => controlIn(choice, view, VERBS.battle_through_history);
const unit = (view: BattleView, key: string): number => view.units.indexOf(key);

describe('controls', () => {
  test.each(asked.map((moment) => [`${moment.name} ${moment.question}`, moment] as const))(
    'every offer has one control: %s',
    (_, moment) => {
      const view = viewOf(moment);
      const offers = moment.offers.map((choice) => ({ choice }));
      const found = offersByThing(offers, (choice) => [controlOf(choice, view)]);
      expect([...found.values()].flat()).toHaveLength(moment.offers.length);
      for (const [control, offers] of found) {
        expect(control).not.toMatch(/NaN|undefined|--/);
        const isMenu = control.startsWith('slot-'); // a unit may carry one of several tokens
        if (!isMenu) expect(offers).toHaveLength(1);
      }
    },
  );

  test('every control is something that lies on the board', () => {
    for (const moment of asked) {
      const view = viewOf(moment);
      const own = view.players[moment.seat ?? 0]!;
      const lying = new Set([
        ...own.hand,
        ...own.discard,
        ...view.eras.flatMap((era) => era.discard),
        ...view.battle.sides.flatMap((side) => side.units),
      ]);
      for (const choice of moment.offers) {
        const [kind = '', id = ''] = controlOf(choice, view).split('-');
        if (kind === 'unit') expect(lying).toContain(Number(id));
        if (kind === 'space') expect(view.board[Number(id)]).toBeGreaterThanOrEqual(0);
        if (kind === 'gear') expect(view.gears.tokens[Number(id)]).not.toBeNull();
        if (kind === 'token') expect(own.tokens).toContain(Number(id));
        if (kind === 'relic') expect(view.battle.looked).toContain(Number(id));
        if (kind === 'place') expect(view.players[loserOf(view)]?.prowess[Number(id)]?.holder).toBe(loserOf(view));
      }
    }
  });

  test('of two equal actions the one that is not done is offered', () => {
    const view = position();
    view.gears = { ...view.gears, actions: ['draw', 'draw'], actions_done: [true, false] };
    expect(controlOf(['draw'], view)).toBe('arrow-1');
  });

  test('a token to give up is chosen where it is held', () => {
    expect(controlOf(['give-up-token', 5], position())).toBe('token-5');
  });
});

describe('the board as it is drawn', () => {
  const named = (what: Item): string => (typeof what === 'object' && 'key' in what ? what.key : JSON.stringify(what));
  const nothing = (): void => undefined;

  function drawn(view: BattleView, question: string, choices: Choice[], seat: number | null = 0): string {
    const props: BoardProps<BattleView> = {
      ...{
        view,
        seat,
        question,
        lit: null,
        latest: [],
        happened: [],
        log: [],
        names: [],
        verbs: VERBS.battle_through_history,
      },
      offers: choices.map((choice) => ({ choice, phrase: { key: choice.join(' ') }, rule: '' })),
      voice: { say: named },
      ...{ choose: nothing, explain: nothing, preview: nothing },
    };
    return render(Board, { props }).body;
  }

  /** The controls that can be used, as often as they are drawn. */
  const openIn = (page: string): string[] =>
    [...page.matchAll(/data-control="([^"]+)" data-open="true"/g)].map((found) => found[1]!);

  test.each(asked.map((moment) => [`${moment.name} ${moment.question}`, moment] as const))(
    'every offer can be chosen in one place: %s',
    (_, moment) => {
      const view = viewOf(moment);
      const wanted = new Set(moment.offers.map((choice) => controlOf(choice, view)));
      expect(openIn(drawn(view, moment.question, moment.offers, moment.seat)).sort()).toEqual([...wanted].sort());
    },
  );

  test('a surplus token is given up from those that are held (BH-3.4)', () => {
    const view = position();
    const held = [0, 3, 3, 5];
    view.players = view.players.map((player, seat) => (seat === 0 ? { ...player, tokens: held } : player));
    const page = drawn(
      view,
      'TimeTravel.surplus',
      [0, 3, 5].map((kind): Choice => ['give-up-token', kind]),
    );
    expect(openIn(page)).toEqual(['token-0', 'token-3', 'token-5']);
    expect(page.indexOf('token-0')).toBeLessThan(page.indexOf('gear-0')); // the own tokens come first
  });

  test('who can fight nobody stands down (BH-4.9)', () => {
    const page = drawn(position(), 'TheBattle.declaration', [['stand-down']]);
    expect(openIn(page)).toEqual(['stand-down']);
    expect(page).toContain('<span class="spoken');
  });

  test('the course of a battle is drawn from the view alone', () => {
    const fought = moments.filter((moment) => viewOf(moment).battle.course.length);
    expect(fought.length).toBeGreaterThan(1);
    for (const moment of fought) {
      const view = viewOf(moment);
      const page = drawn(view, moment.question, moment.offers, moment.seat);
      const lines = view.battle.course.filter((fact) => fact.event === 'line-fought');
      expect(page.match(/board-damage-to/g)).toHaveLength(lines.length);
    }
  });
});

describe('links', () => {
  test('touching half shields of one type (BH-4.3)', () => {
    const view = position();
    const [left, right] = ['persian_immortals', 'nubian_archers'];
    expect([left, right].every((key) => unit(view, key) >= 0)).toBe(true);
    for (let space = 0; space < 12; space++) {
      const [one, other] = [view.board[space] ?? -1, view.board[space + 1] ?? -1];
      const half = view.unit_values[one]?.right ?? 0;
      const isLinked = space < 11 && half > 0 && half === view.unit_values[other]?.left;
      expect(linkAfter(view, space) > 0).toBe(isLinked);
    }
  });

  test('the last space has a neighbour only in a ring (BH-4.3)', () => {
    const view = position();
    const right = view.unit_values.findIndex((card) => card.right === 1);
    const left = view.unit_values.findIndex((card) => card.left === 1);
    view.board = [left, ...Array<number>(10).fill(-1), right];
    expect(linkAfter(view, 11)).toBe(0);
    expect(linkAfter({ ...view, options: { ring_links: 'on' } }, 11)).toBe(1);
  });

  test('attackers stand with their backs to the left (BH-4.10)', () => {
    const view = position();
    const left = view.unit_values.findIndex((card) => card.left === 1 && card.right !== 1);
    const right = view.unit_values.findIndex((card) => card.right === 1 && card.left !== 1);
    expect(linkBehind(view, 0, left, right)).toBe(1);
    expect(linkBehind(view, 1, right, left)).toBe(1);
    expect(linkBehind(view, 1, left, right)).toBe(0);
  });

  test('runs and chains', () => {
    expect(run(11, 2)).toEqual([11, 0]);
    expect(spaceName(5)).toBe('II·3');
    for (const moment of asked.filter((one) => one.question === 'TheBattle.faced')) {
      const view = viewOf(moment);
      const longest = Math.max(...moment.offers.map((choice) => Number(choice[2])));
      const alone = moment.offers.find((choice) => choice[2] === 1)!;
      expect(chainOf(view, Number(alone[1])).length).toBeGreaterThanOrEqual(longest);
    }
  });
});

describe('sums', () => {
  test('units, tokens and the die, never below 0 (BH-6.1)', () => {
    const view = position();
    const units = [unit(view, 'trebuchet'), unit(view, 'archers')];
    const side = {
      ...{ units, tokens: [null, view.tokens.indexOf('medium_2')], links: [0, 0], wounds: [0, 0] },
      ...{ fallen: [false, false], die: 'risky' as const, face: 5 },
    };
    expect(LINES.map((line) => sumOf(view, side, line).total)).toEqual([0, 2, 0]);
    expect(termsOf(sumOf(view, side, 1)).map((term) => term.value)).toEqual([1, 2, -1]);
    const fallen = { ...side, fallen: [false, true], face: null };
    expect(LINES.map((line) => sumOf(view, fallen, line).total)).toEqual([1, 0, 0]);
  });

  test('what the server adds up is what the board adds up', () => {
    let compared = 0;
    for (const moment of moments) {
      const story = storyTold(moment.latest);
      for (const { sums, damage, suffering } of story?.lines ?? []) {
        for (const sum of sums) expect(Math.max(0, sum.units + sum.tokens + (sum.die ?? 0))).toBe(sum.total);
        expect(Math.abs(sums[0].total - sums[1].total)).toBe(damage);
        if (damage) expect(suffering).toBe(sums[0].total > sums[1].total ? 1 : 0);
        compared++;
      }
    }
    expect(compared).toBeGreaterThan(10);
    expect(FACES).toHaveLength(10);
  });
});

describe('the story of a battle', () => {
  test('the last line leaves those fallen that the view shows as fallen', () => {
    for (const moment of moments.filter((one) => one.question === 'ConquestRewards.recruits')) {
      const [view, story] = [viewOf(moment), storyTold(moment.latest)!];
      if (!story.lines.length) continue;
      for (const [number, side] of view.battle.sides.entries()) {
        const fallen = side.units.filter((_, slot) => side.fallen[slot]);
        expect(new Set(story.sides[number]?.fallen)).toEqual(new Set(fallen));
      }
      expect(story.ending).not.toBeNull();
    }
  });

  test('the view tells the same story as the log', () => {
    let compared = 0;
    for (const moment of moments) {
      const [view, told] = [viewOf(moment), storyTold(moment.latest)];
      const shown = storyShown(view);
      if (!shown) continue;
      expect(shown.ending?.phrase?.key).toMatch(/^event-(battle-won|sides-annihilated)$/);
      for (const fact of shown.lines.flatMap((line) => line.effects))
        expect(fact.phrase?.key).toBe(`event-${fact.event}`);
      if (!told?.lines.length || !told.ending) continue; // what happened was told before
      const bare = (lines: typeof shown.lines): unknown =>
        lines.map(({ effects, ...line }) => ({
          ...line,
          effects: effects.map(({ event, told }) => ({ event, told })),
        }));
      expect(bare(shown.lines)).toEqual(bare(told.lines));
      expect(shown.winner).toBe(told.winner);
      compared++;
    }
    expect(compared).toBeGreaterThan(1);
  });

  test('who is left has won, also where the board is (BH-6.10)', () => {
    const moment = moments.find((one) => viewOf(one).battle.course.length)!;
    const view = viewOf(moment);
    const won = (...fallen: boolean[][]): unknown => {
      const sides = view.battle.sides.map((side, at) => ({ ...side, fallen: fallen[at]! })) as typeof view.battle.sides;
      return storyShown({ ...view, battle: { ...view.battle, sides, rival: -1, winner: -1 } })?.winner;
    };
    expect(won([true], [true, false])).toBe(1);
    expect(won([true], [true])).toBe('nobody');
    expect(won([true, false], [false])).toBe(0);
  });

  test('a new battle begins a new story', () => {
    const first: Fact[] = [
      { event: 'unit-faced', told: { seat: 0, unit: 50, space: 3 } },
      { event: 'unit-faced', told: { seat: 0, unit: 51, space: 4 } },
    ];
    expect(storyTold(first)!.sides[1].units).toEqual([50, 51]);
    const second = storyTold([...first, { event: 'player-challenged', told: { seat: 1, rival: 2 } }])!;
    expect([second.attacker, second.rival, second.sides[1].units]).toEqual([1, 2, []]);
    expect(storyTold([{ event: 'round-began', told: { round: 1, rounds: 6 } }])).toBeNull();
  });

  test('the log tells the story of its last battle whole, whatever came before and after it', () => {
    const battle = (seat: number, ...units: number[]): Fact[] => [
      ...units.map((unit, at) => ({ event: 'unit-faced', told: { seat, unit, space: at } })),
      { event: 'unit-deployed', told: { seat, side: 0, unit: 7, slot: 0 } },
      { event: 'dice-rolled', told: { attacker: 2, defender: 5 } },
      { event: 'line-fought', told: { line: 0, attacker_total: 3, defender_total: 1 } },
      { event: 'unit-fell', told: { side: 1, unit: units[0]! } },
      { event: 'battle-won', told: { side: 0, attackers: 1, defenders: units.length - 1 } },
    ];
    const after: Fact = { event: 'round-began', told: { round: 2, rounds: 6 } };
    const log = [...battle(1, 40, 41), after, ...battle(0, 50, 51, 52), after];
    const story = storyTold(log)!;
    expect([story.attacker, story.sides[1].units, story.sides[0].units]).toEqual([0, [50, 51, 52], [7]]);
    expect([story.faces, story.lines.length, story.winner]).toEqual([[2, 5], 1, 0]);
    expect(storyTold(log.slice(0, 8))!.sides[1]).toEqual({ units: [40, 41], fallen: [40] });
    expect(storyTold(battle(0, 50).slice(2))!.lines).toHaveLength(1);
    expect(storyTold([after])).toBeNull();
  });
});

describe('a battle on the stage', () => {
  const fought = moments.map((moment) => storyTold(moment.latest)).filter((story) => story?.ending != null);

  test('it shows everything that happened, one thing after another, and nothing before its time', () => {
    expect(fought.length).toBeGreaterThan(1);
    for (const story of fought.map((one) => one!)) {
      const all = momentsOf(story);
      expect(all).toHaveLength(2 + story.lines.length + story.lines.flatMap(({ effects }) => effects).length);
      const told = all.map((_, number) =>
        sceneAt(story, all, number).lines.reduce((sum, { effects }) => sum + 1 + effects.length, 0),
      );
      expect(told).toEqual([...all.keys()].map((number) => Math.min(number, all.length - 2)));
      const last = sceneAt(story, all, all.length - 1);
      expect(last.isOver).toBe(true);
      expect(last.lines).toEqual(story.lines);
      for (const side of [0, 1] as const) {
        const fallen = last.sides[side].filter(({ fellIn }) => fellIn !== null).map(({ unit }) => unit);
        expect(new Set(fallen)).toEqual(new Set(story.sides[side].fallen));
        expect(sceneAt(story, all, 0).sides[side].every(({ wounds, fellIn }) => !wounds && fellIn === null)).toBe(true);
      }
    }
  });

  test('hurrying finishes the line and never passes over the verdict', () => {
    for (const story of fought.map((one) => one!)) {
      const all = momentsOf(story);
      const stops = [0];
      while (stops.at(-1)! < all.length - 1) {
        stops.push(endOfLine(all, stops.at(-1)!));
        expect(stops.at(-1)).toBeGreaterThan(stops.at(-2)!);
      }
      expect(all[stops.at(-1)!]?.kind).toBe('verdict');
      expect(stops.every((stop) => lengthOf(all, stop) > 0 || all[stop]?.kind === 'verdict')).toBe(true);
    }
  });

  const lost = (line: number, side: number, ...units: number[]): Fact[] => [
    { event: 'line-fought', told: { line, attacker_total: 2, defender_total: 4 } },
    { event: 'damage-inflicted', told: { side, points: 2 } },
    ...units.map((unit) => ({ event: 'unit-fell', told: { side, unit } })),
  ];
  const ended = (side: number, attackers: number, defenders: number): Fact => ({
    event: 'battle-won',
    told: { side, attackers, defenders },
  });

  test('the line that cost the loser most decided it, else the numbers', () => {
    const begun: Fact = { event: 'player-challenged', told: { seat: 0, rival: 1 } };
    const beaten = storyTold([begun, ...lost(0, 0, 7), ...lost(2, 0, 8, 9), ended(1, 1, 2)])!;
    expect(reasonOf(beaten)).toMatchObject({ kind: 'line', line: { line: 2 }, winner: 4, loser: 2, fallen: [8, 9] });
    expect([0, 1, 2, null].map((seat) => fateOf(beaten, seat))).toEqual(['lost', 'won', 'watched', 'watched']);
    expect(reasonOf(storyTold([begun, ...lost(0, 0), ended(1, 1, 2)])!).kind).toBe('fewer');
    expect(reasonOf(storyTold([begun, ...lost(0, 1, 7), ended(0, 1, 1)])!).kind).toBe('equal');
    const nobody = storyTold([begun, ...lost(0, 0, 7), { event: 'sides-annihilated', told: {} }])!;
    expect([reasonOf(nobody).kind, fateOf(nobody, 0)]).toEqual(['nobody', 'nobody']);
  });
});

describe('the rest', () => {
  test('a line of the log lights what it speaks of', () => {
    const lit = litBy({ event: 'unit-faced', told: { seat: 1, unit: 50, space: 3 } });
    expect([...lit].sort()).toEqual(['seat-1', 'space-3', 'unit-50']);
    expect(litBy(null).size).toBe(0);
    expect(litBy({ event: 'line-fought', told: { line: 2, attacker_units: 3 } })).toEqual(new Set(['line-2']));
  });

  test('points are told apart without a rest (BH-9.1 to BH-9.3)', () => {
    expect(over.length).toBeGreaterThan(0);
    for (const moment of over) {
      const view = viewOf(moment);
      const parts = scoreParts(view);
      view.players.forEach((player, seat) => {
        expect(parts.reduce((sum, { points }) => sum + points[seat]!, 0)).toBe(player.points);
        for (const { points } of parts) expect(points[seat]).toBeGreaterThanOrEqual(0);
      });
    }
  });

  test('equal points are told apart by relics, then by heroes wherever they are (BH-9.4)', () => {
    const view = viewOf(over[0]!);
    const hero = view.unit_values.findIndex(({ kind }) => kind === 'hero');
    const none = { hand: [], unseen: [], discard: [], aside: [], relics: [] };
    const [first, second] = [view.players[0]!, view.players[1]!];
    for (const pile of ['hand', 'unseen', 'discard', 'aside']) {
      const players = [
        { ...first, ...none, relics: [1, 2] },
        { ...second, ...none, [pile]: [hero] },
      ];
      expect(tieBreaks({ ...view, players }).map(({ points }) => points)).toEqual([
        [2, 0],
        [0, 1],
      ]);
    }
  });

  test('turn order begins with the starting player (BH-2.5)', () => {
    const view = position({ starter: 1 });
    expect(turnOrder(view)[0]).toBe(1);
    expect(turnOrder(view)).toHaveLength(view.players.length);
  });

  test('the position in words: every row as long as its head', () => {
    for (const moment of moments) {
      const view = viewOf(moment);
      const tables = textTables(
        view,
        (key) => key,
        (seat) => `seat ${seat}`,
      );
      expect(tables.length).toBeGreaterThanOrEqual(isSetUp(view) ? 1 : 5);
      for (const [head, ...rows] of tables) for (const row of rows) expect(row).toHaveLength(head!.length);
    }
  });

  test('the guide has a step for every question of a first turn', () => {
    expect(guide.length).toBeGreaterThanOrEqual(8);
    expect(guide.length).toBeLessThanOrEqual(12);
    const taught = guide.filter((step) =>
      moments.some((moment) => step.fits({ ...printed, ...moment.view }, moment.question, moment.seat)),
    );
    expect(taught).toEqual(guide);
    expect(guide.some((step) => step.fits({ ...printed, ...moments[0]!.view }, '', null))).toBe(false);
  });

  test('long names can be broken', () => {
    expect(breakable('Ballonabwehrkanone')).toContain('\u00AD');
    expect(breakable('Spy')).toBe('Spy');
    expect(breakable('Zielgenauigkeit').replaceAll('\u00AD', '')).toBe('Zielgenauigkeit');
  });
});
