/** The grounds of the map: a colour and a drawing in ink for each terrain. */

export const GROUNDS: { name: string; colour: string; width: number; height: number; ink: string }[] = [
  {
    name: 'plain',
    colour: '#e4dfb2',
    width: 46,
    height: 40,
    ink: 'M8 12l2-5M11 12V6M14 12l-2-4M31 32l2-5M34 32v-6M37 32l-2-4',
  },
  { name: 'field', colour: '#e6c877', width: 14, height: 14, ink: 'M0 11L11 0M7 14L14 7' },
  {
    name: 'forest',
    colour: '#a9c488',
    width: 34,
    height: 34,
    ink: 'M6 12c2-4 6-4 7 0M22 28c2-4 6-4 7 0M22 9c1-3 4-3 5 0M4 29c1-3 4-3 5 0',
  },
  { name: 'village', colour: '#dccba4', width: 30, height: 30, ink: 'M4 6h5M18 12h6M8 22h6M22 26h4' },
  {
    name: 'hill',
    colour: '#d2b783',
    width: 44,
    height: 30,
    ink: 'M3 20C8 11 16 11 21 20M25 10C29 3 36 3 41 10M8 16l-2 5M12 14.400v6M16 16l2 5',
  },
  { name: 'rocks', colour: '#c3b8a5', width: 26, height: 24, ink: 'M2 11L6 3L10 11zM15 22L20 13L24 22z' },
  { name: 'swamp', colour: '#b4c9b8', width: 40, height: 26, ink: 'M2 8h10M22 20h12M16 5V0M19 5l2-4M13 5l-2-4' },
  { name: 'water', colour: '#8fbcd2', width: 36, height: 20, ink: 'M2 6c4-3 8 3 12 0M20 15c4-3 8 3 12 0' },
];

/** What fills an area of a terrain; one without its own drawing looks like a plain. */
export const fillOf = (terrain: string): string =>
  terrain === 'sky'
    ? 'url(#ground-sky) #b3d8f2'
    : `url(#ground-${GROUNDS.some(({ name }) => name === terrain) ? terrain : 'plain'})`;
