/** The names of things. */

import { phrased, type Item } from '../../texts/shelf.ts';
import type { Voice } from '../../texts/texts.svelte.ts';
import { elementsOf, groupsOf, isFilled, lastingIn, SEATS, type Group } from './position.ts';
import type { Declared, DieView, LastingCardView, WarView } from './records.ts';

const LONGEST = 12;
/** Whoever is known by the first name: no Spaniard calls Juana de Arco by the word for a bow. */
const BY_FIRST_NAME = new Set(['joan_of_arc']);
const HITS = ['kill', 'disrupt', 'push', 'trample'];

const counted = (count: number, name: string): string => (count === 1 ? name : `${count} × ${name}`);
const hyphened = (name: string): string => name.replaceAll('_', '-');

export class Words {
  readonly #voice: Voice;
  readonly #war: WarView;

  constructor(voice: Voice, war: WarView) {
    this.#voice = voice;
    this.#war = war;
  }

  say(key: string, args: Record<string, Item> = {}): string {
    return this.#voice.say(phrased(key, args));
  }

  tell(what: Item): string {
    return this.#voice.say(what);
  }

  side(side: number): string {
    return this.say(`side-${this.#war.sides[side]}`);
  }

  /** A player by their chosen name, else by the seat, as everywhere at the table. */
  seat(seat: number | null): string {
    if (seat === null) return this.say('board-nobody');
    return this.say(`seat-${SEATS[seat]}`);
  }

  area(area: number): string {
    return this.#war.areas[area]!.name;
  }

  unit(unit: number): string {
    return this.say(`unit-${this.#war.cards[this.#war.units[unit]!.card]!.name}`);
  }

  group({ units, name, level, wounds, passenger }: Group): string {
    const more = [
      ...(passenger === undefined ? [] : [this.say('board-carry-passenger', { passenger: this.unit(passenger) })]),
      ...(level > 1 ? [`${this.say('board-level')} ${level}`] : []),
      ...(wounds
        ? [`${this.say('board-wounds')} ${wounds}/${this.#war.cards[this.#war.units[units[0]!]!.card]!.hp}`]
        : []),
    ];
    const full = this.say(`unit-${name}`);
    return counted(units.length, more.length ? `${full} (${more.join(', ')})` : full);
  }

