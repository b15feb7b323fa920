/** Colour, emblem and pattern of what belongs to an era or to a Sabaton: never the colour alone. */

import type { IconName } from '../icons.ts';
import type { UnitCard } from '../records.ts';

export const EMBLEMS: readonly IconName[] = ['era_1', 'era_2', 'era_3', 'era_4'];

/** The messages that name the eras' ages. */
export const AGES = ['board-age-1', 'board-age-2', 'board-age-3', 'board-age-4'] as const;

/** The custom properties of an era, for a style attribute. */
export function eraTone(era: number): string {
  return `--tone: var(--era-${era}); --deep: var(--era-${era}-deep); --pattern: var(--pattern-${era}); --repeat: var(--repeat-${era})`;
}

/** The custom properties of a unit card: its era's, or plain steel. */
export function unitTone(card: UnitCard | undefined): string {
  if (card && card.kind !== 'base') return eraTone(card.group);
  return '--tone: var(--steel); --deep: var(--steel-deep); --pattern: var(--pattern-steel); --repeat: var(--repeat-steel)';
}

const TINCTURES = ['#e9b44c', '#6fb7d6', '#e58a76', '#a7c97a', '#c39be0'];

/** The colour of a Sabaton; steel before one is chosen. */
export function tinctureOf(sabaton: number | null): string {
  return (sabaton === null ? null : TINCTURES[sabaton % TINCTURES.length]) ?? '#8793a0';
}

/** The icon of a warfare token, by its key. */
export function tokenIcon(key: string): IconName {
  const icons: Record<string, IconName> = {
    heroic_death: 'heroic_death',
    accuracy: 'accuracy',
    diversion: 'diversion',
    relaunch: 'relaunch',
    chase: 'chase',
    tighten_up: 'tighten_up',
  };
  const line = (['long', 'medium', 'close'] as const).find((name) => key.startsWith(name));
  return icons[key] ?? line ?? 'battle';
}
