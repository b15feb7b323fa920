/** The course of a battle, from its events: it can still be read when the battlefield is cleared. */

import { phrased, type Item } from '../../../texts/shelf.ts';
import type { Happening, Phrase } from '../../../wire/types.ts';
import type { BattleView } from '../records.ts';
import type { Told } from '../position.ts';
import type { Line, Sum } from './sums.ts';

/** A fact of the log without its phrase, as tests use it. */
export type Fact = Pick<Happening, 'event' | 'told'> & Partial<Happening>;

export interface StoryLine {
  line: Line;
  sums: [Sum, Sum];
  /** The side that suffers, and how much; null if the totals are equal. */
  suffering: 0 | 1 | null;
  damage: number;
  /** Hits, breaking links and falling units, in order. */
  effects: Fact[];
}

export interface StorySide {
  units: number[];
  fallen: number[];
}

export interface Story {
  attacker: number;
  /** The challenged player; -1 for the main board. */
  rival: number;
  sides: [StorySide, StorySide];
  faces: [number | null, number | null];
  lines: StoryLine[];
  /** The winning side; 'nobody' after an annihilation; null while it is being fought. */
  winner: 0 | 1 | 'nobody' | null;
  /** The fact that ended it. */
  ending: Fact | null;
  /** Units that were recruited, relics and tokens that were won. */
  spoils: Fact[];
}

const BEGINNINGS = new Set(['unit-faced', 'unit-chased', 'player-challenged']);
const EFFECTS = new Set([
  'point-diverted',
  'link-absorbed',
  'unit-hit',
  'unit-fell',
  'heroic-death-struck',
  'heroic-death-silenced',
  'heroic-death-weakened',
  'side-wiped-out',
]);
const SPOILS = new Set([
  'unit-recruited',
  'unit-returned',
  'relic-won',
  'relic-taken',
  'honor-gained',
  'prowess-won',
  'hero-set-aside',
]);

function blankStory(): Story {
  return {
    attacker: -1,
    rival: -1,
    sides: [
      { units: [], fallen: [] },
      { units: [], fallen: [] },
    ],
    faces: [null, null],
    lines: [],
    winner: null,
    ending: null,
    spoils: [],
  };
}

/** The story of the last battle in a log; if its beginning is no longer known, the rest of it. */
export function storyTold(log: readonly Fact[]): Story | null {
  let first = log.findLastIndex(({ event }) => BEGINNINGS.has(event));
  while (log[first]?.event === 'unit-faced' && log[first - 1]?.event === 'unit-faced') first--;
  return storyOf(log.slice(Math.max(0, first)));
}

/** What the facts say about one battle; null if they are about none. */
function storyOf(facts: readonly Fact[]): Story | null {
  const story = blankStory();
  for (const fact of facts) tell(story, fact, (name) => Number(fact.told[name] ?? -1));
  const isTold = story.lines.length || story.attacker >= 0 || story.sides.some((side) => side.units.length);
  return isTold ? story : null;
}

/** The story of the battle that the view shows; null if it shows none, or no longer all of it. */
export function storyShown(view: BattleView): Story | null {
  const { course, sides, rival } = view.battle;
  if (!course.length) return null;
  const standing = sides.map(({ fallen }) => fallen.filter((isFallen) => !isFallen).length);
  const [attackers = 0, defenders = 0] = standing;
  const rule = 'BH-6.10';
  /** A tie goes to the attacker. */
  const ending: Told =
    attackers + defenders
      ? { event: 'battle-won', rule, side: Number(attackers < defenders), attackers, defenders }
      : { event: 'sides-annihilated', rule };
  const story = storyOf([...(course as Told[]), ending].map((told) => factOf(view, told)));
  if (!story) return null;
  const shown = story.sides.map((side, at) => ({ ...side, units: sides[at]?.units ?? [] })) as Story['sides'];
  return { ...story, attacker: view.active, rival, sides: shown, faces: [sides[0].face, sides[1].face] };
}

/** A fact from the view, with its sentence. */
function factOf(view: BattleView, { event, rule, ...told }: Told): Fact {
  return { event, rule, told, phrase: sentence(view, event, told) };
}

function sentence(view: BattleView, event: string, told: Record<string, string | number>): Phrase {
  const named = (name: string, value: string | number): Item => {
    if (name === 'side') return phrased(value === 1 ? 'side-defender' : 'side-attacker');
    return name === 'unit' ? phrased(`unit-${view.units[Number(value)]}`) : value;
  };
  return phrased(
    `event-${event}`,
    Object.fromEntries(Object.entries(told).map(([name, value]) => [name, named(name, value)])),
  );
}

function tell(story: Story, fact: Fact, number: (name: string) => number): void {
  const side = story.sides[number('side') === 1 ? 1 : 0];
  const line = story.lines.at(-1);
  switch (fact.event) {
    case 'player-challenged':
      story.attacker = number('seat');
      story.rival = number('rival');
      return;
    case 'unit-faced':
    case 'unit-chased':
      story.attacker = number('seat');
      add(story.sides[1].units, number('unit'));
      return;
    case 'unit-deployed':
    case 'reinforcement-arrived':
      add(side.units, number('unit'));
      return;
    case 'dice-rolled':
      story.faces = [number('attacker'), number('defender')];
      return;
    case 'die-relaunched':
      story.faces[number('side') === 1 ? 1 : 0] = number('face');
      return;
    case 'line-fought':
      if (number('line') === 0) story.lines = [];
      story.lines.push({
        line: number('line') as Line,
        sums: [sumTold('attacker', number), sumTold('defender', number)],
        suffering: null,
        damage: 0,
        effects: [],
      });
      return;
    case 'damage-inflicted':
      if (line) [line.suffering, line.damage] = [number('side') === 1 ? 1 : 0, number('points')];
      return;
    case 'battle-won':
      story.winner = number('side') === 1 ? 1 : 0;
      story.ending = fact;
      story.spoils = [];
      return;
    case 'sides-annihilated':
      story.winner = 'nobody';
      story.ending = fact;
      story.spoils = [];
      return;
  }
  if (fact.event === 'unit-fell') add(side.fallen, number('unit'));
  if (EFFECTS.has(fact.event)) line?.effects.push(fact);
  if (SPOILS.has(fact.event)) story.spoils.push(fact);
}

/** Events that occur twice because a choice was taken back count once. */
function add(units: number[], unit: number): void {
  if (!units.includes(unit)) units.push(unit);
}

/** Whether a story is about the battle that the view shows: the same units have fallen. */
export function isStoryOf(story: Story, view: BattleView): boolean {
  return view.battle.sides.every((side, number) =>
    side.units.every((unit, slot) => story.sides[number]?.fallen.includes(unit) === side.fallen[slot]),
  );
}

function sumTold(side: string, number: (name: string) => number): Sum {
  return {
    units: number(`${side}_units`),
    tokens: number(`${side}_tokens`),
    die: number(`${side}_die`),
    total: number(`${side}_total`),
  };
}
