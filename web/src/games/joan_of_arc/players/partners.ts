/** Players of one side: who is whose partner, and who leads when they defend together. */

import type { AttackView, WarView } from '../records.ts';

/** The other player of a seat's side; null without a partner. */
export function partnerOf({ players }: WarView, seat: number | null): number | null {
  if (seat === null) return null;
  const found = players.findIndex(({ side }, other) => other !== seat && side === players[seat]!.side);
  return found < 0 ? null : found;
}

/** Whether a seat comes second on its side: its tokens have a darker shade and a bar. */
export const isSecond = ({ players }: WarView, seat: number | null): boolean =>
  seat !== null && players.findIndex(({ side }) => side === players[seat]!.side) !== seat;

/** Who leads a defence of partners; null if one player defends alone. */
export function leaderOf({ units }: WarView, { foe, defenders }: AttackView): number | null {
  const owners = new Set(defenders.map((unit) => units[unit]!.owner));
  return owners.size > 1 ? foe : null;
}

/** How many interrupts the opponents of the active player have. */
export const interruptsAgainst = ({ players, active }: WarView): number =>
  players.reduce(
    (sum, { side, orders }) =>
      sum + (active !== null && side === players[active]!.side ? 0 : (orders['interrupt'] ?? 0)),
    0,
  );
