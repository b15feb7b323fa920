/** Legend cards in hand, intrigue, equipment, and discussions. */

import { describe, expect, test } from 'vitest';

import { offersFor } from '../src/games/joan_of_arc/controls.ts';
import front from '../src/games/joan_of_arc/index.ts';
import { DOINGS, inOrder, piecesOf, STATES, whyNotUsed } from '../src/games/joan_of_arc/players/equipment.ts';
import { handOf, isAboutCards, signOfMoment, whyNot } from '../src/games/joan_of_arc/players/hand.ts';
import { eventsOf, isAboutIntrigue, othersWithCards } from '../src/games/joan_of_arc/players/intrigue.ts';
import { answersIn, questionsOf, whyNotAsked } from '../src/games/joan_of_arc/players/talk.ts';
import type { EquipmentView, IntrigueEventView, TalkView, WarView } from '../src/games/joan_of_arc/records.ts';
import { bonusRows, titleOf } from '../src/games/joan_of_arc/turn/bonus.ts';
import type { Happening, Offer } from '../src/wire/types.ts';
import { VERBS } from './verbs.ts';

const offer = (...choice: [string, ...number[]]): Offer => ({
  ...{ choice, rule: 'JA-8.5' },
  phrase: { key: `choice-${choice[0]}`, arguments: {} },
});

describe('the hand', () => {
  const card = (id: number, key: string, window: string): WarView['legend_cards'][number] => ({
    ...{ id, key, window, cost: 1 },
  });
  const war = {
    legend: {
      ...{ deck: 4, discard: [], playing: [], lasting: [] },
      hands: [
        { count: 2, cards: ['fresh_horses', 'hold_the_line'] },
        { count: 3, cards: null },
      ],
    },
    legend_cards: [
      card(8, 'fresh_horses', 'order'),
      card(9, 'night_march', 'order'),
      card(16, 'hold_the_line', 'defence_rolled'),
    ],
  } as Partial<WarView> as WarView;

  test('what can be played comes first, with the offer that plays it', () => {
    const hand = handOf(war, 0, [offer('play-card', 16), offer('play-no-card')]);
    expect(hand?.map(({ key, offer: found }) => [key, found?.choice])).toEqual([
      ['hold_the_line', ['play-card', 16]],
      ['fresh_horses', undefined],
    ]);
  });

  test('nobody sees the hand of another seat, and who watches sees none', () => {
    expect(handOf(war, 1, [])).toBeNull();
    expect(handOf(war, null, [])).toBeNull();
    expect(handOf({ legend: null, legend_cards: [] } as Partial<WarView> as WarView, 0, [])).toBeNull();
  });

  test('it comes to the top where a card is asked for, and stays where it is while orders are given', () => {
    expect(isAboutCards('CardWindow.card', [offer('play-no-card')])).toBe(true);
    expect(isAboutCards('PlayCard.anchor', [offer('choose-unit', 3)])).toBe(true);
    expect(isAboutCards('InterruptWindow.reaction', [offer('play-card', 9), offer('let-pass')])).toBe(true);
    expect(isAboutCards('InterruptWindow.reaction', [offer('let-pass')])).toBe(false);
    expect(isAboutCards('OrderPhase.order_or_card', [offer('play-card', 8)])).toBe(false);
  });

  test('a card that is not for now is asked about', () => {
    expect(whyNot('OrderPhase.order_or_card', 16)).toEqual(['play-card', 16]);
    expect(whyNot('DiscardCards.card', 16)).toEqual(['discard-card', 16]);
  });

  test('every moment has a sign', () => {
    expect(signOfMoment('order')).toBe('command');
    expect(signOfMoment('some_other_moment')).toBe('cards');
  });

  test('the curtain falls where there are hands', () => {
    expect(front.isOpen?.(war)).toBe(false);
    expect(front.isOpen?.({ legend: null } as WarView)).toBe(true);
  });
});

describe('intrigue', () => {
  const event = (id: number, key: string, is_triggered = false): IntrigueEventView => ({
    ...{ id, key, cost: 2, is_triggered, refusal: is_triggered ? 'triggered-before' : null },
  });
  const player = (...intrigue: IntrigueEventView[]): WarView['players'][number] => ({
    ...{ side: 0, orders: {}, tokens: { intrigue: 2 }, morale: null, intrigue },
  });
  const war = {
    players: [
      player(event(4, 'spy_in_the_camp', true), event(5, 'pay_chest')),
      player(),
      player(event(9, 'black_mass')),
    ],
  } as Partial<WarView> as WarView;
  const triggering = offer('trigger', 5);

  test('an event that can be triggered comes first, with its offer; another tells why not', () => {
    const rows = eventsOf(war, 0, [triggering, offer('end-turn')]);
    expect(rows.map(({ key, offer: found, refusal }) => [key, found, refusal])).toEqual([
      ['pay_chest', triggering, null],
      ['spy_in_the_camp', null, 'triggered-before'],
    ]);
  });

  test('the cards of others lie open, to who watches all of them', () => {
    expect(othersWithCards(war, 0)).toEqual([2]);
    expect(othersWithCards(war, null)).toEqual([0, 2]);
    expect(eventsOf(war, 2, []).map(({ key }) => key)).toEqual(['black_mass']);
  });

  test('the card comes to the top where it is triggered outside the own turn', () => {
    expect(isAboutIntrigue('InterruptWindow.reaction', [triggering])).toBe(true);
    expect(isAboutIntrigue('InterruptWindow.reaction', [offer('let-pass')])).toBe(false);
    expect(isAboutIntrigue('OrderPhase.order', [triggering])).toBe(false);
  });
});

