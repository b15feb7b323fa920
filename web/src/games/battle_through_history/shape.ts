/** What the view of A Battle Through History looks like: `view.py` makes it. */

import type { View } from '../board.ts';

export type Action = 'draw' | 'recall' | 'dismiss' | 'regroup';
export type Lines = [number, number, number];

/** A unit card, as it is printed. */
export interface UnitCard {
  kind: 'base' | 'elite' | 'hero';
  /** The Sabaton of a base unit, the era of the others. */
  group: number;
  lines: Lines;
  absorb: number;
  /** The type of the half shield, 1 to 4, or 0. */
  left: number;
  right: number;
  reinforcements: number;
  assault: number;
  heroic_death: number;
  accuracy: number;
  diversion: number;
  relaunch: number;
  worth: number;
}

export interface Tile {
  eras: [number, number];
  space: number;
}

export interface Gears {
  active_tile: Tile | null;
  pending_tile: Tile | null;
  tile_pile_size: number;
  tile_discard: Tile[];
  wheel: number;
  /** The actions of all sectors of the wheel, and the two sectors at the arrows: now, and after one more tile. */
  ring: Action[];
  arrows: [number, number];
  next_arrows: number[];
  actions: [Action, Action];
  next_actions: Action[];
  actions_done: [boolean, boolean];
  tokens: (number | null)[];
  token_pile_size: number;
  token_discard: number[];
}

export interface Prowess {
  holder: number;
  known_by: number[];
  value: number | null;
}

export interface Player {
  sabaton: number | null;
  era: number;
  hand: number[];
  hand_size: number;
  deck_size: number;
  unseen: number[];
  discard: number[];
  aside: number[];
  army_size: number;
  relics: number[];
  honors: number;
  tokens: number[];
  prowess: Prowess[];
  points: number;
}

export interface Side {
  /** The battlefront first. */
  units: number[];
  tokens: (number | null)[];
  /** The type of the counter between a unit and the one behind it, or 0. */
  links: number[];
  wounds: number[];
  fallen: boolean[];
  die: 'strong' | 'risky';
  face: number | null;
}

/** A fact of the log as plain data. */
export interface Told {
  event: string;
  rule: string;
  [name: string]: string | number;
}

export interface Battle {
  rival: number;
  sides: [Side, Side];
  winner: number;
  /** What happened in the lines of combat, as long as both sides lie there. */
  course: Told[];
  looked: number[] | null;
  looked_count: number;
  /** Defeated units that are not recruited. */
  left: number[];
  /** The places of the prowess tokens that the winner picks. */
  picked: number[];
}

export interface BattleView {
  viewer: number | null;
  options: Record<string, string>;
  round: number;
  rounds: number;
  turn: number;
  starter: number;
  active: number;
  asked: number;
  board: number[];
  eras: { deck_size: number; discard: number[] }[];
  gears: Gears;
  relic_pile_size: number;
  relic_discard: number[];
  dismissed: number[];
  players: Player[];
  battle: Battle;
  units: string[];
  unit_values: UnitCard[];
  relics: string[];
  relic_eras: number[];
  tokens: string[];
  token_lines: Lines[];
  sabatons: string[];
}

export const ERAS = 4;
export const SLOTS = 3;
export const SPACES = 12;
export const ATTACKER = 0;
export const DEFENDER = 1;
export const SEAT_NAMES = ['seat-first', 'seat-second', 'seat-third', 'seat-fourth', 'seat-fifth'] as const;
/** What a unit card may show beside its values. */
export const ABILITIES = ['reinforcements', 'assault', 'heroic_death', 'accuracy', 'diversion', 'relaunch'] as const;
export type Ability = (typeof ABILITIES)[number];

export function shaped(view: View): BattleView {
  return view as unknown as BattleView;
}

/** Whether the players still choose their Sabatons. */
export function isSetUp(view: BattleView): boolean {
  return view.players.some((player) => player.sabaton === null);
}

export function isOver(view: BattleView): boolean {
  return !isSetUp(view) && view.turn >= view.rounds * view.players.length;
}

/** The seats in the order in which they take their turns. */
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

/** Whose prowess tokens a winner picks from: those of the other player of the battle. */
export function loserOf(view: BattleView): number {
  return view.asked === view.active ? view.battle.rival : view.active;
}
