/** Where on the board an offer is chosen: every offer belongs to exactly one control. */

import type { Choice } from '../board.ts';
import type { BattleView } from './records.ts';

/**
 * The name of a control. Cards are called by their unit, wherever they lie; spaces, eras, seats and places by their
 * number; the rest are buttons.
 */
export type Control = string;

export const atUnit = (unit: number): Control => `unit-${unit}`;
export const atSpace = (space: number): Control => `space-${space}`;
export const atEra = (era: number): Control => `era-${era}`;
export const atSeat = (seat: number): Control => `seat-${seat}`;
export const atSabaton = (sabaton: number): Control => `sabaton-${sabaton}`;
export const atRun = (space: number, count: number): Control => `run-${space}-${count}`;
export const atGear = (gear: number): Control => `gear-${gear}`;
export const atArrow = (arrow: number): Control => `arrow-${arrow}`;
export const atToken = (kind: number): Control => `token-${kind}`;
export const atSlot = (slot: number): Control => `slot-${slot}`;
export const atRelic = (relic: number): Control => `relic-${relic}`;
export const atPlace = (place: number): Control => `place-${place}`;

/** The token kind that Tighten up! is. */
export const TIGHTEN_UP = 'tighten_up';

/** The control of a choice. */
export function controlOf(choice: Choice, view: BattleView): Control {
  const [verb, ...ids] = choice;
  const [first, second] = ids.map(Number) as [number, number];
  switch (verb) {
    case 'choose-sabaton':
      return atSabaton(first);
    case 'take-token':
      return atGear(view.gears.active_tile?.space ?? 0);
    case 'give-up-token':
      return atToken(first);
    case 'tighten-up':
      return atToken(view.tokens.indexOf(TIGHTEN_UP));
    case 'draw':
    case 'recall':
    case 'dismiss':
    case 'regroup':
      return atArrow(arrowOf(view, verb));
    case 'recall-unit':
    case 'dismiss-unit':
    case 'chase':
    case 'deploy':
    case 'leave':
      return atUnit(first);
    case 'jump':
      return atEra(first);
    case 'conquer':
      return atSpace(first);
    case 'face':
      return atRun(first, second);
    case 'challenge':
      return atSeat(first);
    case 'assign':
      return atSlot(second);
    case 'keep-relic':
      return atRelic(first);
    case 'pick-prowess':
    case 'keep-prowess':
      return atPlace(first);
    default: // insert, draw-sabaton, stand-down, ready, keep-tokens, relaunch, let-stand, recruit
      return String(verb);
  }
}

/** The arrow under which an action is still open; the first of two equal ones. */
function arrowOf(view: BattleView, action: string): number {
  const { actions, actions_done: done } = view.gears;
  const open = actions.findIndex((shown, arrow) => shown === action && !done[arrow]);
  return open >= 0 ? open : Math.max(0, actions.indexOf(action as (typeof actions)[number]));
}

/** The offers by their controls. */
export function byControl<T extends { choice: Choice }>(offers: readonly T[], view: BattleView): Map<Control, T[]> {
  const found = new Map<Control, T[]>();
  for (const offer of offers) {
    const control = controlOf(offer.choice, view);
    found.set(control, [...(found.get(control) ?? []), offer]);
  }
  return found;
}

/** The verb with which a card of the own hand is chosen at a question. */
export function verbOfHand(question: string): string {
  return question === 'GearAction.dismissed' ? 'dismiss-unit' : 'deploy';
}

/** The verb with which a held token is chosen at a question. */
export function choiceOfToken(question: string, view: BattleView, kind: number): Choice | null {
  if (question === 'TimeTravel.surplus') return ['give-up-token', kind];
  if (question === 'TokensAssigned.token') return ['assign', kind, 0];
  return view.tokens[kind] === TIGHTEN_UP ? ['tighten-up'] : null;
}

/** Of the buttons that have no place of their own on the board, the two kinds: those that go on and those that end. */
export const BUTTONS = [
  'draw-sabaton',
  'stand-down',
  'ready',
  'keep-tokens',
  'relaunch',
  'let-stand',
  'recruit',
] as const;
