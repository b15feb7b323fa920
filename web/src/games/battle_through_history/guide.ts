/** The guided first turn: a sentence for each moment of it, while the real questions are asked. */

import type { GuideStep } from '../board.ts';
import type { BattleView } from './records.ts';
import { ATTACKER, sideOf } from './position.ts';

type Step = GuideStep<BattleView>;

/** How many units the viewer's side has on the battlefield. */
function deployed(view: BattleView, seat: number | null): number {
  return view.battle.sides[sideOf(view, seat ?? -1) ?? ATTACKER].units.length;
}

function step(key: string, rule: string, fits: Step['fits']): Step {
  return { key, rule, fits };
}

const at =
  (...questions: string[]): Step['fits'] =>
  (_view, question) =>
    questions.includes(question);

export const guide: Step[] = [
  step('guide-sabaton', 'BH-2.3', at('SetUp.sabaton')),
  step('guide-gears', 'BH-3.2', at('TimeTravel.gears')),
  step(
    'guide-actions',
    'BH-3.5',
    (view, question) => question === 'TimeTravel.gears' && view.gears.actions_done.includes(false),
  ),
  step('guide-token', 'BH-3.4', (view, question) => {
    const { active_tile: tile, tokens } = view.gears;
    return question === 'TimeTravel.gears' && tile !== null && (tokens[tile.space] ?? null) !== null;
  }),
  step('guide-jump', 'BH-3.10', at('TimeTravel.gears')),
  step('guide-declare', 'BH-4.1', at('TheBattle.declaration')),
  step('guide-links', 'BH-4.2', at('TheBattle.faced')),
  step(
    'guide-deploy',
    'BH-4.9',
    (view, question, seat) => question === 'Deployment.unit' && deployed(view, seat) === 0,
  ),
  step('guide-dice', 'BH-5.7', (view, question, seat) => question === 'Deployment.unit' && deployed(view, seat) > 0),
  step('guide-assign', 'BH-5.6', at('TokensAssigned.token')),
  step('guide-recruit', 'BH-7.1', at('ConquestRewards.recruits')),
  step('guide-relic', 'BH-7.2', at('ConquestRewards.kept', 'ChallengeRewards.kept')),
];