describe('equipment', () => {
  const verbs = VERBS.joan_of_arc;
  const piece = (key: string, place: EquipmentView['place'], unit: number | null): EquipmentView => ({
    ...{ key, deck: 'myth', place, unit },
  });
  const war = {
    equipment: [
      piece('wolfskin', 'deck', null),
      piece('jack_of_plates', 'worn', 3),
      piece('siege_ladders', 'not_on', 3),
    ],
  } as Partial<WarView> as WarView;

  test('a unit has what lies on it, put on or not', () => {
    expect(piecesOf(war, 3).map(({ id, place }) => [id, place])).toEqual([
      [1, 'worn'],
      [2, 'not_on'],
    ]);
    expect(piecesOf(war, 4)).toEqual([]);
    expect(piecesOf(war, 3).every(({ place }) => STATES[place])).toBe(true);
  });

  test('all that is done with a piece has a name, and is found by the piece', () => {
    const offers = [offer('put-on', 3, 2), offer('use-equipment', 3, 1), offer('give-equipment', 1, 4)];
    const found = offersFor([...offers, offer('discard-equipment', 1)], war, verbs, 'equipment-1');
    expect(found.map(({ choice }) => choice[0])).toEqual(['use-equipment', 'give-equipment', 'discard-equipment']);
    const handling = Object.keys(verbs).filter((verb) => Object.values(verbs[verb]!).includes('equipment'));
    expect(Object.keys(DOINGS).sort()).toEqual(handling.sort());
  });

  test('putting on comes before discarding, and what cannot be used can be asked about', () => {
    const offers = [offer('discard-equipment', 2), offer('put-on', 3, 2)];
    expect(inOrder(offers).map(({ choice }) => choice[0])).toEqual(['put-on', 'discard-equipment']);
    const [worn, notOn] = piecesOf(war, 3);
    expect(whyNotUsed(notOn!, 3, offers)).toBeNull();
    expect(whyNotUsed(notOn!, 3, offers.slice(0, 1))).toEqual(['put-on', 3, 2]);
    expect(whyNotUsed(worn!, 3, [])).toEqual(['use-equipment', 3, 1]);
  });

  test('what a character puts on and uses is offered beside the map', () => {
    const rows = bonusRows([offer('put-on', 3, 2), offer('use-equipment', 3, 1), offer('discard-equipment', 1)]);
    expect(rows.map(({ unit }) => unit)).toEqual([3, 3]);
    expect(titleOf('Declaration.deed')).toBe('board-bonus');
  });

  test('so is which of three pieces a character discards', () => {
    const rows = bonusRows([1, 2, 5].map((card) => offer('discard-surplus', 3, card)));
    expect(rows.map(({ unit, offer: { choice } }) => [unit, choice[2]])).toEqual([1, 2, 5].map((card) => [3, card]));
    expect(titleOf('GainEquipment.surplus')).toBe('board-equipment');
  });
});

describe('discussions', () => {
  const talk: TalkView = {
    ...{ seat: 0, unit: 3, speaker: 9, card: 'cooling_blade', asked: null },
    questions: [
      { letter: 'A', banner: null, is_risky: false, is_open: true },
      { letter: 'D', banner: 'english', is_risky: true, is_open: false },
    ],
  };
  const told = (...events: string[]): Happening[] =>
    events.map((event) => ({ ...{ number: 1, event, rule: '', told: {} }, phrase: { key: event, arguments: {} } }));
  const names = (lists: Happening[][]): string[][] => lists.map((lines) => lines.map(({ event }) => event));

  test('a question has the offer that asks it, if the character may', () => {
    expect(questionsOf(talk, [offer('ask', 0)]).map(({ offer: found }) => found?.choice)).toEqual([
      ['ask', 0],
      undefined,
    ]);
    expect(whyNotAsked('D')).toEqual(['ask', 3]);
  });

  test('an answer is all that follows from a question, and nothing else', () => {
    const happened = told('unit-moved', 'question-asked', 'answer-given', 'card-gave', 'speaker-left', 'order-placed');
    expect(names(answersIn(happened))).toEqual([['question-asked', 'answer-given', 'card-gave', 'speaker-left']]);
  });

  test('a second question begins another answer, and a die that was rolled again one of its own', () => {
    const twice = told('question-asked', 'answer-given', 'discussion-card-drawn', 'question-asked', 'answer-given');
    expect(names(answersIn(twice)).map((lines) => lines.length)).toEqual([3, 2]);
    expect(names(answersIn(told('charisma-used', 'test-rolled', 'card-gave')))).toHaveLength(1);
    expect(answersIn(told('card-gave', 'unit-moved'))).toEqual([]);
  });

  test('a talk is offered beside the map', () => {
    expect(bonusRows([offer('discuss', 3, 9), offer('wait', 3)]).map(({ unit }) => unit)).toEqual([3]);
  });
});
