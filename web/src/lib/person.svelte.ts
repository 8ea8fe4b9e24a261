/** Who plays on this device: a guest from the first click on, with a name that can be changed. */
import type { Me, Refusal } from './api.ts';
import { say } from './language.svelte.ts';
import { ask } from './server.ts';

class Person {
  me = $state.raw<Me | null>(null);
  #known: Promise<Me | null> | undefined;

  /** Who one is here; nobody yet if this device is new. */
  known(): Promise<Me | null> {
    this.#known ??= ask<Me>('/me').then(
      (me) => (this.me = me),
      () => null,
    );
    return this.#known;
  }
  /** Come in, as a guest if need be. */
  async here(name?: string): Promise<Me> {
    const me = await this.known();
    if (me) {
      if (name && name !== me.name) await this.rename(name);
      return this.me ?? me;
    }
    this.me = await ask<Me>('/session', { name: name ?? say('web-guest') });
    this.#known = Promise.resolve(this.me);
    return this.me;
  }
  async rename(name: string): Promise<void> {
    this.me = await ask<Me>('/me', { name }, 'PATCH');
  }
}

export const person = new Person();

/** A refusal in words. */
export function reason(problem: unknown): string {
  const refusal = problem as Partial<Refusal> | null;
  if (refusal?.reason) return say(refusal.reason.key, refusal.reason.args);
  return say('web-no-server');
}
