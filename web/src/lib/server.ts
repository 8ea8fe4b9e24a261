/** The way to the server: questions over HTTP, and a socket that mends itself. */
import type { FromClient, FromServer, Hello, Refusal } from './api.ts';

const API = '/api';
const SOCKET = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${API}/live`;
const FIRST_PAUSE = 400;
const LONGEST_PAUSE = 8000;
/** The server pings; a line that is silent for longer is dead, whatever the browser thinks. */
const SILENCE = 45_000;

/** Ask the server; a refusal is thrown as it came, with the reason to be said. */
export async function ask<Answer>(path: string, body?: unknown, method?: string): Promise<Answer> {
  const response = await fetch(API + path, {
    method: method ?? (body === undefined ? 'GET' : 'POST'),
    credentials: 'same-origin',
    ...(body === undefined
      ? {}
      : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  });
  const text = await response.text();
  const answer: unknown = text ? JSON.parse(text) : null;
  if (!response.ok) throw answer as Refusal;
  return answer as Answer;
}

export type Link = 'joining' | 'live' | 'lost';

interface Ends {
  /** What must be done before: to be somebody. */
  ready: () => Promise<unknown>;
  hello: () => Hello;
  heard: (message: FromServer) => void;
  changed: (link: Link) => void;
}

export class LiveSocket {
  #ends: Ends;
  #socket: WebSocket | null = null;
  #pause = FIRST_PAUSE;
  #retry: ReturnType<typeof setTimeout> | undefined;
  #silence: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #waiting: FromClient[] = [];

  constructor(ends: Ends) {
    this.#ends = ends;
    addEventListener('online', this.#now);
    document.addEventListener('visibilitychange', this.#seen);
    void this.#open();
  }

  send(message: FromClient): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
    else if (message.type !== 'pong') this.#waiting.push(message);
  }
  hello(): void {
    this.send(this.#ends.hello());
  }
  close(): void {
    this.#closed = true;
    clearTimeout(this.#retry);
    clearTimeout(this.#silence);
    removeEventListener('online', this.#now);
    document.removeEventListener('visibilitychange', this.#seen);
    this.#socket?.close();
  }

  async #open(): Promise<void> {
    try {
      await this.#ends.ready();
    } catch {
      this.#again();
      return;
    }
    if (this.#closed) return;
    const socket = new WebSocket(SOCKET);
    this.#socket = socket;
    socket.onopen = () => {
      this.#pause = FIRST_PAUSE;
      socket.send(JSON.stringify(this.#ends.hello()));
      // What was asked for while the line was down may be out of date; the server says so then.
      for (const message of this.#waiting.splice(0)) socket.send(JSON.stringify(message));
      this.#ends.changed('live');
      this.#listen();
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      this.#listen();
      this.#ends.heard(JSON.parse(event.data) as FromServer);
    };
    socket.onclose = () => {
      if (this.#closed || socket !== this.#socket) return;
      clearTimeout(this.#silence);
      this.#again();
    };
  }
  #again(): void {
    this.#ends.changed('lost');
    this.#retry = setTimeout(() => void this.#open(), this.#pause * (0.8 + 0.4 * Math.random()));
    this.#pause = Math.min(LONGEST_PAUSE, this.#pause * 1.7);
  }
  #listen(): void {
    clearTimeout(this.#silence);
    this.#silence = setTimeout(() => this.#socket?.close(), SILENCE);
  }
  #now = (): void => {
    if (this.#socket?.readyState === WebSocket.OPEN || this.#closed) return;
    clearTimeout(this.#retry);
    this.#pause = FIRST_PAUSE;
    if (this.#socket?.readyState !== WebSocket.CONNECTING) void this.#open();
  };
  #seen = (): void => {
    if (document.visibilityState === 'visible') this.#now();
  };
}
