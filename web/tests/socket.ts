/** A socket without a network: the test is the server. */

import type { ClientMessage, ServerMessage } from '../src/wire/types.ts';

export class FakeSocket {
  static all: FakeSocket[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  sent: ClientMessage[] = [];
  closedWith: number | undefined;
  readonly address: string;

  constructor(address: string) {
    this.address = address;
    FakeSocket.all.push(this);
  }

  static open = (address: string): WebSocket => new FakeSocket(address) as unknown as WebSocket;

  static get last(): FakeSocket {
    return FakeSocket.all.at(-1)!;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(code: number): void {
    this.closedWith = code;
  }

  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  welcome(message: ServerMessage): void {
    this.onopen?.();
    this.tell(message);
  }
}
