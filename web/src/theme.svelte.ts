/** The light or dark theme: the system's, unless the player has chosen one. */

import { keep, recall } from './table/memory.ts';

const KEPT = 'timefront.theme';
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

class Look {
  #theme = $state<Theme>('system');

  get theme(): Theme {
    return this.#theme;
  }

  /** Apply the earlier choice. */
  start(): void {
    const kept = recall<unknown>(KEPT, 'system');
    this.#show(THEMES.find((theme) => theme === kept) ?? 'system');
  }

  choose(theme: Theme): void {
    keep(KEPT, theme);
    this.#show(theme);
  }

  #show(theme: Theme): void {
    this.#theme = theme;
    if (theme === 'system') delete document.documentElement.dataset['theme'];
    else document.documentElement.dataset['theme'] = theme;
  }
}

export const look = new Look();
