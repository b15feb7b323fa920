/** Arrow keys inside a group: one of its elements is reached with Tab, the others from there. */

import type { Attachment } from 'svelte/attachments';

const MEMBER = '[data-rove]';

export const roving: Attachment<HTMLElement> = (group) => {
  const members = (): HTMLElement[] =>
    [...group.querySelectorAll<HTMLElement>(MEMBER)].filter((one) => one.closest('[data-group]') === group);

  /** Exactly one member can be reached with Tab: the one left last, else one that can be chosen, else the first. */
  function settle(): void {
    const all = members();
    const chosen =
      all.find((one) => one === document.activeElement) ??
      all.find((one) => one.tabIndex === 0) ??
      all.find((one) => one.dataset['open'] === 'true') ??
      all[0];
    for (const one of all) one.tabIndex = one === chosen ? 0 : -1;
  }

  function moved(event: FocusEvent): void {
    const target = event.target as HTMLElement;
    if (target.matches(MEMBER)) for (const one of members()) one.tabIndex = one === target ? 0 : -1;
  }

  function pressed(event: KeyboardEvent): void {
    const from = event.target as HTMLElement;
    if (!from.matches(MEMBER) || event.altKey || event.ctrlKey || event.metaKey) return;
    const to = neighbour(members(), from, event.key);
    if (!to) return;
    event.preventDefault();
    to.focus();
  }

  const observer = new MutationObserver(settle);
  observer.observe(group, { childList: true, subtree: true });
  group.dataset['group'] = '';
  group.addEventListener('focusin', moved);
  group.addEventListener('keydown', pressed);
  settle();
  return () => {
    observer.disconnect();
    group.removeEventListener('focusin', moved);
    group.removeEventListener('keydown', pressed);
  };
};

const STEPS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest member in the direction of an arrow key; with none there, the next or the one before. */
function neighbour(all: HTMLElement[], from: HTMLElement, key: string): HTMLElement | undefined {
  if (key === 'Home') return all[0];
  if (key === 'End') return all.at(-1);
  const step = STEPS[key];
  if (!step) return undefined;
  const centre = (one: HTMLElement): [number, number] => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = centre(from);
  let best: HTMLElement | undefined;
  let least = Infinity;
  for (const one of all) {
    const [dx, dy] = centre(one).map((value, axis) => value - (axis ? y : x)) as [number, number];
    const along = dx * step[0] + dy * step[1];
    const across = Math.abs(dx * step[1]) + Math.abs(dy * step[0]);
    if (along < 4 || across > along * 2) continue;
    if (along + across * 2 < least) [best, least] = [one, along + across * 2];
  }
  const index = all.indexOf(from);
  return best ?? all[index + step[0] + step[1]];
}
