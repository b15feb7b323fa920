/** What the server of a test tells. */

import type { Happening, TableInfo, Welcome } from '../src/wire/types.ts';

/** The first word to seat 0 at a table. */
export const welcomeTo = (table: TableInfo, more: Partial<Welcome> = {}): Welcome => ({
  type: 'welcome',
  table,
  seat: 0,
  printed: { cards: 8 },
  verbs: {},
  seat_names: [{ key: 'seat-yellow' }, { key: 'seat-red' }],
  sides: [],
  reference: [],
  agreed: [],
  has_odds: false,
  auto_pass: [],
  chat: [],
  ...more,
});

/** A line of the log. */
export const line = (number: number, event = 'moved'): Happening => ({
  number,
  event,
  rule: 'DT-1.1',
  told: {},
  phrase: { key: `event-${event}` },
});
