/** Which part of the map is visible: zoom from one to four about a point, moved by hand, never out of sight. */

import type { Extent, Point } from './geometry.ts';

export interface Seen {
  zoom: number;
  x: number;
  y: number;
}
export const WHOLE: Seen = { zoom: 1, x: 0, y: 0 };
const MOST = 4;

/** A view that is always filled by the map: its edges never move inside the frame. */
export function clamped({ zoom, x, y }: Seen, [left, top, width, height]: Extent): Seen {
  const k = Math.min(Math.max(zoom, 1), MOST);
  const within = (value: number, from: number, size: number): number =>
    Math.min(Math.max(value, (from + size) * (1 - k)), from * (1 - k)) + 0;
  return { zoom: k, x: within(x, left, width), y: within(y, top, height) };
}

/** Zoomed about a point that stays fixed. */
export function zoomed(seen: Seen, factor: number, at: Point, extent: Extent): Seen {
  const zoom = Math.min(Math.max(seen.zoom * factor, 1), MOST);
  const ratio = zoom / seen.zoom;
  return clamped({ zoom, x: at[0] - (at[0] - seen.x) * ratio, y: at[1] - (at[1] - seen.y) * ratio }, extent);
}

export const moved = (seen: Seen, dx: number, dy: number, extent: Extent): Seen =>
  clamped({ ...seen, x: seen.x + dx, y: seen.y + dy }, extent);

/** How far a finger or a mouse may move before it is no longer a click. */
const SLIP = 6;

/** A map that can be moved: the wheel zooms, dragging moves, two fingers do both. */
export class MapView {
  seen = $state.raw<Seen>(WHOLE);
  /** Whether it glides to its target: not while a hand moves it. */
  isGliding = $state(false);
  readonly #extent: () => Extent;
  #svg: SVGSVGElement | null = null;
  readonly #fingers: Map<number, Point>;
  #isDragged = false;

  constructor(extent: () => Extent) {
    this.#extent = extent;
    this.#fingers = new Map(); // eslint-disable-line svelte/prefer-svelte-reactivity -- nothing is drawn by it
  }

  whole(): void {
    this.isGliding = true;
    this.seen = WHOLE;
  }

  /** By a button or a key: about the middle of the visible part. */
  by(factor: number): void {
    const [left, top, width, height] = this.#extent();
    this.isGliding = true;
    this.seen = zoomed(this.seen, factor, [left + width / 2, top + height / 2], this.#extent());
  }

  get transform(): string {
    const { zoom, x, y } = this.seen;
    return `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) scale(${zoom.toFixed(3)})`;
  }

  #pointOf(event: { clientX: number; clientY: number }): Point {
    const matrix = this.#svg?.getScreenCTM()?.inverse();
    if (!matrix) return [0, 0];
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
    return [x, y];
  }

  /** Lets an element be moved by hand. */
  readonly attach = (place: Element): (() => void) => {
    this.#svg = place.querySelector('svg.map');
    const wheel = (event: Event): void => {
      const turned = event as WheelEvent;
      event.preventDefault();
      this.isGliding = false;
      this.seen = zoomed(this.seen, Math.exp(-turned.deltaY / 400), this.#pointOf(turned), this.#extent());
    };
    const down = (event: Event): void => {
      const pointer = event as PointerEvent;
      if (pointer.pointerType === 'mouse' && pointer.button !== 0) return;
      if (this.#fingers.size === 0) this.#isDragged = false;
      this.#fingers.set(pointer.pointerId, [pointer.clientX, pointer.clientY]);
    };
    const move = (event: Event): void => this.#move(event as PointerEvent, place);
    const up = (event: Event): void => void this.#fingers.delete((event as PointerEvent).pointerId);
    const click = (event: Event): void => {
      if (!this.#isDragged) return;
      this.#isDragged = false;
      event.stopPropagation();
      event.preventDefault();
    };
    place.addEventListener('wheel', wheel, { passive: false });
    place.addEventListener('pointerdown', down);
    place.addEventListener('pointermove', move);
    for (const end of ['pointerup', 'pointercancel']) window.addEventListener(end, up);
    place.addEventListener('click', click, { capture: true });
    return () => {
      place.removeEventListener('wheel', wheel);
      place.removeEventListener('pointerdown', down);
      place.removeEventListener('pointermove', move);
      for (const end of ['pointerup', 'pointercancel']) window.removeEventListener(end, up);
      place.removeEventListener('click', click, { capture: true });
    };
  };

  #move(event: PointerEvent, place: Element): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now: Point = [event.clientX, event.clientY];
    if (!this.#isDragged && Math.hypot(now[0] - before[0], now[1] - before[1]) < SLIP) return;
    this.#isDragged = true;
    this.isGliding = false;
    if (!place.hasPointerCapture(event.pointerId)) place.setPointerCapture(event.pointerId);
    const others = [...this.#fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
    const scale = this.#svg?.getScreenCTM()?.a ?? 1;
    this.seen = moved(
      this.seen,
      (now[0] - before[0]) / scale / this.#fingers.size,
      (now[1] - before[1]) / scale / this.#fingers.size,
      this.#extent(),
    );
    const other = others[0];
    if (other) {
      const apart = (one: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
      const middle = { clientX: (now[0] + other[0]) / 2, clientY: (now[1] + other[1]) / 2 };
      this.seen = zoomed(this.seen, apart(now) / (apart(before) || 1), this.#pointOf(middle), this.#extent());
    }
    this.#fingers.set(event.pointerId, now);
  }
}
