/** How cards move from their old to their new places: quickly, and not at all for players who want no motion. */

import { cubicOut } from 'svelte/easing';
import { prefersReducedMotion } from 'svelte/motion';
import { crossfade, type TransitionConfig } from 'svelte/transition';

/** Milliseconds; never more than 400. */
export const QUICK = 320;

const length = (): number => (prefersReducedMotion.current ? 0 : QUICK);

export const [send, receive] = crossfade({
  duration: length,
  easing: cubicOut,
  fallback: (): TransitionConfig => ({
    duration: length(),
    easing: cubicOut,
    css: (t) => `opacity: ${t}; transform: translateY(${(1 - t) * -0.8}rem) scale(${0.9 + t * 0.1})`,
  }),
});
