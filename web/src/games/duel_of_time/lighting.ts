/** What a line of the log moves and mentions: spots are names of places on the board, set as data-spot on elements. */

import type { Happening } from '../../wire/types.ts';
import { ahead } from './field/geometry.ts';
import type { DuelView } from './records.ts';

export interface Transfer {
  from: string;
  to: string;
  count: number;
}

export const units = (owner: number, space: number): string => `units-${owner}-${space}`;
export const supply = (owner: number): string => `supply-${owner}`;
export const taken = (owner: number): string => `taken-${owner}`;
export const white = (space: number): string => `white-${space}`;
export const half = (space: number): string => `half-${space}`;
export const player = (seat: number): string => `player-${seat}`;
export const scoreOf = (space: number): string => `score-${space}`;
export const WHITE_SUPPLY = 'white-supply';
export const SCENARIO = 'scenario';
/** A played card, by its player: each deck has each card once. */
export const cardOf = (seat: number, card: number): string => `card-${seat}-${card}`;

/** The numbers of a happening; -1 for those it does not have. */
function told(happening: Happening): (name: string) => number {
  return (name) => {
    const value = happening.told[name];
    return typeof value === 'number' ? value : -1;
  };
}

/** The cubes that went from one place to another. */
export function transfersOf(happening: Happening): Transfer[] {
  const of = told(happening);
  const [seat, space, owner] = [of('seat'), of('space'), of('owner')];
  const move = (from: string, to: string, count: number): Transfer[] => (count > 0 ? [{ from, to, count }] : []);
  switch (happening.event) {
    case 'units-placed':
    case 'units-deployed':
      return move(supply(seat), units(seat, space), of('count'));
    case 'white-cubes-placed':
      return move(WHITE_SUPPLY, white(space), of('count'));
    case 'units-moved':
      return move(units(seat, space), units(seat, of('ahead')), of('count'));
    case 'units-pushed': {
      const [own, enemy, there] = [of('own'), of('enemy'), of('ahead')];
      const entered = move(units(seat, space), units(seat, there), own + enemy);
      const beyond = ahead(seat, there);
      if (beyond === null) return entered;
      return [
        ...entered,
        ...move(units(seat, there), units(seat, beyond), own),
        ...move(units(1 - seat, there), units(1 - seat, beyond), enemy),
      ];
    }
    case 'unit-charged':
      return [
        ...move(units(seat, space), units(seat, of('ahead')), 1),
        ...move(units(owner, of('ahead')), supply(owner), 1),
      ];
    case 'unit-sabotaged':
      return move(units(owner, space), supply(owner), 1);
    case 'unit-rallied':
      return move(units(seat, of('origin')), units(seat, space), 1);
    case 'white-cube-taken':
      return move(WHITE_SUPPLY, taken(seat), 1);
    default:
      return [];
  }
}

const RUNS_A_COMMAND = [
  'units-deployed',
  'units-moved',
  'units-pushed',
  'unit-charged',
  'unit-sabotaged',
  'unit-rallied',
  'command-lapsed',
  'half-covered',
];

/** The spots that a happening mentions. */
export function litBy(happening: Happening | null, view: DuelView): Set<string> {
  if (!happening) return new Set();
  const of = told(happening);
  const { event } = happening;
  const lit = transfersOf(happening).flatMap(({ from, to }) => [from, to]);
  if (RUNS_A_COMMAND.includes(event)) lit.push(half(of('space')));
  if (event === 'card-played') lit.push(cardOf(of('seat'), of('card')), half(of('position')), half(of('position') + 1));
  if (event === 'pushed-units-stayed') lit.push(units(0, of('space')), units(1, of('space')));
  if (event === 'space-scored') lit.push(scoreOf(of('space')), player(of('seat')));
  if (event.startsWith('scenario')) lit.push(SCENARIO);
  if (event === 'white-cube-taken') {
    lit.push(SCENARIO, player(of('seat')));
    for (let space = 0; space < view.spaces.length; space += 1) if (view.spaces[space]!.white) lit.push(white(space));
  }
  if (['turn-began', 'starter-chosen', 'starter-scored', 'scenario-scored', 'card-drawn', 'duel-won'].includes(event)) {
    lit.push(player(of('seat')));
  }
  return new Set(lit);
}
