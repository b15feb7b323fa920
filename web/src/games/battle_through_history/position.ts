/** What follows from the view of a campaign. */

import type { BattleView, Gears, UnitCard } from './records.ts';

export type Action = Gears['ring'][number];
export type Lines = UnitCard['lines'];
/** A fact of the log as plain data. */
export type Told = BattleView['battle']['course'][number] & { event: string; rule: string };

export const ERAS = 4;
export const SLOTS = 3;
export const SPACES = 12;
export const ATTACKER = 0;
export const DEFENDER = 1;
export const SEAT_NAMES = ['seat-first', 'seat-second', 'seat-third', 'seat-fourth', 'seat-fifth'] as const;
/** What a unit card may show in addition to its values. */
export const ABILITIES = ['reinforcements', 'assault', 'heroic_death', 'accuracy', 'diversion', 'relaunch'] as const;
export type Ability = (typeof ABILITIES)[number];

/** Whether the players still choose their Sabatons. */
export function isSetUp(view: BattleView): boolean {
  return view.players.some((player) => player.sabaton === null);
}

export function isOver(view: BattleView): boolean {
  return !isSetUp(view) && view.turn >= view.rounds * view.players.length;
}

/** The seats in turn order. */
export function turnOrder(view: BattleView): number[] {
  const seats = view.players.map((_, seat) => seat);
  const first = Math.max(0, view.starter);
  return [...seats.slice(first), ...seats.slice(0, first)];
}

/** Which side a seat leads on the battlefield, if any. */
export function sideOf(view: BattleView, seat: number): 0 | 1 | null {
  if (seat === view.active) return ATTACKER;
  return seat === view.battle.rival ? DEFENDER : null;
}

export function isFighting(view: BattleView): boolean {
  return view.battle.sides.some((side) => side.units.length > 0) || view.battle.rival >= 0;
}

/** The seat whose prowess tokens a winner picks from: the other player of the battle. */
export function loserOf(view: BattleView): number {
  return view.asked === view.active ? view.battle.rival : view.active;
}
