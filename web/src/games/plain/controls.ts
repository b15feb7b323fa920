/** The things that can be chosen, each with its choices, derived from the offers. */

import type { Item } from '../../texts/shelf.ts';
import type { Offer } from '../../wire/types.ts';
import { offersByThing, thing, type Thing, type Verbs } from '../things.ts';

/** A thing, its name, and the offers that name it. */
export interface Listed {
  thing: Thing;
  name: Item;
  offers: Offer[];
}
export interface Controls {
  things: Listed[];
  /** Offers that name nothing, or only numbers. */
  others: Offer[];
}

/** The things that an offer names, with their names; a number without a name is not a thing. */
function namedBy({ choice: [verb, ...ids], phrase }: Offer, verbs: Verbs): [Thing, Item][] {
  return Object.entries(verbs[String(verb)] ?? {}).flatMap(([argument, kind], index) => {
    const name = phrase.arguments?.[argument];
    const isName = typeof name === 'string' || (typeof name === 'object' && !Array.isArray(name));
    return isName ? [[thing(kind, Number(ids[index])), name] as [Thing, Item]] : [];
  });
}

export function controlsOf(offers: readonly Offer[], verbs: Verbs): Controls {
  const named = new Map(offers.map((offer) => [offer.choice, namedBy(offer, verbs)]));
  const names = new Map([...named.values()].flat());
  const found = offersByThing(offers, (choice) => named.get(choice)!.map(([one]) => one));
  return {
    things: [...found].map(([one, members]) => ({ thing: one, name: names.get(one)!, offers: members })),
    others: offers.filter(({ choice }) => named.get(choice)!.length === 0),
  };
}
