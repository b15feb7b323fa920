/** Clocks that keep running between two messages. */

import type { ClockState } from '../../wire/types.ts';

/** The seconds that a seat has left, some milliseconds after the server reported them. */
export function secondsLeft(clock: ClockState, seat: number, passed: number): number {
  const left = clock.left[seat] ?? 0;
  return Math.max(0, clock.running === seat ? left - passed / 1000 : left);
}

/** Whether the time of a seat is up. */
export function isOverdue(clock: ClockState, seat: number, passed: number): boolean {
  return clock.overdue.includes(seat) || (clock.running === seat && secondsLeft(clock, seat, passed) <= 0);
}

/** `2:05`, `1:02:05`; from two days on, the days in words. */
export function clockFace(seconds: number): string {
  const whole = Math.floor(seconds);
  const [hours, minutes, rest] = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const two = (number: number): string => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(rest)}` : `${minutes}:${two(rest)}`;
}

export const DAY = 86_400;
/** Without a clock, a bot may play for a player who has been away for this many seconds. */
export const ABANDONED = 3 * DAY;
