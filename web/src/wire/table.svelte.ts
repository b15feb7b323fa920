/** What a browser knows of a table, kept up to date by the connection. */

import { Connection, socketAddress, type Listener, type Status } from './connection.ts';
import type { Happening, OlderLog, Said, ServerMessage, Situation, TableInfo, Update, Welcome } from './types.ts';

export class Table implements Listener {
  readonly connection: Connection;
  line = $state<Status>('connecting');
  info = $state.raw<TableInfo | null>(null);
  /** The own seat; null for who watches. */
  ownSeat = $state<number | null>(null);
  printed = $state.raw<Welcome['printed']>({});
  autoPass = $state.raw<string[]>([]);
  situation = $state.raw<Situation | null>(null);
  log = $state.raw<Happening[]>([]);
  chat = $state.raw<Said[]>([]);

  constructor(table: string, token: string, open?: (address: string) => WebSocket) {
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
    }
  }

  /** Ask for what lies before the known log. */
  async readOlder(): Promise<void> {
    const first = this.log[0];
    if (first) await this.connection.ask({ type: 'read', before: first.number });
  }

  #welcome(message: Welcome): void {
    this.info = message.table;
    this.ownSeat = message.seat;
    this.printed = message.printed;
    this.autoPass = message.auto_pass;
    this.chat = message.chat;
  }

  /** The log is replaced from a number on, because something may have been taken back. */
  #update(message: Update): void {
    this.log = [...this.log.filter((known) => known.number < message.log_from), ...message.log];
    this.situation = message.situation;
  }

  #older(message: OlderLog): void {
    const first = this.log[0]?.number ?? Infinity;
    this.log = [...message.log.filter((older) => older.number < first), ...this.log];
  }
}