  /** Units by name; identical ones are counted. */
  units(units: readonly number[]): string {
    return groupsOf(this.#war, units)
      .map((group) => this.group(group))
      .join(', ');
  }

  /** Units with their owners. */
  armies(units: readonly number[]): string {
    const owners = [...new Set(units.map((unit) => this.#war.units[unit]!.owner))];
    return owners
      .map(
        (owner) => `${this.seat(owner)}: ${this.units(units.filter((unit) => this.#war.units[unit]!.owner === owner))}`,
      )
      .join('; ');
  }

  /** The terrain, or the building whose inside it is. */
  ground(area: number): string {
    const terrain = this.#war.areas[area]!.terrain;
    const tile = this.tile(area);
    if (tile) return `${tile} (${this.say('terrain-sky')})`;
    if (terrain !== null) return this.say(`terrain-${terrain}`);
    const building = this.#war.buildings.find(({ inside }) => inside === area);
    if (!building) return '';
    return `${this.say(`building-${building.kind}`)}, ${this.say(building.is_rubble ? 'board-rubble' : 'board-inside')}`;
  }

  /** What a hex of the sky shows; nothing on the ground. */
  tile(area: number): string {
    const { tile } = this.#war.ground[area]!;
    return tile === null ? '' : this.say(`sky-${tile}`);
  }

  /** What the tile of a sky hex does, in a sentence; none if it does nothing. */
  tileEffect(area: number): string[] {
    const effect = this.#war.sky_effects[this.#war.ground[area]!.tile ?? ''] ?? 'none';
    return effect === 'none' ? [] : [`${this.tile(area)}: ${this.say(`board-sky-${hyphened(effect)}`)}`];
  }

  /** Elements, buildings, barricades, fire and rally points. */
  standing(area: number): string {
    const war = this.#war;
    const ground = war.ground[area]!;
    const found = elementsOf(war, area).map(([kind, count]) => counted(count, this.say(`element-${kind}`)));
    for (const { kind, area: at, is_rubble: isRubble, is_razed: isRazed, damage, resistance } of war.buildings) {
      if (at !== area || isRazed) continue;
      const state = isRubble ? this.say('board-rubble') : `${this.say('board-damage')} ${damage}/${resistance}`;
      found.push(`${this.say(`building-${kind}`)} (${state})`);
    }
    if (ground.barricade !== null) found.push(`${this.say('board-barricade')} (${this.side(ground.barricade)})`);
    if (ground.fire !== null) found.push(`${this.say('board-fire')} (${this.seat(ground.fire)})`);
    for (const { side, area: at } of war.rally_points) {
      if (at === area) found.push(`${this.say('board-rally-point')} (${this.side(side)})`);
    }
    return found.join(', ');
  }

  orders(area: number): number {
    return this.#war.ground[area]!.orders.reduce((sum, count) => sum + count, 0);
  }

  /** The adjacent areas, with what is on the border between them. */
  borders(area: number): string {
    return this.#war.borders
      .filter(({ areas }) => areas.includes(area))
      .map(({ areas, edges }) => {
        const name = this.area(areas[0] === area ? areas[1] : areas[0]);
        const kinds = edges.flatMap((edge) => this.#war.edges[edge]?.kind ?? []);
        return kinds[0] ? `${name} (${this.say(`fortification-${kinds[0]}`)})` : name;
      })
      .sort()
      .join(', ');
  }

  /** Everything about an area, in sentences. */
  about(area: number): string[] {
    const { units, room } = this.#war.ground[area]!;
    const standing = this.standing(area);
    const orders = this.orders(area);
    const { capacity } = this.#war.areas[area]!;
    return [
      this.say('board-about-area', { area: this.area(area), ground: this.ground(area), room, capacity }),
      ...(units.length ? [this.armies(units)] : []),
      ...this.tileEffect(area),
      ...(isFilled(this.#war, area) ? [this.say('board-giant-fills')] : []),
      ...(standing ? [`${this.say('board-standing')}: ${standing}`] : []),
      ...(orders ? [`${this.say('board-orders')}: ${orders}`] : []),
      ...this.inForce(lastingIn(this.#war, area)),
    ];
  }

  /** The legend cards in force, in one sentence, with the units they apply to; empty if there are none. */
  inForce(cards: readonly LastingCardView[]): string[] {
    const named = cards.map(({ card, unit }) => {
      const name = this.say(`legend-${card}`);
      return unit === null ? name : `${name} (${this.unit(unit)})`;
    });
    return named.length ? [`${this.say('board-legend-lasting')}: ${named.join(', ')}`] : [];
  }

  /** What is shown below the token of a character: the name if it is short, else its last word. */
  plate({ units, name }: Group): string {
    if (this.#war.cards[this.#war.units[units[0]!]!.card]!.kind !== 'character') return '';
    return shortened(this.say(`unit-${name}`), BY_FIRST_NAME.has(name));
  }

  // What is going on

  dieOwner({ unit }: DieView): string {
    return unit === null ? this.say('whole-side') : this.unit(unit);
  }

  dieColour({ colour }: DieView): string {
    return this.say(colour === null ? 'without-a-roll' : `die-${colour}`);
  }

  dieResult({ result }: DieView): string {
    return result === null ? '' : this.say(`result-${result}`);
  }

  /** A die of an attack that is over. */
  thrown(colour: string | null, face: string): string {
    return `${this.say(colour === null ? 'without-a-roll' : `die-${colour}`)}: ${this.say(`result-${face}`)}`;
  }

  /** What happened to a die: which unit it struck, or which die it met. */
  dieFate(die: DieView): string {
    const counts = die.is_attack ? HITS : ['shield'];
    if (die.fate === 'in_play' && !counts.includes(die.result ?? '')) return '';
    const fate = this.say(`fate-${hyphened(die.fate)}`);
    if (die.partner === null) return fate;
    if (['allocated', 'retaliates'].includes(die.fate)) return `${fate}: ${this.unit(die.partner)}`;
    return ['discarded', 'spent'].includes(die.fate) ? `${fate}: ${this.say('board-die')} ${die.partner + 1}` : fate;
  }

  /** A die with its owner, its result and its fate. */
  dieInFull(die: DieView): string {
    const rerolled = die.rerolled.map((way) => this.say(`reroll-${way}`)).join(', ');
    return [
      `${this.dieColour(die)}, ${this.dieOwner(die)}`,
      this.dieResult(die),
      this.dieFate(die),
      rerolled && `${this.say('board-rerolled')}: ${rerolled}`,
    ]
      .filter(Boolean)
      .join('. ');
  }

  /** Whether a die still counts. */
  dieState(die: DieView): '' | 'off' | 'used' {
    if (['allocated', 'spent', 'retaliates'].includes(die.fate)) return 'used';
    const counts = die.is_attack ? HITS : ['shield'];
    if (die.fate === 'in_play') return die.result === null || counts.includes(die.result) ? '' : 'off';
    return 'off';
  }

  /** What a unit has declared, and where. */
  declared(deed: Declared): string {
    return `${this.unit(deed.unit)}: ${this.deed(deed)}`;
  }

  /** What is declared, without who declared it. */
  deed({ deed, aim, way, strike }: Declared): string {
    const isAtUnit = deed === 'heal' || deed === 'carry';
    const areas = way.length > 0 || aim === null || isAtUnit ? way : [aim];
    const goals = [...(isAtUnit && aim !== null ? [this.unit(aim)] : []), ...areas.map((area) => this.area(area))];
    if (strike !== null) goals.push(`${this.say('deed-melee')} ${this.area(strike)}`);
    const done = this.say(`deed-${deed}`);
    return `${done}${goals.length ? ` (${goals.join(', ')})` : ''}`;
  }
}

/** `Poton de Xaintrailles` becomes Xaintrailles; short names stay complete. */
export function shortened(name: string, isByFirstName = false): string {
  if (name.length <= LONGEST) return name;
  const words = name.split(/[\s-]+/);
  return (/^\p{Lu}/u.test(words.at(-1)!) && !isByFirstName ? words.at(-1) : words[0])!;
}
