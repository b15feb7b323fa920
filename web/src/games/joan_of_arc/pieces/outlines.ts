/** The outlines of tokens, 46 wide and 52 high around (0, 0): they show the side, not only its colour. */

import type { Outline } from './silhouettes.ts';

export const SHAPES: Record<Outline, string> = {
  french: 'M-22-25H22V2C22 15 12 22 0 27C-12 22-22 15-22 2Z',
  english: 'M-22-25H22V26L0 17L-22 26Z',
  holy: 'M0-27L23-15V7C23 17 11 23 0 27C-11 23-23 17-23 7V-15Z',
  unholy: 'M0-27L9-22L22-24L20-10L25 0L20 10L22 23L9 21L0 27L-9 21L-22 23L-20 10L-25 0L-20-10L-22-24L-9-22Z',
  civilian: 'M0-25A25 25 0 0 1 0 25A25 25 0 0 1 0-25Z',
};
