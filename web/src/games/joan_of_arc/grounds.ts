/** The grounds of the map: a colour and a drawing in ink for each terrain. */

export const GROUNDS: { name: string; colour: string; width: number; height: number; ink: string }[] = [
  { name: 'plain', colour: '#e6d8a6', width: 30, height: 24, ink: 'M6 8v-4M9 8V5M21 19v-4M24 19v-3' },
  { name: 'field', colour: '#e3c46f', width: 14, height: 14, ink: 'M0 11L11 0M7 14L14 7' },
  {
    name: 'forest',
    colour: '#a9bd81',
    width: 26,
    height: 28,
    ink: 'M7 12V9M3 9L7 1L11 9zM20 26V23M16 23L20 15L24 23z',
  },
  { name: 'village', colour: '#dcb58c', width: 16, height: 16, ink: 'M0 4H16M0 12H16M4 4V12M12 12V16M12 0V4' },
  { name: 'hill', colour: '#d2bb85', width: 30, height: 22, ink: 'M2 10Q7 2 12 10M17 20Q22 12 27 20' },
  { name: 'rocks', colour: '#c4bcab', width: 26, height: 24, ink: 'M2 11L6 3L10 11zM15 22L20 13L24 22z' },
  { name: 'swamp', colour: '#b9c3a0', width: 28, height: 20, ink: 'M2 6H11M6 6V2M9 6V3M15 16H25M19 16V12M22 16V13' },
  { name: 'water', colour: '#9fc0cf', width: 28, height: 16, ink: 'M1 6Q5 1 9 6T17 6M12 14Q16 9 20 14T28 14' },
];

/** What fills an area of a terrain; one that has no drawing of its own looks like a plain. */
export const fillOf = (terrain: string): string =>
  `url(#ground-${GROUNDS.some(({ name }) => name === terrain) ? terrain : 'plain'})`;
