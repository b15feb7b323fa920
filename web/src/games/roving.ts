/** One stop for the Tab key in each region (data-region), and arrow keys between all stops (data-stop) of the board. */

const KEYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Also a piece of a drawing. */
type Stop = HTMLElement | SVGElement;

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The box that lies next in a direction: near, and rather straight ahead than aside. */
export function nextIn(boxes: readonly Box[], from: Box, [dx, dy]: [number, number]): number {
  const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];
  const [x, y] = middle(from);
  let best = -1;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const [toX, toY] = middle(box);
    const along = (toX - x) * dx + (toY - y) * dy;
    const aside = Math.abs((toX - x) * dy) + Math.abs((toY - y) * dx);
    if (along < 2) return;
    const cost = along + aside * 2;
    if (cost < least) [best, least] = [index, cost];
  });
  return best;
}

export function roving(board: HTMLElement): () => void {
  const stops = (within: Element = board): Stop[] => [...within.querySelectorAll<Stop>('[data-stop]')];

  function settle(): void {
    for (const region of board.querySelectorAll('[data-region]')) {
      const here = stops(region);
      const current =
        here.find((stop) => stop === document.activeElement) ??
        here.find((stop) => stop.tabIndex === 0 && stop.hasAttribute('tabindex')) ??
        here[0];
      for (const stop of here) {
        const index = stop === current ? '0' : '-1';
        if (stop.getAttribute('tabindex') !== index) stop.setAttribute('tabindex', index);
      }
    }
  }

  function onkeydown(event: KeyboardEvent): void {
    const direction = KEYS[event.key];
    const from = event.target;
    if (!direction || event.ctrlKey || event.altKey || event.metaKey || !(from instanceof Element)) return;
    if (!from.hasAttribute('data-stop')) return;
    const others = stops().filter((stop) => stop !== from);
    const next = nextIn(
      others.map((stop) => stop.getBoundingClientRect()),
      from.getBoundingClientRect(),
      direction,
    );
    event.preventDefault();
    others[next]?.focus();
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
