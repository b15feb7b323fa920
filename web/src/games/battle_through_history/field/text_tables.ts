/** The whole position as tables of words, for players who cannot see the board, like `text_board.py`. */

import { linkAfter } from './links.ts';
import type { BattleView, Side } from '../records.ts';
import { ABILITIES, ERAS, SLOTS, SPACES, isSetUp, loserOf, type Ability } from '../position.ts';
import { LINES, sumOf } from '../turn/sums.ts';

/** Rows of cells; the first row and the first cell of each row are heads. */
export type Table = string[][];
export type Words = (key: string) => string;
export type NameOf = (seat: number) => string;

const LINE_NAMES = ['board-long', 'board-medium', 'board-close'] as const;
const ICON_NAMES: Record<Ability, string> = {
  reinforcements: 'board-reinforcements',
  assault: 'board-assault',
  heroic_death: 'board-heroic-death',
  accuracy: 'board-accuracy',
  diversion: 'board-diversion',
  relaunch: 'board-relaunch',
};
const GEAR_NAMES = ['board-gear-1', 'board-gear-2', 'board-gear-3'] as const;
const SIDE_NAMES = ['board-attacker', 'board-defender'] as const;
const DIE_NAMES = { strong: 'board-die-strong', risky: 'board-die-risky' } as const;

export function textTables(view: BattleView, say: Words, nameOf: NameOf): Table[] {
  const teller = new Teller(view, say, nameOf);
  if (isSetUp(view)) return [teller.armies()];
  return [
    teller.mainBoard(),
    teller.eras(),
    teller.gears(),
    teller.warfareTokens(),
    teller.players(),
    ...teller.ownHand(),
    ...teller.battle(),
  ];
}

class Teller {
  readonly #view: BattleView;
  readonly #say: Words;
  readonly #nameOf: NameOf;

  constructor(view: BattleView, say: Words, nameOf: NameOf) {
    this.#view = view;
    this.#say = say;
    this.#nameOf = nameOf;
  }

