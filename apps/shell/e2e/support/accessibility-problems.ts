import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Serious and critical findings of axe, one line each.
 * @param rules only these, whatever they weigh; all of them without it
 * @param within a selector: only its content; the whole page without it
 */
export async function accessibilityProblems(page: Page, rules?: string[], within = 'html'): Promise<string[]> {
  // Through the debugger, since the page's CSP rightly refuses an injected script.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const { violations } = await page.evaluate(
    ([runOnly, context]) =>
      (window as unknown as { axe: { run(context: string, options: RunOptions): Promise<AxeResults> } }).axe.run(
        context,
        {
          resultTypes: ['violations'],
          ...(runOnly && { runOnly }),
        },
      ),
    [rules, within] as const,
  );
  return violations
    .filter(({ impact }) => rules || impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
