/** A table being planned, and what of it is sent to the server. */

import type { BattleWish, Clock, GameInfo, LessonInfo, SeatWish, TableInfo, TableWish } from '../wire/types.ts';

export type Level = 'easy' | 'medium' | 'hard';
/** Me: somebody at this screen. Link: the holder of the seat's link. Open: anybody. */
export type Who = 'me' | 'link' | 'open' | 'bot';

export interface SeatPlan {
  who: Who;
  /** A bot's level, or the name of another bot that the server's operator allows. */
  level: string;
  /** The name of somebody at this screen. */
  name: string;
}

/** Everything that can be chosen; `seats` has a plan for the maximum number, of which the first `count` are used. */
export interface Plan {
  game: string;
  count: number;
  seats: SeatPlan[];
  scenario: string;
  options: Record<string, string>;
  pack: string;
  /** The lesson to start from; empty for none. */
  lesson: string;
  /** The armies of a free battle instead of a scenario; null for none. */
  battle: BattleWish | null;
  title: string;
  isPublic: boolean;
  hasAids: boolean;
  undo: NonNullable<TableWish['undo']>;
  clock: Required<Clock>;
}

/** The default plan: me against a bot of medium strength, by the usual rules. */
export function usualPlan(game: GameInfo, name: string): Plan {
  const most = Math.max(...game.seat_counts);
  return {
    game: game.name,
    count: Math.min(...game.seat_counts),
    seats: Array.from({ length: most }, (_, seat) => ({
      who: seat === 0 ? 'me' : 'bot',
      level: 'medium',
      name: seat === 0 ? name : '',
    })),
    scenario: game.draws_scenario ? '' : (game.scenarios[0] ?? ''),
    options: Object.fromEntries(game.options.map((option) => [option.name, option.values[0]!])),
    pack: '',
    lesson: '',
    battle: null,
    title: '',
    isPublic: false,
    hasAids: true,
    undo: 'free',
    clock: { kind: 'none', days: 3, minutes: 30, seconds: 15 },
  };
}

/** The plan against one bot of a level. */
export function quickPlan(game: GameInfo, name: string, level: Level): Plan {
  const plan = usualPlan(game, name);
  return { ...plan, seats: plan.seats.map((seat) => ({ ...seat, level })) };
}

/** The plan of a lesson: the learner has the first seat, an easy bot the others. */
export function lessonPlan(game: GameInfo, lesson: LessonInfo, title: string, name: string): Plan {
  return { ...quickPlan(game, name, 'easy'), count: lesson.seats, lesson: lesson.key, title };
}

/** How many can play: as many as the scenario's sides have seats, else any number that the game allows. */
export const countsOf = (game: GameInfo, sides: readonly string[]): number[] =>
  sides.length > 0 ? [sides.length] : game.seat_counts;

export function seatsOf(plan: Plan): SeatPlan[] {
  return plan.seats.slice(0, plan.count);
}

/** Seats meant for bots get one; at least the first of the others is for somebody at this screen. */
export function leaveToBots(plan: Plan, bots: readonly number[]): void {
  for (const seat of bots) plan.seats[seat]!.who = 'bot';
  const own = plan.seats.findIndex((_, seat) => !bots.includes(seat));
  if (own >= 0 && seatsOf(plan).every(({ who }) => who === 'bot')) {
    Object.assign(plan.seats[own]!, { who: 'me', name: plan.seats[0]!.name });
  }
}

export function wishOf(plan: Plan, game: GameInfo): TableWish {
  return {
    game: plan.game,
    seats: seatsOf(plan).map(seatWish),
    scenario: plan.battle ? '' : plan.scenario,
    options: unusual(plan.options, game),
    pack: plan.pack,
    lesson: plan.lesson,
    ...(plan.battle ? { battle: plan.battle } : {}),
    title: plan.title.trim(),
    is_public: plan.isPublic,
    has_aids: plan.hasAids,
    undo: plan.undo,
    clock: plan.clock,
  };
}

function seatWish({ who, level }: SeatPlan): SeatWish {
  if (who === 'bot') return { kind: 'bot', level };
  return { kind: who === 'open' ? 'open' : 'human' };
}

/** The options that differ from the defaults. */
export function unusual(options: Record<string, string>, game: GameInfo): Record<string, string> {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.values[0]]));
  return Object.fromEntries(Object.entries(options).filter(([name, value]) => usual[name] !== value));
}

/** Whether nobody else is needed for the match to begin. */
export function isComplete(plan: Plan): boolean {
  return seatsOf(plan).every(({ who }) => who === 'me' || who === 'bot');
}

/** The seats that anybody may still take. */
export function freeSeats(info: TableInfo): number[] {
  return info.seats.filter((seat) => seat.kind === 'open' && !seat.is_taken).map((seat) => seat.seat);
}

/** Whether the visitor may take a seat first: a reserved one, or an open one. */
export function canSitDown(info: TableInfo): boolean {
  if (info.status !== 'waiting') return false;
  return info.seat === null ? freeSeats(info).length > 0 : !info.seats[info.seat]?.is_taken;
}

/** The files of a pack by their paths inside the chosen folder. */
export function packPath(path: string): string {
  return path.split('/').slice(1).join('/');
}

/** Whether a file of a chosen folder can be part of a pack; editors and systems leave other files there. */
export function isPackFile(path: string): boolean {
  return path !== '' && !path.split('/').some((part) => part.startsWith('.') || part.startsWith('__'));
}
