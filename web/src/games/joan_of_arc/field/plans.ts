/** What units have declared, drawn on the map: a path for moves, two heads for charges, a sign at what is attacked. */

import type { Declared } from '../records.ts';
import type { Point } from './geometry.ts';

export type PlanKind = 'push' | 'charge' | 'shoot' | 'melee' | 'wait';

const KINDS: Record<string, PlanKind> = {
  move: 'push',
  haste: 'push',
  'forced-march': 'push',
  jump: 'push',
  carry: 'push',
  charge: 'charge',
  shoot: 'shoot',
  melee: 'melee',
  assault: 'melee',
};

/** The sign of an action. */
export const kindOfPlan = ({ deed }: Declared): PlanKind => KINDS[deed] ?? 'wait';

export interface Plan {
  units: number[];
  kind: PlanKind;
  /** The area that it leads to. */
  to: number | null;
  /** The areas that it leads through. */
  way: number[];
  /** The area that is attacked at the end. */
  strike: number | null;
  /** Whether all areas of its hex are attacked. */
  isOnHex: boolean;
}

/** Declared actions; those of one kind from one area to another are one plan. */
export function plansOf(declared: readonly Declared[]): Plan[] {
  const plans = new Map<string, Plan>();
  for (const deed of declared) {
    const kind = kindOfPlan(deed);
    if (kind === 'wait') continue;
    const isAttack = kind === 'shoot' || kind === 'melee';
    const aim = deed.deed === 'carry' ? null : deed.aim; // a carrier takes a unit along
    const to = isAttack ? null : (deed.way.at(-1) ?? aim);
    const strike = isAttack ? deed.aim : deed.strike;
    const isOnHex = deed.deed === 'assault';
    const key = `${kind} ${isOnHex} ${deed.way.join(' ')} ${to} ${strike}`;
    const plan = plans.get(key) ?? { units: [], kind, to, way: deed.way, strike, isOnHex };
    plan.units.push(deed.unit);
    plans.set(key, plan);
  }
  return [...plans.values()];
}

/** The middle of an arc. */
export function halfOf(from: Point, to: Point, bend: number): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  return [(from[0] + to[0]) / 2 - (dy * bend) / 2, (from[1] + to[1]) / 2 + (dx * bend) / 2];
}

const rounded = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/** An arc between two points, bent sideways by a part of its length; it ends before what it points at. */
export function bow(from: Point, to: Point, bend: number, short = 0): string {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const long = Math.hypot(dx, dy) || 1;
  const end: Point = [to[0] - (dx / long) * short, to[1] - (dy / long) * short];
  const middle: Point = [(from[0] + end[0]) / 2 - dy * bend, (from[1] + end[1]) / 2 + dx * bend];
  return `M${rounded(from)}Q${rounded(middle)} ${rounded(end)}`;
}
