/** Intrigue cards: which offer triggers which event, and what is on the cards of others. */

import type { Offer } from '../../../wire/types.ts';
import type { IntrigueEventView, WarView } from '../records.ts';

export interface IntrigueRow extends IntrigueEventView {
  /** The offer that triggers it; null while that is not possible. */
  offer: Offer | null;
}

const triggers = ({ choice }: Offer): boolean => choice[0] === 'trigger';

/** The events of a seat's card, those that can be triggered now first; only the asked seat has offers. */
export function eventsOf({ players }: WarView, seat: number, offers: readonly Offer[]): IntrigueRow[] {
  const found = offers.filter(triggers);
  return players[seat]!.intrigue.map((event) => ({
    ...event,
    offer: found.find(({ choice }) => choice[1] === event.id) ?? null,
  })).sort((one, other) => Number(other.offer !== null) - Number(one.offer !== null));
}

/** The other seats that have a card. */
export const othersWithCards = ({ players }: WarView, seat: number | null): number[] =>
  [...players.keys()].filter((other) => other !== seat && players[other]!.intrigue.length > 0);

/** Whether an event can be triggered outside the player's own turn: then the card comes first. */
export const isAboutIntrigue = (question: string, offers: readonly Offer[]): boolean =>
  !/^(OrderPhase|Declaration|Activation)\./.test(question) && offers.some(triggers);
