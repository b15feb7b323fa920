/** The socket of a table: says hello, reconnects when the connection breaks, and delivers answers to questions. */

import type {
  Accepted,
  ClientMessage,
  Closed,
  Hello,
  Hint,
  Odds,
  OlderLog,
  Possible,
  Refused,
  Reviewed,
  ServerMessage,
  Travelled,
} from './types.ts';

type Asked = Exclude<ClientMessage, Hello>;
/** A message to the server; its number is given by the connection. */
export type Question = Asked extends infer One ? (One extends Asked ? Omit<One, 'id'> : never) : never;
interface Told {
  why: Possible;
  'ask-hint': Hint;
  'ask-odds': Odds;
  'ask-review': Reviewed;
  travel: Travelled;
  read: OlderLog;
}
export type Answer<Type extends Asked['type']> = (Type extends keyof Told ? Told[Type] : Accepted) | Refused;
/** Connecting: not welcomed yet, or retrying. Closed: for good. */
export type Status = 'connecting' | 'open' | 'closed';

/** The connection broke before the answer came: the next update shows whether the server did it. */
export class LineBroken extends Error {}

/** What the connection is for. */
export interface Listener {
  /** The number of the last entry seen, so that only the rest is sent. */
  seen(): number;
  receive(message: ServerMessage): void;
  status(status: Status): void;
}

export const FIRST_WAIT = 500;
export const LONGEST_WAIT = 15_000;
/** After these a retry would end the same: everything is said, or the server rejects this client. */
const isFinal = (code: number): boolean => code === 1000 || code === 1008 || (code >= 4000 && code < 5000);

interface Pending {
  resolve: (answer: never) => void;
  reject: (error: LineBroken) => void;
}

export class Connection {
  readonly #address: string;
  readonly #token: string;
  readonly #listener: Listener;
  readonly #open: (address: string) => WebSocket;
  readonly #pending = new Map<number, Pending>();
  #socket: WebSocket | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #tries = 0;
  #lastId = 0;
  #status: Status = 'connecting';
  /** The server's message before it hung up. */
  farewell: Closed | null = null;

  constructor(
    address: string,
    token: string,
    listener: Listener,
    open: (address: string) => WebSocket = (address) => new WebSocket(address),
  ) {
    this.#address = address;
    this.#token = token;
    this.#listener = listener;
    this.#open = open;
    this.#connect();
  }

  get status(): Status {
    return this.#status;
  }

  /** Ask the server for something. A refusal is an answer too; only a broken connection is an error. */
  ask<Type extends Asked['type']>(question: Extract<Question, { type: Type }>): Promise<Answer<Type>> {
    const socket = this.#socket;
    if (this.#status !== 'open' || !socket) return Promise.reject(new LineBroken());
    const id = ++this.#lastId;
    return new Promise((resolve, reject) => {
      this.#pending.set(id, { resolve, reject });
      socket.send(JSON.stringify({ ...question, id }));
    });
  }

  /** Retry now instead of later, for example when the browser is online again. */
  retry(): void {
    if (this.#timer === undefined) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  /** Hang up. */
  close(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const socket = this.#socket;
    this.#socket = null;
    socket?.close(1000);
    this.#become('closed');
  }

  #connect(): void {
    this.#timer = undefined;
    const socket = this.#open(this.#address);
    this.#socket = socket;
    socket.onopen = () => {
      const hello: Hello = { type: 'hello', token: this.#token, seen: this.#listener.seen() };
      socket.send(JSON.stringify(hello));
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket === this.#socket) this.#receive(JSON.parse(event.data) as ServerMessage);
    };
    socket.onclose = (event: CloseEvent) => {
      if (socket === this.#socket) this.#broke(event.code);
    };
  }

  #receive(message: ServerMessage): void {
    if (message.type === 'closed') this.farewell = message;
    this.#listener.receive(message);
    if (message.type === 'welcome') {
      this.#tries = 0;
      this.farewell = null;
      this.#become('open');
    }
    if ('id' in message) this.#answer(message);
  }

  #answer(message: Extract<ServerMessage, { id: number }>): void {
    const pending = this.#pending.get(message.id);
    this.#pending.delete(message.id);
    pending?.resolve(message as never);
  }

  #broke(code: number): void {
    this.#socket = null;
    if (isFinal(code)) {
      this.#become('closed');
      return;
    }
    const longest = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#tries++);
    this.#timer = setTimeout(() => this.#connect(), longest * (0.5 + Math.random() / 2)); // not all browsers at once
    this.#become('connecting');
  }

  #become(status: Status): void {
    if (status !== 'open') {
      for (const pending of this.#pending.values()) pending.reject(new LineBroken());
      this.#pending.clear();
    }
    if (status === this.#status) return;
    this.#status = status;
    this.#listener.status(status);
  }
}

/** Where the socket of a table listens. */
export function socketAddress(table: string, here: Location = location): string {
  const scheme = here.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${here.host}/ws/${encodeURIComponent(table)}`;
}
