/** Moves cubes and cards from their old places: quickly, never in the way, and not at all for reduced motion. */

import type { Happening } from '../../wire/types.ts';
import { cardOf, transfersOf } from './lighting.ts';

const EACH = 380; // milliseconds
const STAGGER = 110;
const LONGEST = 900; // from the first to the start of the last

/** Show in the current position how it came about. */
export function animate(board: HTMLElement, latest: readonly Happening[]): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const moving = latest.filter((one) => one.event === 'card-played' || transfersOf(one).length > 0);
  moving.forEach((happening, index) => {
    const delay = Math.min(index * STAGGER, LONGEST);
    if (happening.event === 'card-played') lay(board, happening, delay);
    for (const { from, to, count } of transfersOf(happening)) fly(board, from, to, count, delay);
  });
}

function spot(board: HTMLElement, name: string): HTMLElement | null {
  return board.querySelector<HTMLElement>(`[data-spot="${name}"]`);
}

function lay(board: HTMLElement, { told }: Happening, delay: number): void {
  const card = spot(board, cardOf(Number(told['seat']), Number(told['card'])));
  card?.animate(
    [
      { opacity: 0, translate: '0 1.5rem', scale: 1.15 },
      { opacity: 1, translate: '0 0', scale: 1 },
    ],
    { duration: EACH, delay, easing: 'cubic-bezier(0.2, 0.9, 0.3, 1)', fill: 'backwards' },
  );
}

/** The last cubes of a place arrive from another one. */
function fly(board: HTMLElement, from: string, to: string, count: number, delay: number): void {
  const origin = spot(board, from)?.getBoundingClientRect();
  const cubes = [...(spot(board, to)?.querySelectorAll<HTMLElement>('[data-cube]') ?? [])].slice(-count);
  if (!origin) return;
  for (const cube of cubes) {
    const place = cube.getBoundingClientRect();
    const x = origin.left + origin.width / 2 - place.left - place.width / 2;
    const y = origin.top + origin.height / 2 - place.top - place.height / 2;
    cube.animate([{ translate: `${x}px ${y}px` }, { translate: '0 0' }], {
      duration: EACH,
      delay,
      easing: 'cubic-bezier(0.3, 0.7, 0.2, 1)',
      fill: 'backwards',
    });
  }
}
