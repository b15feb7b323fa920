/** Which sound belongs to what has happened. */

import type { Happening } from '../../wire/types.ts';

export const CUES = ['turn', 'move', 'dice', 'loss', 'won', 'lost'] as const;
export type Cue = (typeof CUES)[number];

const DICE = /rolled$|relaunched$|rerolled$/;
const LOSS = /^unit-(fell|destroyed|charged|sabotaged)$|^(side-wiped-out|sides-annihilated|building-collapsed)$/;

/** The one sound for some news: the most important is played, and never two at a time. */
export function cueOf(news: readonly Happening[]): Cue | null {
  const has = (kind: RegExp): boolean => news.some(({ event }) => kind.test(event));
  if (news.length === 0) return null;
  if (has(LOSS)) return 'loss';
  return has(DICE) ? 'dice' : 'move';
}
