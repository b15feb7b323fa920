/** Small drawings on the map, each around (0, 0) and about 20 wide. */

export const SIGNS: Record<string, string> = {
  order: 'M-8-9H5L9-5V9H-8zM-4-3H4M-4 1H4M-4 5H1',
  fire: 'M0 10C-9 10-9 1-4-3C-4 0-2 1-1 1C-3-4 0-8 3-10C2-5 9-2 8 4C7 8 4 10 0 10z',
  barricade: 'M-11 8V-6M-4 8V-8M4 8V-8M11 8V-6M-13-2H13M-13 4H13',
  rally: 'M-6 10V-10M-6-9H9L4-4L9 1H-6z',
  tree: 'M0 10V3M-8 4L0-10L8 4z',
  bush: 'M-9 6C-12 1-7-2-5-1C-4-7 4-7 5-1C7-2 12 1 9 6z',
  ruins: 'M-9 8V-4H-5V1H-1V-8H3V3H7V-1H9V8z',
  shrine: 'M-7 9H7V6H-7zM-2 6V-1H-6V-5H-2V-9H2V-5H6V-1H2V6z',
  well: 'M-8 9V1H8V9zM-6 1V-5L0-9L6-5V1M0-6V1',
  rocky_outcrop: 'M-10 8L-5-3L-1 2L4-8L10 8z',
};

/** What dice show. */
export const FACES: Record<string, string> = {
  blank: 'M-5 0H5',
  push: 'M-8 0H7M1-6L7 0L1 6',
  disrupt: 'M3-9L-5 1H2L-3 9',
  kill: 'M-7-7L7 7M7-7L-7 7',
  shield: 'M-7-8H7V0C7 5 3 8 0 9C-3 8-7 5-7 0z',
  trample: 'M-5-8V3M-9-1L-5 4L-1-1M5-8V3M1-1L5 4L9-1M-8 9H8',
};
