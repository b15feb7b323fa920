/** The path through a game's scenarios: what is best played first, and what each step adds. */

import type { ScenarioInfo } from '../../wire/types.ts';

/** A step of the path: scenarios of about the same difficulty, the lessons, or free battles. */
export type Step =
  { kind: 'scenarios'; level: number; scenarios: ScenarioInfo[] } | { kind: 'lessons' } | { kind: 'battles' };

/** The steps of a game. If all scenarios are equally hard, the lessons come first and then all scenarios together. */
export function stepsOf(gallery: readonly ScenarioInfo[], hasLessons: boolean, hasArmies: boolean): Step[] {
  const levels = [...new Set(gallery.map((one) => one.difficulty))].sort((a, b) => a - b);
  const steps = levels.map((level): Step => ({
    kind: 'scenarios',
    level,
    scenarios: gallery.filter((one) => one.difficulty === level).sort((a, b) => a.topics.length - b.topics.length),
  }));
  if (hasLessons) steps.splice(levels[0] === 1 ? 1 : 0, 0, { kind: 'lessons' });
  return hasArmies ? [...steps, { kind: 'battles' }] : steps;
}

/** For each scenario, what is new to somebody who has played everything before it. */
export function newTopics(steps: readonly Step[]): Map<string, Set<string>> {
  const met = new Set<string>();
  const found = new Map<string, Set<string>>();
  for (const step of steps) {
    for (const { key, topics } of step.kind === 'scenarios' ? step.scenarios : []) {
      found.set(key, new Set(topics.filter((topic) => !met.has(topic))));
      topics.forEach((topic) => met.add(topic));
    }
  }
  return found;
}

/** The first line of a text that has several. */
export const firstLine = (text: string): string => text.split('\n', 1)[0]!.trim();
