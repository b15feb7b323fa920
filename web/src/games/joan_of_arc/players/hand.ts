/** Legend cards: which card of the viewer's hand an offer plays or discards, and the piles. */

import type { Offer } from '../../../wire/types.ts';
import type { LegendCardView, WarView } from '../records.ts';

export interface HandCard extends LegendCardView {
  /** The offer that plays or discards it; null while that is not possible. */
  offer: Offer | null;
}

const VERBS = new Set(['play-card', 'discard-card']);

const usesCard = ({ choice }: Offer): boolean => VERBS.has(String(choice[0]));

/** The viewer's cards, those that can be played now first; null without a hand, or if the viewer may not see it. */
export function handOf({ legend, legend_cards: printed }: WarView, seat: number | null, offers: readonly Offer[]) {
  const own = seat === null ? null : (legend?.hands[seat]?.cards ?? null);
  if (!own) return null;
  const using = offers.filter(usesCard);
  const cards = printed
    .filter(({ key }) => own.includes(key))
    .map((card): HandCard => ({ ...card, offer: using.find(({ choice }) => choice[1] === card.id) ?? null }));
  return cards.sort((one, other) => Number(other.offer !== null) - Number(one.offer !== null));
}

/** Whether the question is about a card: then the hand comes first. */
export const isAboutCards = (question: string, offers: readonly Offer[]): boolean =>
  /^(CardWindow|DiscardCards|PlayCard)\./.test(question) ||
  (!question.startsWith('OrderPhase.') && offers.some(usesCard));

/** What to ask about a card that cannot be used now. */
export const whyNot = (question: string, card: number): [string, number] => [
  question.startsWith('DiscardCards.') ? 'discard-card' : 'play-card',
  card,
];

const SIGNS: Record<string, string> = {
  order: 'command',
  interrupt: 'interrupt',
  activation: 'push',
  declared: 'melee',
  attack_rolled: 'dice',
  defence_rolled: 'shield',
  allocated: 'heart',
  attack_over: 'rally',
  casualties: 'bed',
  doom_rolled: 'tomb',
};

/** The sign of the moment at which a card is played. */
export const signOfMoment = (window: string): string => SIGNS[window] ?? 'cards';
