import type { Page } from '@playwright/test';
import { scriptVoice } from '../support/script-voice.js';
import { authClient, newAccount, openAs } from '../support/accounts.js';
import { type Control, prepareControls } from '../support/controls-of-page.js';
import { pressEach } from '../support/press-controls.js';
import { SIGNED_IN, seedWork, TEXTS } from '../support/screens.js';
import { expect, settled, test, visit } from '../support/test.js';
import { watchPage } from '../support/watch-page.js';

const PARTS = [
  '/library?tab=shelf',
  '/library?tab=plans',
  '/library?tab=bookmarks',
  '/library?tab=recent',
  '/notes?tab=journal',
  '/notes?tab=sermon',
  '/bible/Matthew/5?q=shepherd',
];
const SIGNED_OUT = ['/login', '/signup', '/forgot-password', '/reset-password', '/keep-account'];
/** The one page whose frame is pressed too; elsewhere it is the same. */
const WITH_FRAME = '/settings/about';

/** A page of the frame that is none of those pressed, so that each of them is rendered again. */
const BETWEEN = '/nowhere';

/** At the top of the page there is nothing left for it to do: it only scrolls up, which its own test asserts. */
const SCROLLS_UP = 'View All';
/** Pages on which a press brings more controls, step by step. */
const STEPS: Readonly<Record<string, number>> = { '/welcome': 4, '/profile': 3 };

/** Pages with so many controls that several tests share them. */
const SHARED: Readonly<Record<string, number>> = {
  '/': 3,
  '/bible/Matthew/5': 4,
  '/bible/Matthew/5?q=shepherd': 4,
  '/library?tab=plans': 3,
  '/notes': 2,
  '/notes?tab=sermon': 3,
  '/sermon-prep': 2,
  '/welcome': 2,
  '/settings/about': 2,
  '/profile': 2,
};
/** And those whose layers have so many. */
const LAYERS_SHARED: Readonly<Record<string, number>> = { '/bible/Matthew/5': 3 };

const partsOf = (of = 1) => Array.from({ length: of }, (_, index) => [index, of] as const);
const ROUNDS = [...SIGNED_IN, ...TEXTS, ...PARTS].flatMap((path) =>
  partsOf(SHARED[path]).flatMap((part) =>
    partsOf(LAYERS_SHARED[path]).map((partOfLayers) => ({ path, part, partOfLayers })),
  ),
);

const load = async (page: Page, path: string) => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  await settled(page);
};

/** Answers requests to other servers itself, and shuts what opens beside the page. */
async function prepare(page: Page, baseURL: string): Promise<void> {
  await prepareControls(page);
  await scriptVoice(page);
  const isElsewhere = (url: URL) => url.origin !== baseURL && url.protocol.startsWith('http');
  await page.context().route(isElsewhere, (route) => route.fulfill({ contentType: 'text/html', body: 'elsewhere' }));
  page.on('popup', (popup) => void popup.close());
  page.on('dialog', (dialog) => void dialog.accept());
}

for (const { path, part, partOfLayers } of ROUNDS) {
  const shares = [part, partOfLayers].map(([index, of]) => (of === 1 ? '' : `, ${index + 1} of ${of}`));
  test(`every control of ${path} has an effect${shares.join('')}`, async ({ page, request, baseURL }) => {
    await prepare(page, baseURL!);
    const watch = watchPage(page);
    const account = newAccount();
    await openAs(page, await seedWork(request, baseURL!, account), BETWEEN);
    await load(page, path);
    const storage = await page.evaluate(() => ({ ...localStorage }));
    const open = async (anew: boolean) => {
      const state = await page.evaluate(() => ({
        isSignedIn: localStorage.getItem('berea-session') !== null,
        isCovered: document.querySelector(':modal, [role="dialog"], [role="menu"]') !== null,
      }));
      if (!state.isSignedIn) {
        const { data } = await (await authClient(request, baseURL!)).signInWithPassword(account);
        storage['berea-session'] = JSON.stringify(data.session);
      }
      const restore = () =>
        page.evaluate((items) => {
          localStorage.clear();
          for (const [key, value] of Object.entries(items)) localStorage.setItem(key, value);
        }, storage);
      // A control that goes back in the history has led to BETWEEN already.
      const isBetween = new URL(page.url()).pathname === BETWEEN;
      if (anew || !state.isSignedIn || state.isCovered || isBetween || /welcome|no-such/.test(path)) {
        await restore();
        return load(page, path);
      }
      await visit(page, BETWEEN);
      // Only now: a page that is left keeps what was begun in it.
      await restore();
      await visit(page, path);
      await settled(page);
    };
    const isWanted = ({ name, isOutside }: Control) => name !== SCROLLS_UP && (path === WITH_FRAME || !isOutside);
    expect(
      await pressEach(page, { open, isWanted, problems: watch.problems, part, partOfLayers, steps: STEPS[path] ?? 2 }),
    ).toEqual([]);
  });
}

for (const path of SIGNED_OUT) {
  test(`every control of ${path} has an effect`, async ({ page, baseURL }) => {
    await prepare(page, baseURL!);
    const watch = watchPage(page);
    await load(page, path);
    const open = async () => {
      // With the cookie banner, as on a first visit.
      await page.evaluate(() => localStorage.clear());
      await load(page, path);
    };
    expect(await pressEach(page, { open, isWanted: () => true, problems: watch.problems })).toEqual([]);
  });
}

test('the press on every control names a button that does nothing', async ({ page, reader, baseURL }) => {
  await prepare(page, baseURL!);
  await openAs(page, reader, BETWEEN);
  const open = async () => {
    await load(page, '/settings/about');
    await page.evaluate(() => {
      const button = document.createElement('button');
      button.type = 'button';
      button.textContent = 'Nothing';
      document.querySelector('main')!.append(button);
    });
  };
  const isWanted = ({ name }: Control) => name === 'Nothing';
  const found = await pressEach(page, { open, isWanted, problems: () => [], patience: 1_000 });
  expect(found).toEqual(['button “Nothing” has no effect']);
});
