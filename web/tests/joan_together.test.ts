/** Joan's board: what several units do together with one press, although the rules ask about one after the other. */

import { describe, expect, test } from 'vitest';

import type { WarView } from '../src/games/joan_of_arc/records.ts';
import { Chain } from '../src/games/joan_of_arc/turn/together/chain.ts';
import { jointFollowUp } from '../src/games/joan_of_arc/turn/together/joint.ts';
import type { Offer } from '../src/wire/types.ts';

const offer = (...choice: (string | number)[]): Offer => ({ choice, rule: '', phrase: { key: 'x', arguments: {} } });

/** A knight and a squire in area 0, who attack area 1 with room for so many units. */
function warWith(room: number, attackers: number[] = []): WarView {
  const unit = (card: string) => ({ card, area: 0, owner: 0 });
  return {
    units: [unit('knight'), unit('squire')],
    cards: { knight: { size: 2 }, squire: { size: 1 } },
    ground: [{ room: 0 }, { room }],
    attack: { attackers, target: 1 },
  } as unknown as WarView;
}

describe('JA-7.9 a follow-up of all attackers', () => {
  const offers = [offer('hold-ground'), offer('follow-up', 0), offer('follow-up', 1)];

  test('is one press if there is room for all', () => {
    const joint = jointFollowUp(warWith(3, [0, 1]), offers)!;
    expect(joint.first).toBe(offers[1]);
    expect(joint.phrase.key).toBe('board-follow-together');
    expect(joint.next([offers[0]!, offers[2]!])).toBe(offers[2]);
    expect(joint.next([offers[0]!])).toBeNull();
  });

  test('has to be chosen if only some have room', () => {
    expect(jointFollowUp(warWith(2, [0, 1]), offers)).toBeNull();
  });

  test('is named after the unit if there is only one', () => {
    const joint = jointFollowUp(warWith(1, [1]), [offers[0]!, offers[2]!])!;
    expect(joint.phrase).toBe(offers[2]!.phrase);
    expect(joint.next([offers[2]!])).toBeNull();
    expect(jointFollowUp(warWith(1, [1]), [offers[0]!])).toBeNull();
  });
});

describe('choices that follow from one press', () => {
  const [first, second] = [offer('follow-up', 0), offer('follow-up', 1)];
  const next = (offers: readonly Offer[]): Offer | null => offers[0] ?? null;
  const before = { offers: [first], question: 'FollowUp.follower' };
  const joint = { first, phrase: first.phrase, next };

  function begun(): Chain {
    const chain = new Chain();
    chain.begin(before, joint);
    return chain;
  }

  test('are made as soon as they are offered, each once', () => {
    const chain = begun();
    expect(chain.nextOf(before)).toBeNull();
    const after = { ...before, offers: [second] };
    expect(chain.nextOf(after)).toBe(second);
    expect(chain.nextOf(after)).toBeNull();
  });

  test.each([
    ['somebody else is asked', { offers: [], question: '' }],
    ['something else is asked', { offers: [second], question: 'MoveOn.mover' }],
  ])('end when %s', (_, now) => {
    const chain = begun();
    expect(chain.nextOf(now)).toBeNull();
    expect(chain.nextOf({ ...before, offers: [second] })).toBeNull();
  });

  test('end when the player chooses something else', () => {
    const chain = begun();
    chain.stop();
    expect(chain.nextOf({ ...before, offers: [second] })).toBeNull();
  });
});
