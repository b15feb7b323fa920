/** Moves units from their old places: quickly, never in the way, and not at all with reduced motion. */

import type { Happening } from '../../wire/types.ts';

const DURATIONS = { move: 300, charge: 220, push: 220 }; // milliseconds
const STAGGER = 90;
const LONGEST = 1200; // from the first to the start of the last

export interface Step {
  unit: number;
  from: number;
  to: number;
  kind: keyof typeof DURATIONS;
}

const KINDS: Record<string, Step['kind']> = { 'unit-pushed': 'push', 'unit-charged': 'charge' };

/** The moves in what has happened, one for each unit: from where it was first to where it is now. */
export function stepsIn(latest: readonly Happening[]): Step[] {
  const steps = new Map<number, Step>();
  const kinds = new Map<number, Step['kind']>();
  for (const { event, told } of latest) {
    const kind = KINDS[event];
    if (kind) kinds.set(Number(told['unit']), kind);
    if (!('unit' in told && 'origin' in told && 'area' in told)) continue;
    const [unit, from, to] = [Number(told['unit']), Number(told['origin']), Number(told['area'])];
    if (from < 0 || to < 0) continue;
    steps.set(unit, { unit, from: steps.get(unit)?.from ?? from, to, kind: 'move' });
  }
  return [...steps.values()]
    .filter(({ from, to }) => from !== to)
    .map((step) => ({ ...step, kind: kinds.get(step.unit) ?? step.kind }));
}

export interface Fall {
  unit: number;
  /** Where it was. */
  area: number;
}
const FALLS = new Set(['unit-disrupted', 'unit-destroyed', 'unit-captured']);

/** The units that have left the map, each once; not those that were in the infirmary before. */
export function fallenIn(latest: readonly Happening[]): Fall[] {
  const falls = new Map<number, Fall>();
  for (const { event, told } of latest) {
    const fall = { unit: Number(told['unit']), area: Number(told['area']) };
    if (FALLS.has(event) && fall.area >= 0 && !falls.has(fall.unit)) falls.set(fall.unit, fall);
  }
  return [...falls.values()];
}

/** Whether things may move: not with reduced motion. */
export const allowsMotion = (): boolean => !matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Show in the current position how the units got there, and which were wounded. */
export function animate(sheet: Element, latest: readonly Happening[]): void {
  if (!allowsMotion()) return;
  const tokenOf = (unit: number): SVGGElement | null => sheet.querySelector(`[data-units~="${unit}"] > g`);
  stepsIn(latest).forEach(({ unit, from, kind }, index) => {
    const token = tokenOf(unit);
    const origin = sheet.querySelector<SVGGElement>(`.area[data-area="${from}"]`);
    const matrix = token?.getScreenCTM();
    if (!token || !origin || !matrix) return;
    const box = origin.getBoundingClientRect();
    const start = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(matrix.inverse());
    token.animate([{ transform: `translate(${start.x}px, ${start.y}px)` }, { transform: 'translate(0, 0)' }], {
      duration: DURATIONS[kind],
      delay: Math.min(index * STAGGER, LONGEST),
      easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
      fill: 'backwards',
    });
  });
  for (const { event, told } of latest) {
    if (event !== 'unit-wounded') continue;
    const shaken = [0, -5, 5, -3, 0].map((x) => ({ transform: `translate(${x}px, 0)` }));
    tokenOf(Number(told['unit']))?.animate(shaken, { duration: 260 });
  }
}