  armies(): Table {
    const { sabatons, unit_values: cards, players } = this.#view;
    const units = sabatons.map((_, sabaton) =>
      cards.flatMap((card, unit) => (card.kind === 'base' && card.group === sabaton ? [unit] : [])),
    );
    const leader = (sabaton: number): string => {
      const seat = players.findIndex((player) => player.sabaton === sabaton);
      return seat >= 0 ? this.#nameOf(seat) : '';
    };
    return [
      [this.#say('board-armies'), ...sabatons.map((key) => this.#say(`sabaton-${key}`))],
      [this.#say('board-leader'), ...sabatons.map((_, sabaton) => leader(sabaton))],
      ...LINES.map((line) => [
        this.#say(LINE_NAMES[line]),
        ...units.map((army) => `${army.reduce((sum, unit) => sum + (cards[unit]?.lines[line] ?? 0), 0)}`),
      ]),
      [this.#say('board-base-units'), ...units.map((army) => army.map((unit) => this.#unit(unit)).join(', '))],
    ];
  }

  mainBoard(): Table {
    const { board, round, rounds } = this.#view;
    const heads = board.map((unit, space) => `${this.#space(space)} ${this.#unit(unit)}`);
    const rows = [[`${this.#say('board-round')} ${round}/${rounds}`, ...heads], ...this.#cards(board)];
    const linked = board.map((_, space) => {
      const before = (space + SPACES - 1) % SPACES;
      const spaces = linkAfter(this.#view, before) ? [before] : [];
      if (linkAfter(this.#view, space)) spaces.push((space + 1) % SPACES);
      return spaces.map((other) => this.#space(other)).join(', ');
    });
    rows.splice(-1, 0, [this.#say('board-linked'), ...linked]);
    return rows;
  }

  eras(): Table {
    const { players, eras } = this.#view;
    const dwellers = eras.map((_, era) => players.flatMap((player, seat) => (player.era === era ? [seat] : [])));
    return [
      [this.#say('board-eras'), ...eras.map((_, era) => this.#era(era))],
      [this.#say('board-dwellers'), ...dwellers.map((seats) => seats.map((seat) => this.#nameOf(seat)).join(', '))],
      [this.#say('board-deck'), ...eras.map((era) => `${era.deck_size}`)],
      [this.#say('board-discard'), ...eras.map((era) => this.#units(era.discard))],
    ];
  }

  gears(): Table {
    const { active_tile, pending_tile, actions, actions_done, next_actions } = this.#view.gears;
    const tiles = [active_tile, pending_tile];
    const named = actions.map((action, arrow) =>
      [this.#say(`action-${action}`), ...(actions_done[arrow] ? [this.#say('board-done')] : [])].join(' '),
    );
    const next = next_actions.map((action) => this.#say(`action-${action}`));
    return [
      [this.#say('board-gears'), this.#say('board-active'), this.#say('board-pending')],
      [this.#say('board-eras'), ...tiles.map((tile) => (tile?.eras ?? []).map((era) => this.#era(era)).join(', '))],
      [this.#say('board-actions'), named.join(', '), next.join(', ')],
    ];
  }

  warfareTokens(): Table {
    const { active_tile, pending_tile, tokens } = this.#view.gears;
    const pointing = tokens.map((_, gear) => [
      ...(active_tile?.space === gear ? [this.#say('board-active')] : []),
      ...(pending_tile?.space === gear ? [this.#say('board-pending')] : []),
    ]);
    return [
      [this.#say('board-gear-tokens'), ...GEAR_NAMES.map((gear) => this.#say(gear))],
      [this.#say('board-token'), ...tokens.map((kind) => this.#token(kind) || this.#say('board-empty'))],
      [this.#say('board-pointed-at'), ...pointing.map((tiles) => tiles.join(', '))],
    ];
  }

  players(): Table {
    const { players, sabatons } = this.#view;
    const row = (key: string, tell: (seat: number) => string): string[] => [
      this.#say(key),
      ...players.map((_, seat) => tell(seat)),
    ];
    const at = (seat: number): BattleView['players'][number] => players[seat]!;
    return [
      row('board-players', (seat) => this.#nameOf(seat)),
      row('board-sabaton', (seat) => this.#say(`sabaton-${sabatons[at(seat).sabaton ?? 0]}`)),
      row('board-era', (seat) => (at(seat).era >= 0 ? this.#era(at(seat).era) : '')),
      row('board-points', (seat) => `${at(seat).points}`),
      row('board-hand', (seat) => `${at(seat).hand_size}`),
      row('board-deck', (seat) => `${at(seat).deck_size}`),
      row('board-discard', (seat) => this.#units(at(seat).discard)),
      row('board-relics', (seat) => this.#relics(at(seat).relics)),
      row(
        'board-tokens',
        (seat) =>
          at(seat)
            .tokens.map((kind) => this.#token(kind))
            .join(', ') || '0',
      ),
      row('board-honors', (seat) => `${at(seat).honors}`),
      row('board-prowess', (seat) => this.#prowessLeft(seat)),
      row('board-prowess-won', (seat) => this.#prowessWon(seat)),
    ];
  }

  ownHand(): Table[] {
    const hand = this.#view.players[this.#view.viewer ?? -1]?.hand ?? [];
    if (!hand.length) return [];
    const rows = [[this.#say('board-own-hand'), ...hand.map((unit) => this.#unit(unit))], ...this.#cards(hand)];
    rows.splice(-1, 0, [
      this.#say('board-worth'),
      ...hand.map((unit) => `${this.#view.unit_values[unit]?.worth ?? 0}`),
    ]);
    return [rows];
  }

  battle(): Table[] {
    const { sides, rival } = this.#view.battle;
    if (!sides.some((side) => side.units.length)) return [];
    const die = (side: Side): string => this.#say(side.face === null ? DIE_NAMES[side.die] : `face-${side.face}`);
    const rows: Table = [
      [this.#say('board-battle'), ...SIDE_NAMES.map((name) => this.#say(name))],
      [
        this.#say('board-leader'),
        this.#nameOf(this.#view.active),
        rival >= 0 ? this.#nameOf(rival) : this.#say('board-main-board'),
      ],
      [this.#say('board-die'), ...sides.map(die)],
    ];
    if (!sides.some((side) => side.fallen.includes(true))) {
      const total = (side: Side, line: (typeof LINES)[number]): string => `${sumOf(this.#view, side, line).total}`;
      rows.push(...LINES.map((line) => [this.#say(LINE_NAMES[line]), ...sides.map((side) => total(side, line))]));
    }
    return [rows, ...sides.flatMap((side, number) => (side.units.length ? [this.#lineUp(side, number)] : []))];
  }

  #lineUp(side: Side, number: number): Table {
    const letter = number ? 'D' : 'A';
    const cards = this.#view.unit_values;
    const rows: Table = [
      [
        this.#say(SIDE_NAMES[number] ?? ''),
        ...side.units.map((unit, slot) => `${letter}${slot + 1} ${this.#unit(unit)}`),
      ],
      ...this.#cards(side.units),
    ];
    rows[4] = [
      this.#say('board-wounds'),
      ...side.units.map((unit, slot) =>
        side.fallen[slot]
          ? this.#say(this.#view.battle.left.includes(unit) ? 'board-left' : 'board-defeated')
          : `${side.wounds[slot]}/${cards[unit]?.absorb}`,
      ),
    ];
    rows.splice(-1, 0, [
      this.#say('board-linked'),
      ...side.links.map((link, slot) => (link ? `${letter}${slot + 2}` : '')),
    ]);
    rows.splice(-1, 0, [this.#say('board-token'), ...side.tokens.map((kind) => this.#token(kind))]);
    return rows;
  }

  /** Rows of what is printed on units: the lines, what they absorb, half shields, icons. */
  #cards(units: number[]): Table {
    const cards = units.map((unit) => this.#view.unit_values[unit]);
    const row = (key: string, tell: (card: NonNullable<(typeof cards)[number]>) => string): string[] => [
      this.#say(key),
      ...cards.map((card) => (card ? tell(card) : '')),
    ];
    return [
      ...LINES.map((line) => row(LINE_NAMES[line], (card) => `${card.lines[line]}`)),
      row('board-absorbs', (card) => `${card.absorb}`),
      row('board-shields', (card) =>
        [card.left ? `[${card.left}` : '', card.right ? `${card.right}]` : ''].filter(Boolean).join(' '),
      ),
      row('board-icons', (card) =>
        [
          ...(card.kind === 'hero' ? [this.#say('board-hero')] : []),
          ...ABILITIES.filter((ability) => card[ability]).map((ability) =>
            card[ability] === 1 ? this.#say(ICON_NAMES[ability]) : `${this.#say(ICON_NAMES[ability])} ${card[ability]}`,
          ),
        ].join(', '),
      ),
    ];
  }

  #relics(relics: number[]): string {
    const counts = Array.from(
      { length: ERAS },
      (_, era) => relics.filter((relic) => this.#view.relic_eras[relic] === era).length,
    );
    return counts.flatMap((count, era) => (count ? [`${count}×${this.#era(era)}`] : [])).join(', ') || '0';
  }

  #prowessLeft(seat: number): string {
    const left = `${this.#view.players[seat]?.prowess.filter((token) => token.holder === seat).length ?? 0}`;
    const { picked } = this.#view.battle;
    if (seat !== loserOf(this.#view) || !picked.length) return left;
    return `${left} (${this.#say('board-picked')} ${picked.map((place) => place + 1).join(', ')})`;
  }

  #prowessWon(seat: number): string {
    const won = this.#view.players
      .flatMap((player, from) => (from === seat ? [] : player.prowess))
      .filter((token) => token.holder === seat);
    const values = won.flatMap((token) => (token.value === null ? [] : [token.value]));
    return values.length ? `${won.length} (${values.join(', ')})` : `${won.length}`;
  }

  #units(units: number[]): string {
    return units.map((unit) => this.#unit(unit)).join(', ') || '0';
  }

  #unit(unit: number): string {
    return unit < 0 ? this.#say('board-empty') : this.#say(`unit-${this.#view.units[unit]}`);
  }

  #token(kind: number | null): string {
    return kind === null ? '' : this.#say(`token-${this.#view.tokens[kind]}`);
  }

  #era(era: number): string {
    return this.#say(`era-${era + 1}-short`);
  }

  #space(space: number): string {
    return `${this.#era(Math.floor(space / SLOTS))}-${(space % SLOTS) + 1}`;
  }
}
