/** Points and what they are for (BH-9.1 to BH-9.4), as far as the viewer knows them. */

import type { ScorePart } from '../../board.ts';
import type { BattleView } from '../records.ts';
import { ERAS } from '../position.ts';
import { RELIC_POINTS } from '../turn/sums.ts';

export function relicPoints(view: BattleView, seat: number): number {
  const held = view.players[seat]?.relics ?? [];
  let points = 0;
  for (let era = 0; era < ERAS; era++) {
    const count = held.filter((relic) => view.relic_eras[relic] === era).length;
    points += RELIC_POINTS[Math.min(count, RELIC_POINTS.length - 1)] ?? 0;
  }
  return points;
}

export function prowessPoints(view: BattleView, seat: number): number {
  return view.players
    .flatMap((player, from) => (from === seat ? [] : player.prowess))
    .reduce((points, token) => points + (token.holder === seat ? (token.value ?? 0) : 0), 0);
}

/** What breaks a tie (BH-9.4): the relics, then the heroes, including those set aside. */
export function tieBreaks(view: BattleView): ScorePart[] {
  const heroes = view.players.map(
    ({ hand, unseen, discard, aside }) =>
      [...hand, ...unseen, ...discard, ...aside].filter((unit) => view.unit_values[unit]?.kind === 'hero').length,
  );
  return [
    { key: 'board-relics', points: view.players.map(({ relics }) => relics.length) },
    { key: 'board-heroes', points: heroes },
  ];
}

/** What the final points are for; only cards are left. */
export function scoreParts(view: BattleView): ScorePart[] {
  const seats = view.players.map((_, seat) => seat);
  const relics = seats.map((seat) => relicPoints(view, seat));
  const prowess = seats.map((seat) => prowessPoints(view, seat));
  const honors = view.players.map((player) => player.honors);
  const cards = seats.map((seat) => view.players[seat]!.points - relics[seat]! - prowess[seat]! - honors[seat]!);
  return [
    { key: 'board-cards', points: cards },
    { key: 'board-relics', points: relics },
    { key: 'board-prowess-won', points: prowess },
    { key: 'board-honors', points: honors },
  ];
}
