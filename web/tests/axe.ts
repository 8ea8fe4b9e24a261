/** Accessibility checks by axe-core. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  id: string;
  impact: string | null;
  nodes: { target: string[]; failureSummary: string }[];
}

export class AxeBuilder {
  #page: Page;
  constructor(page: Page) {
    this.#page = page;
  }
  async serious(): Promise<string[]> {
    await this.#page.evaluate(source);
    const found = await this.#page.evaluate(async () => {
      const { axe } = window as unknown as { axe: { run: () => Promise<{ violations: unknown }> } };
      return (await axe.run()).violations;
    });
    return (found as Violation[])
      .filter(({ impact }) => impact === 'serious' || impact === 'critical')
      .flatMap(({ id, nodes }) =>
        nodes
          .slice(0, 4)
          .map(
            (node) => `${id}: ${node.target.join(' ')} ${node.failureSummary.split('\n')[1] ?? ''}`,
          ),
      );
  }
}
