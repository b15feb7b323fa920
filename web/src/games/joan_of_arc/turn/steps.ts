/** The steps of an attack, and the dice of each unit in it. */

import type { AttackView, DieView } from '../records.ts';

export const STEPS = [
  { key: 'board-step-roll', icon: 'dice', asked: /^(Terror|AttackDice|Removal|Rolls|Assault)\./ },
  { key: 'board-step-rerolls', icon: 'reroll', asked: /^(Rework|Ruthless|Dodge)\./ },
  { key: 'board-step-shields', icon: 'shield', asked: /^Shields\./ },
  { key: 'board-step-allocate', icon: 'disrupt', asked: /^(Targeting|Allocation|Bodyguard|DeadlyBlow|Blows)\./ },
  { key: 'board-step-push', icon: 'push', asked: /^(Pushes|Ruins)\./ },
  { key: 'board-step-retaliate', icon: 'retaliate', asked: /^(StrikeBack|HighGround)\./ },
  { key: 'board-step-follow', icon: 'chev', asked: /^(FollowUp|Breakthrough|MoveOn|MeleeAgain)\./ },
] as const;

/** The first step that is about places rather than dice. */
export const FIRST_ON_MAP = STEPS.findIndex(({ key }) => key === 'board-step-push');

/** The current step: by what is asked, else by what has happened to the dice. */
export function stepOf(question: string, { dice }: AttackView): number {
  const asked = STEPS.findIndex((step) => step.asked.test(question));
  if (asked >= 0) return asked;
  if (dice.length === 0 || dice.some(({ result }) => result === null)) return 0;
  return dice.some(({ fate }) => fate !== 'in_play') ? 3 : 1;
}

export interface Rolled {
  unit: number | null;
  dice: { die: DieView; number: number }[];
}

/** The dice of a side by unit, in the order of the units; including units without dice. */
export function diceByUnit({ dice }: AttackView, isAttack: boolean, units: readonly number[]): Rolled[] {
  const rows = new Map<number | null, Rolled>(units.map((unit) => [unit, { unit, dice: [] }]));
  dice.forEach((die, number) => {
    if (die.is_attack !== isAttack) return;
    const row = rows.get(die.unit) ?? { unit: die.unit, dice: [] };
    row.dice.push({ die, number });
    rows.set(die.unit, row);
  });
  return [...rows.values()];
}
