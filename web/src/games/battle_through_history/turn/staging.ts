/** A battle on the stage: its moments one after another, what has been shown so far, and what decided it. */

import type { Story, StoryLine } from './story.ts';

/** The dice; a line, by its index in the story; one of its effects; the end. */
export type Moment =
  | { kind: 'dice' }
  | { kind: 'line'; at: number }
  | { kind: 'effect'; at: number; effect: number }
  | { kind: 'verdict' };

/** How long a moment is shown before the next one, in milliseconds. */
const LENGTHS = { dice: 900, line: 900, effect: 550, verdict: 0 } as const;
/** How much longer the pause before another line is. */
const PAUSE = 600;

export function momentsOf(story: Story): Moment[] {
  const lines = story.lines.flatMap((line, at): Moment[] => [
    { kind: 'line', at },
    ...line.effects.map((_, effect): Moment => ({ kind: 'effect', at, effect })),
  ]);
  return [{ kind: 'dice' }, ...lines, { kind: 'verdict' }];
}

/** How long the moment with this number is shown. */
export function lengthOf(moments: readonly Moment[], number: number): number {
  const [moment, next] = [moments[number], moments[number + 1]];
  if (!moment) return 0;
  const isLast = moment.kind !== 'dice' && (next?.kind === 'line' || next?.kind === 'verdict');
  return LENGTHS[moment.kind] + (isLast ? PAUSE : 0);
}

/** The number of the moment at which the current line is over, or the next one begins. */
export function endOfLine(moments: readonly Moment[], number: number): number {
  const next = moments.findIndex(({ kind }, at) => at > number && (kind === 'line' || kind === 'verdict'));
  if (next < 0) return moments.length - 1;
  return next === number + 1 ? next : next - 1;
}

/** A unit at that moment: its damage, whether it has fallen and in which line. */
export interface Fighter {
  unit: number;
  wounds: number;
  fellIn: number | null;
}

export interface Scene {
  /** The lines that have begun, with their effects so far. */
  lines: StoryLine[];
  sides: [Fighter[], Fighter[]];
  isOver: boolean;
}

/** What is shown at the moment with this number. */
export function sceneAt(story: Story, moments: readonly Moment[], number: number): Scene {
  const seen = moments.slice(0, number + 1);
  const lines = story.lines.flatMap((line, at) => {
    if (!seen.some((moment) => moment.kind === 'line' && moment.at === at)) return [];
    const count = seen.filter((moment) => moment.kind === 'effect' && moment.at === at).length;
    return [{ ...line, effects: line.effects.slice(0, count) }];
  });
  const fighters = (side: 0 | 1): Fighter[] => unitsOf(story, side).map((unit) => fighter(lines, unit));
  return {
    lines,
    sides: [fighters(0), fighters(1)],
    isOver: seen.at(-1)?.kind === 'verdict',
  };
}

/** The units of a side, from the front; if they were never announced, those that something happened to. */
function unitsOf(story: Story, side: 0 | 1): number[] {
  if (story.sides[side].units.length) return story.sides[side].units;
  const told = story.lines.flatMap(({ effects }) => effects).filter((effect) => Number(effect.told['side']) === side);
  return [...new Set(told.map((effect) => Number(effect.told['unit'] ?? -1)))].filter((unit) => unit >= 0);
}

function fighter(lines: readonly StoryLine[], unit: number): Fighter {
  const found: Fighter = { unit, wounds: 0, fellIn: null };
  for (const { line, effects } of lines) {
    for (const effect of effects.filter(({ told }) => Number(told['unit'] ?? -1) === unit)) {
      if (effect.event === 'unit-hit') found.wounds = Number(effect.told['wounds'] ?? 0);
      if (effect.event === 'unit-fell') found.fellIn = line;
    }
  }
  return found;
}

/** Whether the viewer won, lost, or only watched; nobody wins an annihilation. */
export type Fate = 'won' | 'lost' | 'watched' | 'nobody';

export function fateOf(story: Story, seat: number | null): Fate {
  if (story.winner === 'nobody' || story.winner === null) return 'nobody';
  const side = seat === null ? -1 : seat === story.attacker ? 0 : seat === story.rival ? 1 : -1;
  if (side < 0) return 'watched';
  return side === story.winner ? 'won' : 'lost';
}

/** Why a battle ended as it did: the line that cost the loser most units, or only the numbers. */
export type Reason =
  | { kind: 'line'; line: StoryLine; winner: number; loser: number; fallen: number[] }
  | { kind: 'equal' }
  | { kind: 'fewer' }
  | { kind: 'nobody' };

export function reasonOf(story: Story): Reason {
  const { winner, lines, ending } = story;
  if (winner === 'nobody' || winner === null) return { kind: 'nobody' };
  const loser = winner === 0 ? 1 : 0;
  const costs = lines.map((line) => fallenIn(line, loser));
  const most = Math.max(0, ...costs.map((units) => units.length));
  const at = costs.findIndex((units) => units.length === most);
  const line = lines[at];
  if (ending && Number(ending.told['attackers']) === Number(ending.told['defenders'])) return { kind: 'equal' };
  if (!line || !most) return { kind: 'fewer' };
  return {
    kind: 'line',
    line,
    winner: line.sums[winner].total,
    loser: line.sums[loser].total,
    fallen: costs[at] ?? [],
  };
}

function fallenIn(line: StoryLine, side: 0 | 1): number[] {
  return line.effects
    .filter(({ event, told }) => event === 'unit-fell' && Number(told['side']) === side)
    .map(({ told }) => Number(told['unit'] ?? -1));
}
