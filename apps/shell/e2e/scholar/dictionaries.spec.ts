import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Session } from '@supabase/supabase-js';
import { signUp } from '../../../../tools/product/sign-up.mjs';
import { startTemporaryProduct } from '../../../../tools/product/temporary-product.mjs';
import { openAs } from '../support/accounts.js';
import { root } from '../support/product.js';
import { NARROW, PHONE_DARK } from '../support/sizes.js';
import { smallTargets } from '../support/small-targets.js';
import { expect, settled, test } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';
import { watchPage } from '../support/watch-page.js';

// The tests of this file share a product with a dictionary, which the one of the other journeys has not.
test.describe.configure({ mode: 'serial' });

const DICTIONARY = '/library/dictionaries/dictionary-smith';
const article = (name: string, text: string, ...references: string[]) => ({
  name,
  definitions: [{ text }],
  scripture_refs: references.map((reference) => ({ reference })),
});
const LETTERS = {
  n: [
    article('Nebuchadnezzar', 'A king of Babylon, '.repeat(40).trim() + ' (Daniel 4:33)', 'Daniel 4:33'),
    article('Nethinim-'.repeat(12), 'Servants of the temple.'),
  ],
  z: [
    article('Zoar', 'A town near Sodom. (Genesis 19:22,30) [Nebuchadnezzar]', 'Genesis 19:22', 'Genesis 19:30'),
    ...Array.from({ length: 210 }, (_, at) => article(`Zorah ${at + 1}`, 'A town.')),
  ],
};

let folder: string;
let product: Awaited<ReturnType<typeof startTemporaryProduct>>;
let session: Session;

test.beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'berea-smith-'));
  const files = path.join(folder, 'smith');
  const library = path.join(folder, 'library');
  mkdirSync(files);
  for (const [letter, entries] of Object.entries(LETTERS)) {
    const named = Object.fromEntries(entries.map((entry) => [entry.name, entry]));
    writeFileSync(path.join(files, `${letter}.json`), JSON.stringify(named));
  }
  const total = Object.values(LETTERS).flat().length;
  writeFileSync(path.join(files, '_index.json'), JSON.stringify({ source: 'SMI', total_entries: total }));
  execFileSync(process.execPath, ['dist/study/build-library.mjs', 'add', '--from', files], {
    cwd: root,
    env: { ...process.env, BEREA_LIBRARY_DIR: library },
  });
  product = await startTemporaryProduct({ root, environment: { BEREA_LIBRARY_DIR: library } });
  session = await signUp(product.url);
  // A server that is still loading its works names the dictionary as one that may be added.
  await expect.poll(isInstalled, { timeout: 120_000 }).toBe(true);
});

async function isInstalled(): Promise<boolean> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  // The address that the shelf asks: the gateway has its answer then, however busy a server is that has just started.
  const answer = await fetch(`${product.url}/api/library/works`, { headers });
  // Under load it may take too long to answer, which is an answer, too.
  if (!answer.ok) return false;
  const works = (await answer.json()) as { id: string; installed: boolean }[];
  return works.some(({ id, installed }) => installed && DICTIONARY.endsWith(id));
}
test.afterAll(async () => {
  await product?.end();
  rmSync(folder, { recursive: true, force: true });
});

test('a dictionary is taken from the shelf, searched as one types, read, and left for the reader', async ({ page }) => {
  const watch = watchPage(page);
  await openAs(page, session, `${product.url}/library?tab=shelf`);
  await page.getByRole('link', { name: /^.*Smith’s Bible Dictionary/ }).click();
  await expect(page).toHaveURL(new RegExp(`${DICTIONARY}$`));
  await expect(page.getByRole('heading', { name: 'N: 2 entries' })).toBeVisible();
  expect(await problemsInBothThemes(page)).toEqual([]);

  await page.getByRole('link', { name: 'Z', exact: true }).click();
  await page.getByRole('button', { name: 'Show 11 more' }).press('Enter');
  // By name 'Zorah 99' comes last.
  await expect(page.getByRole('link', { name: 'Zorah 99', exact: true })).toBeVisible();
  await expect(page.locator('main :focus')).toHaveText(/^Zorah/);

  const search = page.getByRole('searchbox', { name: 'Search this dictionary' });
  await search.pressSequentially('nebukadnezar');
  await expect(page.getByText('No name and no article here has “nebukadnezar”.')).toBeVisible();
  await page.getByRole('region', { name: 'Near in spelling' }).getByRole('link').first().click();
  await expect(page.getByRole('heading', { level: 2, name: 'Nebuchadnezzar' })).toBeVisible();
  // The way back leads to what was searched.
  await page.goBack();
  await expect(search).toHaveValue('nebukadnezar');
  await search.fill('sodom');
  await page.getByRole('link', { name: /^Zoar/ }).click();
  await expect(page.getByText('Text by the Christian Classics Ethereal Library')).toBeVisible();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.getByRole('region', { name: 'See also' }).getByRole('link', { name: 'Nebuchadnezzar' }).click();
  await page.getByRole('link', { name: 'Daniel 4:33' }).first().click();
  await expect(page).toHaveURL(/\/bible\/Daniel\/4\/33$/);

  await page.goto(`${product.url}${DICTIONARY}/zoah`);
  await expect(page.getByText('Smith’s Bible Dictionary has no entry “zoah”.')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Zoar/ })).toBeVisible();
  expect(await problemsInBothThemes(page)).toEqual([]);
  await page.goto(`${product.url}/library/dictionaries/dictionary-easton`);
  await expect(page.getByText(/npm run library -- add dictionary-/)).toBeVisible();
  expect(watch.problems().filter((problem) => !problem.includes('404'))).toEqual([]);
});

for (const viewport of [PHONE_DARK.viewport, NARROW])
  test(`a dictionary fits into ${viewport.width} pixels, and a finger meets each of its controls`, async ({ page }) => {
    await page.setViewportSize(viewport);
    for (const address of ['', '?letter=Z', '?q=town', '/zoar', '/zoah', '/nebuchadnezzar']) {
      await openAs(page, session, `${product.url}${DICTIONARY}${address}`);
      await settled(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBe(viewport.width);
      expect(await smallTargets(page), address).toEqual([]);
    }
  });
