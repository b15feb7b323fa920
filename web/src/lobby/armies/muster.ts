/** Armies that are being bought, and where this browser stores them until they are fielded. */

import type { ArmyChoices, ArmyListInfo, ArmyWish, BattleWish, UnitOffer } from '../../wire/types.ts';

const ARMIES = 'timefront.armies';
/** No list has more of a unit. */
const MOST_ALIKE = 20;

/** A list for the opponent: the one after the next, which belongs to another side. */
export const otherList = (choices: ArmyChoices, army: string): string => {
  const keys = choices.lists.map(({ key }) => key);
  return keys[(keys.indexOf(army) + 2) % keys.length]!;
};

/** A battle of the smallest size on the first field, with nothing bought yet. */
export function usualBattle(choices: ArmyChoices): BattleWish {
  const [size] = Object.keys(choices.sizes) as [string];
  const army = choices.lists[0]!.key;
  const armies = [army, otherList(choices, army)].map((key) => ({ army: key, size, units: {} }));
  return { armies, field: choices.fields[0]! };
}

/** An army with one more or one less of a unit; an entry of zero is removed. */
export function withUnit(army: ArmyWish, unit: string, by: 1 | -1): ArmyWish {
  const count = Math.min(Math.max((army.units[unit] ?? 0) + by, 0), MOST_ALIKE);
  const others = Object.entries(army.units).filter(([name]) => name !== unit);
  return { ...army, units: Object.fromEntries(count > 0 ? [...others, [unit, count]] : others) };
}

export const countOf = (army: ArmyWish): number => Object.values(army.units).reduce((sum, count) => sum + count, 0);

/** The units of a list by category, in the order of the list. */
export function byCategory(list: ArmyListInfo): [string, UnitOffer[]][] {
  const found = new Map<string, UnitOffer[]>();
  for (const unit of list.units) found.set(unit.category, [...(found.get(unit.category) ?? []), unit]);
  return [...found];
}

export const countIn = (army: ArmyWish, units: readonly UnitOffer[]): number =>
  units.reduce((sum, { unit }) => sum + (army.units[unit] ?? 0), 0);

// What is stored

/** The battle of a game in a stored text, if everything it names can still be chosen. */
export function battleIn(stored: string | null, game: string, choices: ArmyChoices): BattleWish | null {
  try {
    const found = (JSON.parse(stored ?? '{}') as Record<string, unknown>)[game];
    return isBattle(found, choices) ? found : null;
  } catch {
    return null;
  }
}

function isBattle(thing: unknown, choices: ArmyChoices): thing is BattleWish {
  const { armies, field } = (thing ?? {}) as Partial<BattleWish>;
  return (
    Array.isArray(armies) &&
    armies.length === 2 &&
    armies.every((army) => isArmy(army, choices)) &&
    armies[0]!.size === armies[1]!.size &&
    choices.fields.includes(field ?? '')
  );
}

function isArmy(thing: unknown, choices: ArmyChoices): thing is ArmyWish {
  const { army, size, units } = (thing ?? {}) as Partial<ArmyWish>;
  const list = choices.lists.find(({ key }) => key === army);
  if (!list || typeof size !== 'string' || !(size in choices.sizes) || typeof units !== 'object') return false;
  const isOffered = (name: string): boolean => list.units.some(({ unit }) => unit === name);
  return Object.entries(units).every(([name, count]) => isOffered(name) && Number.isInteger(count) && count > 0);
}

export function keptBattle(game: string, choices: ArmyChoices): BattleWish | null {
  try {
    return battleIn(localStorage.getItem(ARMIES), game, choices);
  } catch {
    return null; // a browser without storage
  }
}

export function keepBattle(game: string, battle: BattleWish): void {
  try {
    const kept = JSON.parse(localStorage.getItem(ARMIES) ?? '{}') as Record<string, unknown>;
    localStorage.setItem(ARMIES, JSON.stringify({ ...kept, [game]: battle }));
  } catch {
    // without storage the army lasts until the page is left
  }
}
