/** Sentences of the lobby that depend on what the server says. */

import { phrased, type Item } from '../texts/shelf.ts';
import { say, texts, type Voice } from '../texts/texts.svelte.ts';
import { RequestError } from '../wire/lobby.ts';
import type { GameInfo, Phrase, SeatInfo, TableInfo } from '../wire/types.ts';
import type { Level } from './wish.ts';

export const LEVELS: readonly Level[] = ['easy', 'medium', 'hard'];

export function levelName(level: Level): Phrase {
  const keys = { easy: 'web-lobby-easy', medium: 'web-lobby-medium', hard: 'web-lobby-hard' };
  return phrased(keys[level]);
}

/** What went wrong, in any language: a sentence, and possibly more. */
export interface Complaint {
  sentence: () => string;
  details: string[];
}

/** What the server refused, in the words of the shared table and of a game; other errors are not the player's fault. */
export async function complaintOf(error: unknown, game: Voice | null = null): Promise<Complaint> {
  if (!(error instanceof RequestError)) console.error(error);
  const problem = error instanceof RequestError ? error.problem : null;
  const phrase = problem?.phrase;
  const voice = phrase ? await texts.open(null).catch(() => null) : null;
  if (phrase && voice) {
    const reasons = (game ? (problem.reasons ?? []) : []).map((reason) => game!.say(reason));
    return { sentence: () => voice.say(phrase), details: [...(problem.details ?? []), ...reasons] };
  }
  return { sentence: () => say(phrased('web-no-server')), details: [] };
}

/** Who has a seat, or that nobody does. */
export function whoSits(seat: SeatInfo): string {
  if (seat.kind === 'bot') return say(botName(seat));
  if (!seat.is_taken) return say(phrased(seat.kind === 'open' ? 'web-lobby-seat-open' : 'web-lobby-seat-invited'));
  return seat.name || say(phrased('web-lobby-somebody', { number: seat.seat + 1 }));
}

function botName(seat: SeatInfo): Item {
  const level = LEVELS.find((level) => level === seat.level);
  return phrased('web-lobby-bot', { level: level ? say(levelName(level)) : seat.level });
}

/** The name of a seat in its game, and its side if that has another name; an uploaded pack may have other sides. */
export function seatName(voice: Voice, game: GameInfo | null, info: TableInfo, seat: number): string {
  const key = game?.seat_names[info.seats.length]?.[seat];
  const name = key ? voice.say(phrased(`seat-${key}`)) : '';
  const side = game?.pack === info.pack ? game.scenario_sides[info.scenario]?.[seat] : undefined;
  return side ? say(phrased('web-new-seat-side', { seat: name, side: voice.say(phrased(side)) })) : name;
}

/** What a table waits for. `mine` are the seats of this browser. */
export function statusOf(info: TableInfo, mine: readonly number[]): string {
  if (info.status === 'waiting') {
    const taken = info.seats.filter((seat) => seat.is_taken).length;
    return say(phrased('web-lobby-gathering', { taken, all: info.seats.length }));
  }
  if (info.status === 'over') return say(phrased('web-lobby-over'));
  if (info.status === 'read-only') return say(phrased('web-lobby-read-only'));
  const seat = info.seats[info.asked];
  if (!seat) return say(phrased('web-lobby-playing'));
  return isMyTurn(info, mine)
    ? say(phrased('web-lobby-your-turn'))
    : say(phrased('web-lobby-their-turn', { who: whoSits(seat) }));
}

export function isMyTurn(info: TableInfo, mine: readonly number[]): boolean {
  return info.status === 'playing' && mine.includes(info.asked);
}

/** How long ago something was, in words. */
export function ago(seconds: number, now: number = Date.now() / 1000): string {
  const passed = Math.max(0, now - seconds);
  const words = new Intl.RelativeTimeFormat(texts.language, { numeric: 'auto' });
  if (passed < 60) return words.format(0, 'minute');
  if (passed < 3600) return words.format(-Math.round(passed / 60), 'minute');
  if (passed < 86_400) return words.format(-Math.round(passed / 3600), 'hour');
  return words.format(-Math.round(passed / 86_400), 'day');
}

/** A scenario in the game's words; an empty key lets the rules decide. */
export function scenarioName(voice: Voice, key: string): string {
  return key ? voice.say(phrased(`scenario-${key}`)) : say(phrased('web-new-any-scenario'));
}
