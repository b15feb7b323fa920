/** What several units do together although the rules ask about one after the other: one press, several choices. */

import type { Offer, Phrase } from '../../../../wire/types.ts';
import { phrased } from '../../../../texts/shelf.ts';
import type { WarView } from '../../records.ts';

export interface Joint {
  /** What is chosen first. */
  first: Offer;
  /** What the whole of it is called. */
  phrase: Phrase;
  /** What is chosen next from the offers that follow; null once all is done. */
  next: (offers: readonly Offer[]) => Offer | null;
}

const isFollowUp = ({ choice }: Offer): boolean => choice[0] === 'follow-up';

/** JA-7.9: all attackers that can follow up do so. Null if there is not room for all, so that somebody has to choose. */
export function jointFollowUp({ attack, units, cards, ground }: WarView, offers: readonly Offer[]): Joint | null {
  const [first, ...others] = offers.filter(isFollowUp);
  if (!attack || !first) return null;
  const outside = attack.attackers.filter((unit) => units[unit]!.area !== attack.target);
  const { card } = units[Number(first.choice[1])]!;
  if (others.length === 0 && outside.filter((unit) => units[unit]!.card === card).length === 1)
    return { first, phrase: first.phrase, next: () => null };
  const needed = outside.reduce((sum, unit) => sum + cards[units[unit]!.card]!.size, 0);
  if (needed > ground[attack.target]!.room) return null;
  return { first, phrase: phrased('board-follow-together'), next: (later) => later.find(isFollowUp) ?? null };
}
