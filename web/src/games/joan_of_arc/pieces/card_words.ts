/** What is on a unit card, in words; the terminal says the same in show/text_cards.py. */

import type { CardView, ConditionView, PowerView, SkillView, WarView } from '../records.ts';
import type { Words } from '../words.ts';

const GAINS = [
  'experience',
  'legend',
  'intrigue',
  'legend_card',
  'command',
  'charge',
  'reactivation',
  'interrupt',
] as const;
const KINDS = new Set([
  ...['troop', 'character', 'civilian', 'war_machine', 'gigantic_creature', 'infantry', 'cavalry', 'flying'],
  ...['machine', 'bowmen', 'damages_buildings', 'talks', 'skeleton', 'penitent'],
]);
const WHENS: Record<string, string> = { in: 'standing-in' };
const VALUED = new Set(['haste', 'jump', 'terror']);

const hyphened = (name: string): string => name.replaceAll('_', '-');

/** A kind, an arm, a mark, a faction, or a unit. */
function unitWord(war: WarView, words: Words, word: string): string {
  if (KINDS.has(word)) return words.say(`card-${hyphened(word)}`);
  if (war.factions.includes(word)) return words.say(`faction-${word}`);
  return words.say(`unit-${war.cards[word]?.name ?? word}`);
}

function conditionWords(war: WarView, words: Words, { when, of, count }: ConditionView): string {
  const named = (): string => {
    if (when === 'paying') return words.say(`gain-${GAINS.indexOf(of as (typeof GAINS)[number])}`);
    if (when === 'in') return words.say(`terrain-${of}`);
    return of
      .split(' ')
      .map((word) => unitWord(war, words, word))
      .join(', ');
  };
  return [
    words.say(`card-${WHENS[when] ?? when}`),
    ...(count > 1 || when === 'paying' ? [String(count)] : []),
    ...(of ? [named()] : []),
  ].join(' ');
}

/** Kind and arm, banners, size. */
export function kindWords(war: WarView, words: Words, card: CardView): string {
  return [
    words.say(`card-${hyphened(card.kind)}`),
    words.say(`card-${hyphened(card.arm)}`),
    ...card.banners.map((banner) => words.say(`faction-${banner}`)),
    ...(card.size > 1 ? [`${words.say('card-size')} ${card.size}`] : []),
    ...(card.kind === 'gigantic_creature' ? [words.say('board-giant-fills')] : []),
    ...(card.activation > 1 ? [words.say('board-giant-orders', { count: card.activation })] : []),
    ...card.tags.map((tag) => unitWord(war, words, tag)),
  ].join(' · ');
}

export interface Told {
  name: string;
  help: string;
  rule: string;
}

export function skillTold(war: WarView, words: Words, { skill, value, condition }: SkillView): Told {
  const valued = VALUED.has(skill) || value > 1 ? ` ${value}` : '';
  const when = condition ? ` (${conditionWords(war, words, condition)})` : '';
  return {
    name: `${words.say(`skill-${skill}`)}${valued}${when}`,
    help: words.say(`skill-${skill}-help`),
    rule: `JA-9.${skill}`,
  };
}

/** When a power applies, how often and to what, and what it does. */
export function powerTold(words: Words, { effect, timing, limit, costs }: PowerView): Told {
  const price = [
    costs[0] ? `${costs[0]} ${words.say('gain-0')}` : '',
    costs[1] ? `${costs[1]} ${words.say('gain-1')}` : '',
  ];
  const name = [
    words.say(`card-${hyphened(timing)}`),
    ...(limit === 'none' ? [] : [words.say(`card-once-a-${limit}`)]),
    ...price.filter(Boolean),
  ].join(', ');
  return { name, help: words.say(`power-${effect}`), rule: 'JA-6.9' };
}

export interface Shown {
  dice: { colour: string; changed: string }[];
  automatic: string[];
  /** When these dice apply; empty for the usual ones. */
  when: string;
}

/** The dice of a roll: the usual ones, then those that replace them. */
export function diceShown(war: WarView, words: Words, card: CardView, roll: 'melee' | 'shooting' | 'defence'): Shown[] {
  const usual = card[roll];
  const of = (dice: readonly number[], automatic: readonly string[], when: string): Shown => ({
    dice: dice.map((die) => dieShown(war, words, die)),
    automatic: automatic.map((result) => words.say(`result-${result}`)),
    when,
  });
  return [
    ...(usual && usual.dice.length + usual.automatic.length > 0 ? [of(usual.dice, usual.automatic, '')] : []),
    ...card.other_dice
      .filter((other) => other.roll === roll)
      .map((other) => of(other.dice, other.automatic, conditionWords(war, words, other.condition))),
  ];
}

/** The colour of a die, and which of its faces count as something else on this card. */
function dieShown(war: WarView, words: Words, number: number): { colour: string; changed: string } {
  const die = war.dice[number]!;
  const usual = war.dice.find(({ colour }) => colour === die.colour)!;
  const changed = new Set(
    usual.faces.flatMap((face, index) => {
      const into = die.faces[index]!;
      return face === into ? [] : [`${words.say(`result-${face}`)} → ${words.say(`result-${into}`)}`];
    }),
  );
  return { colour: die.colour, changed: [...changed].join(', ') };
}

export function commandWords(war: WarView, words: Words, card: CardView): string {
  if (!card.command) return '';
  const { range, units, whom } = card.command;
  const reach = range === 'adjacent' ? words.say('card-adjacent') : `${words.say('card-range')} ${range}`;
  return [`${words.say('card-at-most')} ${units}`, reach, ...(whom ? [unitWord(war, words, whom)] : [])].join(', ');
}

const REWARDS = ['token-experience', 'token-legend', 'board-points'];

export const rewardWords = (words: Words, { rewards }: CardView): string =>
  rewards.flatMap((count, number) => (count ? [`${count} × ${words.say(REWARDS[number]!)}`] : [])).join(', ');
