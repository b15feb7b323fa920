/** Drags an order from next to the map onto an area; a finger taps instead, so that it can still scroll. */

import type { Attachment } from 'svelte/attachments';

/** How far a mouse may move before it drags. */
const SLIP = 6;

const areaAt = (event: PointerEvent): number | null => {
  const found = document.elementFromPoint(event.clientX, event.clientY)?.closest('.war [data-area]');
  return found ? Number(found.getAttribute('data-area')) : null;
};

export interface Drag {
  began: () => void;
  over: (area: number | null) => void;
  dropped: (area: number | null) => void;
}

/** What follows the pointer while it drags: a copy of what is dragged. */
function ghostOf(source: HTMLElement): HTMLElement {
  const ghost = (source.querySelector('svg') ?? source).cloneNode(true) as HTMLElement;
  ghost.style.cssText = 'position:fixed;left:0;top:0;z-index:20;pointer-events:none;';
  document.body.append(ghost);
  return ghost;
}

export function dragged({ began, over, dropped }: Drag): Attachment<HTMLElement> {
  return (source) => {
    let start: PointerEvent | null = null;
    let ghost: HTMLElement | null = null;
    const end = (): void => {
      ghost?.remove();
      [start, ghost] = [null, null];
    };
    const down = (event: PointerEvent): void => {
      if (event.pointerType === 'touch' || event.button !== 0) return;
      start = event;
      source.setPointerCapture(event.pointerId); // a fast pointer may leave it before its first move event
    };
    const move = (event: PointerEvent): void => {
      if (!start) return;
      if (!ghost) {
        if (Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) < SLIP) return;
        ghost = ghostOf(source);
        began();
      }
      ghost.style.translate = `${event.clientX - 20}px ${event.clientY - 20}px`;
      over(areaAt(event));
    };
    const up = (event: PointerEvent): void => {
      const wasDragged = ghost !== null;
      end();
      if (!wasDragged) return;
      source.addEventListener('click', (click) => click.stopImmediatePropagation(), { capture: true, once: true });
      dropped(areaAt(event));
    };
    source.addEventListener('pointerdown', down);
    source.addEventListener('pointermove', move);
    source.addEventListener('pointerup', up);
    source.addEventListener('pointercancel', end);
    return () => {
      end();
      source.removeEventListener('pointerdown', down);
      source.removeEventListener('pointermove', move);
      source.removeEventListener('pointerup', up);
      source.removeEventListener('pointercancel', end);
    };
  };
}
