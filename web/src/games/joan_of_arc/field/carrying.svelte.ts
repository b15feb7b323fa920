/** Units that are dragged over the map: the drag presses where it begins and where it ends. */

import type { Attachment } from 'svelte/attachments';

import type { Point } from './geometry.ts';

/** How far a mouse or a finger moves before it drags. */
const SLIP = { mouse: 6, other: 12 };

/** What is under the pointer. */
export interface Held {
  area: number;
  /** The units of the token, if it is one. */
  units: readonly number[];
}

interface Hands {
  /** Whether a drag from there does something; otherwise it moves the map. */
  canLift: (held: Held) => boolean;
  lift: (held: Held) => void;
  over: (area: number | null) => void;
  drop: (area: number) => void;
}

const areaAt = ({ clientX, clientY }: PointerEvent): number | null => {
  const found = document.elementFromPoint(clientX, clientY)?.closest('.sheet [data-area]');
  return found ? Number(found.getAttribute('data-area')) : null;
};

export class Carrying {
  /** From where to where something is dragged, in the window; null if nothing is. */
  way = $state.raw<readonly [Point, Point] | null>(null);
  readonly #hands: Hands;
  readonly #heldAt: (event: Event) => Held | null;
  #start: { event: PointerEvent; held: Held } | null = null;
  #hasCarried = false;

  constructor(heldAt: (event: Event) => Held | null, hands: Hands) {
    this.#heldAt = heldAt;
    this.#hands = hands;
  }

  readonly attach: Attachment<Element> = (place) => {
    const down = (event: Event): void => this.#down(event as PointerEvent);
    const move = (event: Event): void => this.#move(event as PointerEvent, place);
    const up = (event: Event): void => this.#up(event as PointerEvent);
    const click = (event: Event): void => {
      if (this.#hasCarried) event.stopImmediatePropagation();
      this.#hasCarried = false;
    };
    const cancel = (): void => this.#end();
    const heard = { pointerdown: down, pointermove: move, pointerup: up, pointercancel: cancel, click };
    // Before the map hears them, which is moved by dragging, too.
    for (const [name, hear] of Object.entries(heard)) place.addEventListener(name, hear, { capture: true });
    return () => {
      for (const [name, hear] of Object.entries(heard)) place.removeEventListener(name, hear, { capture: true });
    };
  };

  #down(event: PointerEvent): void {
    this.#hasCarried = false;
    const isSecond = this.#start !== null;
    this.#end();
    if (isSecond || !event.isPrimary || (event.pointerType === 'mouse' && event.button !== 0)) return;
    const held = this.#heldAt(event);
    if (held && this.#hands.canLift(held)) this.#start = { event, held };
  }

  #move(event: PointerEvent, place: Element): void {
    if (!this.#start || event.pointerId !== this.#start.event.pointerId) return;
    event.stopImmediatePropagation();
    const from: Point = [this.#start.event.clientX, this.#start.event.clientY];
    const to: Point = [event.clientX, event.clientY];
    if (!this.way) {
      const slip = event.pointerType === 'mouse' ? SLIP.mouse : SLIP.other;
      if (Math.hypot(to[0] - from[0], to[1] - from[1]) < slip) return;
      place.setPointerCapture(event.pointerId);
      this.#hands.lift(this.#start.held);
    }
    this.way = [from, to];
    this.#hands.over(areaAt(event));
  }

  #up(event: PointerEvent): void {
    if (!this.#start || event.pointerId !== this.#start.event.pointerId) return;
    const [origin, area] = [this.#start.held.area, areaAt(event)];
    this.#hasCarried = this.way !== null;
    this.#end();
    if (this.#hasCarried && area !== null && area !== origin) this.#hands.drop(area);
  }

  #end(): void {
    this.#start = null;
    this.way = null;
  }
}
