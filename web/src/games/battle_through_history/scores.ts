/** Points and what they are for (BH-9.1 to BH-9.4), as far as the viewer knows them. */

import type { BattleView } from './records.ts';
import { ERAS } from './shape.ts';
import { RELIC_POINTS } from './sums.ts';

export interface Score {
  seat: number;
  units: number;
  relics: number;
  prowess: number;
  honors: number;
  total: number;
}

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

/** The scores, the best first; among equals the one with more relics. */
export function finalScores(view: BattleView): Score[] {
  const scores = view.players.map((player, seat) => {
    const [relics, prowess, honors] = [relicPoints(view, seat), prowessPoints(view, seat), player.honors];
    return { seat, units: player.points - relics - prowess - honors, relics, prowess, honors, total: player.points };
  });
  const relicsOf = (seat: number): number => view.players[seat]?.relics.length ?? 0;
  return scores.sort((a, b) => b.total - a.total || relicsOf(b.seat) - relicsOf(a.seat));
}
