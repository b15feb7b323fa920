/** The names of things. */

import { phrased } from '../../texts/shelf.ts';
import type { Voice } from '../../texts/texts.svelte.ts';
import { SEATS } from './position.ts';

export const seatName = (voice: Voice, seat: number): string => voice.say(phrased(`seat-${SEATS[seat as 0 | 1]}`));
export const seatLetter = (voice: Voice, seat: number): string =>
  voice.say(phrased(`seat-${SEATS[seat as 0 | 1]}-short`));
export const spaceName = (voice: Voice, space: number): string => voice.say(phrased(`space-${space}`));
export const spaceLabel = (voice: Voice, space: number): string => voice.say(phrased(`space-${space}-short`));
export const commandName = (voice: Voice, command: string): string => voice.say(phrased(`command-${command}`));
export const commandHelp = (voice: Voice, command: string): string => voice.say(phrased(`command-${command}-help`));
export const leaderName = (voice: Voice, leader: string): string => voice.say(phrased(`leader-${leader}`));
export const cardName = (voice: Voice, card: string): string => voice.say(phrased(`card-${card}`));

/** "Yellow: 3 units", and where they are. */
export function unitsLabel(voice: Voice, owner: number, space: number, count: number): string {
  const [seat, place] = [phrased(`seat-${SEATS[owner as 0 | 1]}`), phrased(`space-${space}`)];
  return voice.say(phrased('board-units', { seat, space: place, count }));
}
