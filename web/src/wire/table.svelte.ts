/** What a browser knows about a table, kept up to date by the connection. */

import { Connection, socketAddress, type Listener, type Status } from './connection.ts';
import type {
  Closed,
  Happening,
  OlderLog,
  Phrase,
  Said,
  ServerMessage,
  Situation,
  TableInfo,
  Update,
  Welcome,
} from './types.ts';

export class Table implements Listener {
  readonly connection: Connection;
  readonly token: string;
  line = $state<Status>('connecting');
  /** The server's message before it hung up. */
  farewell = $state.raw<Closed | null>(null);
  info = $state.raw<TableInfo | null>(null);
  /** The client's seat; null for a spectator. */
  ownSeat = $state<number | null>(null);
  printed = $state.raw<Welcome['printed']>({});
  verbs = $state.raw<Welcome['verbs']>({});
  seatNames = $state.raw<Phrase[]>([]);
  /** By seat, the key of its side; empty if every seat is its own side. */
  sides = $state.raw<string[]>([]);
  reference = $state.raw<Welcome['reference']>([]);
  agreed = $state.raw<Phrase[]>([]);
  hasOdds = $state(false);
  autoPass = $state.raw<string[]>([]);
  situation = $state.raw<Situation | null>(null);
  /** When the situation arrived, in milliseconds: its clocks are from that moment. */
  cameAt = $state(0);
  log = $state.raw<Happening[]>([]);
  /** The number from which the log is known; 0 if that is its beginning. */
  logFrom = $state(0);
  /** What the last update brought, if it arrived over an open connection: not what was missed. */
  latest = $state.raw<Happening[]>([]);
  chat = $state.raw<Said[]>([]);
  #isCatchingUp = true;

  constructor(table: string, token: string, open?: (address: string) => WebSocket) {
    this.token = token;
    this.connection = new Connection(socketAddress(table), token, this, open);
  }

  seen(): number {
    return this.situation?.number ?? -1;
  }

  status(status: Status): void {
    this.line = status;
  }

  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'welcome':
        return this.#welcome(message);
      case 'update':
        return this.#update(message);
      case 'log':
        return this.#older(message);
      case 'said':
        this.chat = [...this.chat.filter((said) => said.number !== message.number), message];
        return;
      case 'table':
        this.info = message.table;
        return;
      case 'closed':
        this.farewell = message;
    }
  }

  /** Request the part before the known log. */
  async readOlder(): Promise<void> {
    if (this.logFrom > 0) await this.connection.ask({ type: 'read', before: this.logFrom });
  }

  #welcome(message: Welcome): void {
    this.farewell = null;
    this.info = message.table;
    this.ownSeat = message.seat;
    this.printed = message.printed;
    this.verbs = message.verbs;
    this.seatNames = message.seat_names;
    this.sides = message.sides;
    this.reference = message.reference;
    this.agreed = message.agreed;
    this.hasOdds = message.has_odds;
    this.autoPass = message.auto_pass;
    this.chat = message.chat;
    this.#isCatchingUp = true;
  }

  /**
   * The log is replaced from a number on, because something may have been taken back. If the client was away so long
   * that something in between is missing, it starts over, and may request what is older.
   */
  #update(message: Update): void {
    const seen = this.seen();
    const kept = message.log_from > seen + 1 ? [] : this.log.filter((known) => known.number < message.log_from);
    this.logFrom = kept.length > 0 ? Math.min(this.logFrom, message.log_from) : message.log_from;
    this.log = [...kept, ...message.log];
    this.latest = this.#isCatchingUp ? [] : message.log.filter((line) => line.number > seen);
    this.#isCatchingUp = false;
    this.cameAt = Date.now();
    this.situation = message.situation;
  }

  #older(message: OlderLog): void {
    const first = this.log[0]?.number ?? Infinity;
    this.logFrom = Math.min(this.logFrom, message.first);
    this.log = [...message.log.filter((older) => older.number < first), ...this.log];
  }
}
