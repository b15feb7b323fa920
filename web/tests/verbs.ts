/** The kinds of every verb's arguments by games, as the server tells them: `make types` writes them. */

import { readFileSync } from 'node:fs';

import type { Verbs } from '../src/games/things.ts';

const file = new URL('./fixtures/verbs.json', import.meta.url);
export const VERBS = JSON.parse(readFileSync(file, 'utf8')) as Record<
  'duel_of_time' | 'battle_through_history' | 'joan_of_arc',
  Verbs
>;
