/** The names of things. */

import { phrased, type Item } from '../../texts/shelf.ts';
import type { Phrase } from '../../wire/types.ts';
import type { BoardProps } from '../board.ts';
import { SEAT_NAMES } from './position.ts';
import type { BattleView } from './records.ts';

export class Words {
  readonly #given: () => BoardProps<BattleView>;

  constructor(given: () => BoardProps<BattleView>) {
    this.#given = given;
  }

  /** A phrase as prose; a number or a text as it is. */
  readonly tell = (what: Item): string => this.#given().voice.say(what);

  /** A message, filled in. */
  readonly say = (key: string, args: Record<string, Item> = {}): string => this.tell(phrased(key, args));

  unitName(unit: number): string {
    return unit < 0 ? this.say('board-empty') : this.say(`unit-${this.#given().view.units[unit]}`);
  }

  relicName(relic: number): string {
    return this.say(`relic-${this.#given().view.relics[relic]}`);
  }

  tokenName(kind: number): string {
    return this.say(`token-${this.#given().view.tokens[kind]}`);
  }

  sabatonName(sabaton: number): string {
    return this.say(`sabaton-${this.#given().view.sabatons[sabaton]}`);
  }

  /** A player, for sentences that need a form of the name. */
  player(seat: number): Phrase {
    return phrased(SEAT_NAMES[seat] ?? '');
  }

  /** A player by their chosen name, else by the seat, as everywhere at the table. */
  playerName(seat: number): string {
    return this.tell(this.player(seat));
  }

  /** What is on a player's shield: the initial of the name, else the number of the seat. */
  playerLetter(seat: number): string {
    return this.#given().names[seat]?.slice(0, 1) || String(seat + 1);
  }

  /** Everything printed on a unit, in one sentence. */
  unitInWords(unit: number): string {
    const card = this.#given().view.unit_values[unit];
    if (!card) return '';
    const [long, medium, close] = card.lines;
    const values = this.say('values-in-words', {
      ...{ long, medium, close, absorb: card.absorb, reinforcements: card.reinforcements, assault: card.assault },
      ...{
        heroic_death: card.heroic_death,
        accuracy: card.accuracy,
        diversion: card.diversion,
        relaunch: card.relaunch,
      },
    });
    return `${this.unitName(unit)}: ${values}`;
  }
}
