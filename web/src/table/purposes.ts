/** What chance was asked for, in words. */

import { phrased } from '../texts/shelf.ts';
import { say, type Voice } from '../texts/texts.svelte.ts';
import type { Phrase } from '../wire/types.ts';

const KEYS: Record<string, string> = {
  dice: 'web-table-chance-dice',
  draw: 'web-table-chance-draw',
  era: 'web-table-chance-era',
  prowess: 'web-table-chance-prowess',
  reinforcement: 'web-table-chance-reinforcement',
  relaunch: 'web-table-chance-relaunch',
  relic: 'web-table-chance-relic',
  scenario: 'web-table-chance-scenario',
  starter: 'web-table-chance-starter',
  tile: 'web-table-chance-tile',
  token: 'web-table-chance-token',
  wheel: 'web-table-chance-wheel',
};

/** `draw-red` are the cards of Red, `era-2` units of that era; what is not known is named as it is. */
export function purposeName(purpose: string, seatNames: readonly Phrase[], voice: Voice): string {
  const [, base = purpose, more = ''] = /^([a-z]+)(?:-(.*))?$/.exec(purpose) ?? [];
  const key = KEYS[base];
  const seat = seatNames.find((name) => name.key === `seat-${more}`);
  return key ? say(phrased(key, { more: seat ? voice.say(seat) : more })) : purpose;
}
