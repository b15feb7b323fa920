/** The river of the war council: which offer takes which card, and who has taken it. */

import type { Happening, Offer } from '../../../wire/types.ts';
import type { WarView } from '../records.ts';
import { named } from '../turn/outcome.ts';

export interface RiverCard {
  key: string;
  /** The offer that takes it; null for players who are not asked. */
  offer: Offer | null;
  /** The seats that have chosen it in this round. */
  takers: number[];
}

/** The open cards, in order. */
export function riverOf({ council }: WarView, offers: readonly Offer[], log: readonly Happening[]): RiverCard[] {
  if (!council) return [];
  const isOf = (key: string, { phrase }: Offer | Happening): boolean => named(phrase, 'card', 'council-') === key;
  const taking = offers.filter(({ choice }) => choice[0] === 'choose-card');
  const from = log.findLastIndex(({ event }) => event === 'council-card-drawn');
  const chosen = log.slice(from + 1).filter(({ event }) => event === 'council-card-chosen');
  return council.river.map((key) => ({
    key,
    offer: taking.find((offer) => isOf(key, offer)) ?? null,
    takers: chosen.filter((one) => isOf(key, one)).map(({ told }) => Number(told['seat'])),
  }));
}

const SIGNS: Record<string, string> = {
  raise_the_banners: 'command',
  horns_of_the_vanguard: 'charge',
  second_wind: 'react',
  watch_at_the_ford: 'interrupt',
  bread_and_wine: 'bed',
  te_deum: 'legend',
  veterans_counsel: 'star',
  whispers_at_court: 'intrigue',
  strike_the_tents: 'rally',
  night_vigil: 'push',
  the_kings_ring: 'crown',
};

/** The sign of a card; those of other packs have none. */
export const signOf = (key: string): string => SIGNS[key] ?? 'cards';
