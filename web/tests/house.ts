/** A server of one's own and browsers to visit it: what all tests share. */
import { AxeBuilder } from './axe.ts';
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core';

const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export const DESKTOP = { width: 1280, height: 800 };
export const TABLET = { width: 820, height: 1180 };
export const PHONE = { width: 390, height: 844 };

export interface Kept {
  language?: string;
  theme?: string;
  motion?: string;
  confirm?: boolean;
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

export class House {
  url = '';
  #port = 0;
  #folder = mkdtempSync(join(tmpdir(), 'tavola-'));
  #server: ChildProcess | null = null;
  #browser: Browser | null = null;

  static async open(pause = 0): Promise<House> {
    const house = new House();
    house.#port = await freePort();
    house.url = `http://127.0.0.1:${house.#port}`;
    await house.start(pause);
    house.#browser = await chromium.launch({
      executablePath: process.env['CHROMIUM'] ?? 'chromium',
      args: ARGUMENTS,
    });
    return house;
  }
  async start(pause = 0): Promise<void> {
    this.#server = spawn(
      process.env['TAVOLA'] ?? 'tavola',
      [
        'serve',
        '--port',
        String(this.#port),
        '--no-browser',
        '--bot-pause',
        String(pause),
        '--database',
        `sqlite:///${join(this.#folder, 'tavola.sqlite')}`,
      ],
      { stdio: ['ignore', 'ignore', process.env['LOUD'] ? 'inherit' : 'ignore'] },
    );
    for (let tries = 0; tries < 600; tries += 1) {
      const well = await fetch(`${this.url}/api/health`).then(
        (r) => r.ok,
        () => false,
      );
      if (well) return;
      await new Promise((wait) => setTimeout(wait, 100));
    }
    throw new Error('the server does not start');
  }
  /** As when the machine loses power. */
  async kill(): Promise<void> {
    const server = this.#server;
    this.#server = null;
    if (!server || server.exitCode !== null) return;
    const gone = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGKILL');
    await gone;
  }
  async close(): Promise<void> {
    await this.#browser?.close();
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }
  /** Somebody new, with a browser of their own. */
  async visitor(size = DESKTOP, kept: Kept = {}): Promise<Visitor> {
    if (!this.#browser) throw new Error('the house is closed');
    const touch = size.width < 700;
    const context = await this.#browser.newContext({
      viewport: size,
      hasTouch: touch,
      isMobile: touch,
      baseURL: this.url,
    });
    const preferences = { language: 'en', theme: 'light', motion: 'none', ...kept };
    await context.addInitScript((said: string) => {
      if (!localStorage.getItem('tavola')) localStorage.setItem('tavola', said);
    }, JSON.stringify(preferences));
    const page = await context.newPage();
    return new Visitor(context, page);
  }
}

export class Visitor {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly faults: string[] = [];

  constructor(context: BrowserContext, page: Page) {
    this.context = context;
    this.page = page;
    page.setDefaultTimeout(15_000);
    page.on('pageerror', (error) => this.faults.push(error.message));
  }
  /** Ask the server as this visitor. */
  async ask<Answer>(path: string, body?: unknown): Promise<Answer> {
    const request = this.context.request;
    const response =
      body === undefined
        ? await request.get(`/api${path}`)
        : await request.post(`/api${path}`, { data: body });
    if (!response.ok()) throw new Error(`${path}: ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  }
  /** A table against bots, made without the screen. */
  async table(game: string, players: number, level: string): Promise<string> {
    await this.ask('/session', { name: 'Anna' });
    const bots = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level }));
    const seats = [{ kind: 'you' }, ...bots];
    return (await this.ask<{ id: string }>('/tables', { game, players, seats, number: '7' })).id;
  }
  number(): Promise<number> {
    return this.page.locator('.table').getAttribute('data-number').then(Number);
  }
  /** What axe finds that matters, in one line each. */
  async barriers(): Promise<string[]> {
    return new AxeBuilder(this.page).serious();
  }
}
