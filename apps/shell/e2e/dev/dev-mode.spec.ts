import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { freePortsInRow } from '../../../../tools/free-ports.mjs';
import { REMOTES } from '../../../../tools/rspack/dev-ports.mjs';
import { openAs, signUpAndConfirm } from '../support/accounts.js';
import { type Clone, copyClone } from '../support/copy-clone.js';
import { endAll, newPlace, npmRun, type Place, type RunningProduct, until } from '../support/product.js';

test.describe('npm run dev -- bible', () => {
  test.describe.configure({ mode: 'default' });
  let clone: Clone;
  let place: Place;
  let product: RunningProduct | undefined;
  let url: string;

  test.beforeAll(async () => {
    [clone, place] = [copyClone(), await newPlace()];
    const port = await freePortsInRow(1 + REMOTES.length);
    url = `http://127.0.0.1:${port}`;
    product = npmRun(['run', 'dev', '--', 'bible'], place, { BEREA_DEV_PORT: String(port) }, clone.folder);
    let over = false;
    void product.ended.then(() => (over = true));
    await until(() => over || product!.output().includes(`ready for work on bible: ${url}`));
    if (over) throw new Error(`npm run dev ended:\n${product.output()}`);
  });
  test.afterAll(async () => {
    if (product) await endAll(product);
    place.remove();
    clone.remove();
  });

  test('shows an edit of the named remote without a reload; the other remotes are builds', async ({
    browser,
    playwright,
  }) => {
    const request = await playwright.request.newContext({ baseURL: url });
    const session = await signUpAndConfirm(request, url);
    const page = await (await browser.newContext({ baseURL: url })).newPage();
    const heading = (name: string) => page.getByRole('heading', { name, level: 1, exact: true });
    await openAs(page, session, '/bible');
    await expect(heading('Bible Study')).toBeVisible();
    await page.evaluate(() => ((window as unknown as { untouched: boolean }).untouched = true));

    const file = path.join(clone.folder, 'apps/bible-mfe/src/texts/bible.ts');
    const before = readFileSync(file, 'utf8');
    const after = before.replace("'Bible Study'", "'Bible Study, edited'");
    expect(after).not.toBe(before);
    writeFileSync(file, after);
    await expect(heading('Bible Study, edited')).toBeVisible();
    writeFileSync(file, before);
    await expect(heading('Bible Study')).toBeVisible();

    await page.getByRole('navigation').getByRole('link', { name: 'Notes', exact: true }).click();
    await expect(heading('Notes')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { untouched?: boolean }).untouched)).toBe(true);

    const manifest = async (origin: string, name: string) => {
      const answer = await request.get(`${origin}/remotes/${name}/mf-manifest.json`);
      return answer.ok() ? answer.text() : answer.status();
    };
    // The gateway has the builds alone: what is worked on comes from its dev server.
    expect(await manifest(product!.url, 'bible')).toBe(404);
    expect(await manifest(url, 'bible')).toContain('"bible"');
    expect(await manifest(url, 'notes')).toBe(await manifest(product!.url, 'notes'));
    await request.dispose();
  });
});
