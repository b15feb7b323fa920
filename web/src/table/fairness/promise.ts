/** Whether the server kept its promise about the dice: what this browser stored, compared with table and journal. */

import { kept } from '../../lobby/kept.svelte.ts';
import { breachesOf, pledgesOf } from '../../lobby/pledges.ts';
import { phrased } from '../../texts/shelf.ts';
import type { FairnessInfo, Phrase } from '../../wire/types.ts';

export interface Promised {
  /** Unknown: this browser stored nothing, because the seat was taken elsewhere. */
  verdict: 'kept' | 'broken' | 'unknown';
  breaches: Phrase[];
  /** The seats whose shares came after the first one of this browser. */
  later: number[];
}

const BREACHES = {
  seal: 'web-table-promise-seal',
  share: 'web-table-promise-share',
  others: 'web-table-promise-others',
} as const;

/** The seat is the viewer's; all other seats of this browser are compared too. */
export function promised(table: string, seat: number, fair: FairnessInfo, who: (seat: number) => string): Promised {
  const own = new Set([seat, ...(kept.find(table)?.seats.map((taken) => taken.seat) ?? [])]);
  const pledges = pledgesOf(table).filter((pledge) => own.has(pledge.seat));
  const breaches = pledges.flatMap((pledge) =>
    breachesOf(pledge, fair).map((breach) => phrased(BREACHES[breach], { who: who(pledge.seat) })),
  );
  const isOpen = (other: number): boolean => pledges.some(({ shares }) => shares[other] === null);
  const later = fair.nonces.map((_, other) => other).filter((other) => !own.has(other) && isOpen(other));
  const verdict = pledges.length === 0 ? 'unknown' : breaches.length > 0 ? 'broken' : 'kept';
  return { verdict, breaches, later };
}
