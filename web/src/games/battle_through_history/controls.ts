/** Where on the board an offer is chosen: every offer belongs to exactly one control. */

import type { Choice } from '../board.ts';
import { thing, thingsOf, type Thing, type Verbs } from '../things.ts';
import type { BattleView } from './records.ts';

/** The spaces from one on that are faced together. */
export const atRun = (space: number, count: number): Thing => `run-${space}-${count}`;

/** The token kind of Tighten up! */
export const TIGHTEN_UP = 'tighten_up';

/** Where a choice is made: at the last thing it names, or else where it takes effect. */
export function controlOf(choice: Choice, view: BattleView, verbs: Verbs): Thing {
  const [verb, ...ids] = choice;
  switch (verb) {
    case 'take-token':
      return thing('gear', view.gears.active_tile?.space ?? 0);
    case 'tighten-up':
      return thing('token', view.tokens.indexOf(TIGHTEN_UP));
    case 'draw':
    case 'recall':
    case 'dismiss':
    case 'regroup':
      return thing('arrow', arrowOf(view, verb));
    case 'face':
      return atRun(Number(ids[0]), Number(ids[1]));
    default:
      return thingsOf(verbs, choice).at(-1)!;
  }
}

/** The arrow under which an action is still available; the first of two equal ones. */
function arrowOf(view: BattleView, action: string): number {
  const { actions, actions_done: done } = view.gears;
  const open = actions.findIndex((shown, arrow) => shown === action && !done[arrow]);
  return open >= 0 ? open : Math.max(0, actions.indexOf(action as (typeof actions)[number]));
}

/** The verb that chooses a held token at a question. */
export function verbOfToken(question: string, view: BattleView, kind: number): string | null {
  if (question === 'TimeTravel.surplus') return 'give-up-token';
  if (question === 'TokensAssigned.token') return 'assign';
  return view.tokens[kind] === TIGHTEN_UP ? 'tighten-up' : null;
}

/** The two kinds of buttons without a place on the board: those that continue and those that end. */
export const BUTTONS = [
  'draw-sabaton',
  'stand-down',
  'ready',
  'keep-tokens',
  'relaunch',
  'let-stand',
  'recruit',
] as const;
