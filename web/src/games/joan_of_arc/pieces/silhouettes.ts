/** Which drawing represents a unit card, and the outline of its token. */

import { tintOf } from '../position.ts';
import type { CardView, WarView } from '../records.ts';
import type { FIGURES } from './figures.ts';

export type Figure = keyof typeof FIGURES | (typeof BEASTS)[number];
/** The drawings of gigantic creatures, loaded with the wonders; the first two are for those without their own. */
const BEASTS = ['tarasque', 'dragon', 'leviathan', 'devil'] as const;
export type Outline = 'french' | 'english' | 'holy' | 'unholy' | 'civilian';

/** What the name of a card says beyond its kind and arm; the first word that it contains counts. */
const NAMES: readonly [RegExp, Figure][] = [
  [/joan_of_arc/, 'hero_banner'],
  [/hound|dog|wol(f|ves)/, 'hound'],
  [/priest|monk|penitent|flagellant|supplicant|cros/, 'monk'],
  [/pike/, 'inf_pike'],
  [/halberd|voulg|guisarm/, 'inf_halberd'],
  [/peasant|militia/, 'inf_militia'],
  [/knight/, 'knight'],
];

export function figureOf({ name, kind, arm, shooting, banners }: CardView): Figure {
  if (kind === 'gigantic_creature') {
    return BEASTS.find((beast) => name.includes(beast)) ?? BEASTS[arm === 'flying' ? 1 : 0];
  }
  if (arm === 'flying') return banners.includes('unholy') ? 'demon' : 'flying';
  if (kind === 'war_machine' || arm === 'machine') return 'machine';
  const isMounted = arm === 'cavalry';
  if (kind === 'character' && !name.startsWith('joan_of_arc')) return isMounted ? 'hero_horse' : 'hero';
  const named = NAMES.find(([pattern]) => pattern.test(name))?.[1];
  if (isMounted) return named === 'knight' ? 'knight' : 'sergeant_horse';
  if (kind === 'civilian') return named === 'monk' ? 'monk' : 'civilian';
  if (shooting) return shooting.type === 'direct' ? 'xbow' : 'bow';
  return named === undefined || named === 'knight' ? 'inf_sword' : named;
}

/** The outline shows the side, not only its colour. */
export function outlineOf(war: WarView, side: number | null, { kind, banners }: CardView): Outline {
  if (side === null || kind === 'civilian') return 'civilian';
  if (banners.length === 1 && (banners[0] === 'holy' || banners[0] === 'unholy')) return banners[0];
  return outlineOfSide(war, side);
}

/** The outline of a side's arms. */
export function outlineOfSide(war: WarView, side: number): Outline {
  const name = war.sides[side];
  return name === 'holy' || name === 'unholy' ? name : tintOf(war, side) === 'blue' ? 'french' : 'english';
}
