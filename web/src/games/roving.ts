/**
 * The keys of a board. In each region (data-region) the Tab key stops at one of its stops (data-stop); arrow keys lead
 * from there to all stops of the board, Home and End to the first and the last one of the region.
 */

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** May also be a piece of a drawing. */
type Stop = HTMLElement | SVGElement;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The next box in a direction: near, and straight ahead rather than sideways. */
export function nextIn(
  boxes: readonly Box[],
  from: Box,
  [dx, dy]: [number, number],
  counts: (index: number) => boolean = () => true,
): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along < 2 || !counts(index)) return;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

/** The same, but as long as the row or column continues in the region, no nearer box of another region is taken. */
export function nextFrom(
  boxes: readonly Box[],
  isHere: (index: number) => boolean,
  from: Box,
  direction: [number, number],
): number {
  const nearest = nextIn(boxes, from, direction);
  if (nearest < 0 || isHere(nearest)) return nearest;
  const abreast = nextIn(boxes, from, direction, (index) => isHere(index) && isAbreast(boxes[index]!, from, direction));
  return abreast < 0 ? nearest : abreast;
}

/** Whether a box is at least partly straight ahead or behind. */
function isAbreast(box: Box, from: Box, [dx]: [number, number]): boolean {
  if (dx) return box.top < from.top + from.height && from.top < box.top + box.height;
  return box.left < from.left + from.width && from.left < box.left + box.width;
}

export function roving(board: HTMLElement): () => void {
  const stopsIn = (place: Element): Stop[] => [...place.querySelectorAll<Stop>('[data-stop]')];
  /** The stops of a region, without those of nested regions. */
  const stopsOf = (region: Element): Stop[] => stopsIn(region).filter((stop) => regionOf(stop) === region);

  /** Tab stops at the focus, else where it was last, else at something that can be chosen, else at the first stop. */
  function settle(): void {
    for (const region of board.querySelectorAll('[data-region]')) {
      const stops = stopsOf(region);
      const current =
        stops.find((stop) => stop === document.activeElement) ??
        stops.find((stop) => stop.getAttribute('tabindex') === '0') ??
        stops.find((stop) => stop.dataset['open'] === 'true') ??
        stops[0];
      for (const stop of stops) {
        const index = stop === current ? '0' : '-1';
        if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
      }
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    const from = event.target;
    if (event.ctrlKey || event.altKey || event.metaKey || !(from instanceof Element)) return;
    if (!from.hasAttribute('data-stop')) return;
    const to = reachedFrom(from, event.key);
    if (to === null) return;
    event.preventDefault();
    to?.focus();
  }

  /** The stop that a key leads to, undefined if there is none, null for other keys. */
  function reachedFrom(from: Element, key: string): Stop | undefined | null {
    const region = regionOf(from);
    if (region && key === 'Home') return stopsOf(region)[0];
    if (region && key === 'End') return stopsOf(region).at(-1);
    const direction = KEYS[key];
    if (!direction) return null;
    const others = stopsIn(board).filter((stop) => stop !== from && stop.checkVisibility());
    const boxes = others.map((stop) => stop.getBoundingClientRect());
    const isHere = (index: number): boolean => regionOf(others[index]!) === region;
    return others[nextFrom(boxes, isHere, from.getBoundingClientRect(), direction)];
  }

  settle();
  const observer = new MutationObserver(settle);
  observer.observe(board, { childList: true, subtree: true });
  board.addEventListener('focusin', settle);
  board.addEventListener('keydown', onkeydown);
  return () => {
    observer.disconnect();
    board.removeEventListener('focusin', settle);
    board.removeEventListener('keydown', onkeydown);
  };
}

const regionOf = (stop: Element): Element | null => stop.closest('[data-region]');
