import type { Locator, Page } from '@playwright/test';
import { scriptVoice } from '../support/script-voice.js';
import { openAs } from '../support/accounts.js';
import { widthTooMuch } from '../support/keyboard.js';
import { seedWork } from '../support/screens.js';
import { expect, settled, test, visit } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

/**
 * A layer over a part of the page, the address at which it is opened, and the controls that open it, pressed one after
 * the other.
 */
interface Opened {
  readonly at: string;
  readonly by: readonly (string | RegExp)[];
  readonly is?: 'dialog' | 'menu' | 'tooltip';
  /** Phones, or all others, have it elsewhere. */
  readonly only?: 'phone' | 'wide';
}
const HELP = 'Help for this page';
const OPENED: readonly Opened[] = [
  { at: '/', by: [HELP] },
  { at: '/', by: ['Sources'] },
  { at: '/', by: ['Voice'] },
  { at: '/', by: ['Ask by voice'] },
  { at: '/', by: ['Conversations', /^Actions for/], is: 'menu' },
  { at: '/', by: [/^Matthew 5:3/], only: 'phone' },
  { at: '/bible/Matthew/5', by: [HELP], only: 'wide' },
  { at: '/bible/Matthew/5', by: ['Go to book, chapter, verse'], only: 'wide' },
  { at: '/library', by: [HELP] },
  { at: '/library', by: ['Read More'] },
  { at: '/library?tab=plans', by: [/^Leave /], is: 'tooltip' },
  { at: '/notes', by: [HELP] },
  { at: '/notes', by: ['New Note'] },
  { at: '/notes?tab=journal', by: ['Add Journal Entry'] },
  { at: '/sermon-prep', by: [HELP] },
  { at: '/sermon-prep', by: ['New Sermon'] },
  { at: '/profile', by: ['Change your picture'] },
  { at: '/settings', by: [/^App Tutorial/] },
  { at: '/settings', by: ['Go to…'] },
];

for (const width of [320, 390, 768, 1024, 1440]) {
  const phone = width < 768;
  test.describe(`${width} px wide`, () => {
    test.use({ viewport: { width, height: phone ? 844 : 900 } });

    test('everything that covers a page is opened by Enter, has the focus, fits, passes axe, and returns the focus at Escape', async ({
      page,
      request,
      baseURL,
    }) => {
      await scriptVoice(page);
      const session = await seedWork(request, baseURL!);
      const headers = { authorization: `Bearer ${session.access_token}` };
      const plan = { days: [{ date: '2026-01-01', count: 150 }], remind: false };
      expect((await request.put('/api/library/plans/psalms', { headers, data: plan })).status()).toBe(200);
      await openAs(page, session, '/nowhere');
      for (const opened of OPENED) {
        if (opened.only && (opened.only === 'phone') !== phone) continue;
        await test.step(nameOf(opened), () => openAndClose(page, opened));
      }
    });

    test('a toast fits in the window, passes axe, is reached by F8, and closes at Escape', async ({ page, reader }) => {
      await openAs(page, reader, '/settings/cookies');
      await page.getByRole('button', { name: 'Save Preferences' }).press('Enter');
      const toast = page.getByText('Preferences saved', { exact: true });
      await expect(toast).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('F8');
      expect(await problemsInBothThemes(page)).toEqual([]);
      await page.keyboard.press('Escape');
      await expect(toast).toBeHidden();
    });
  });
}

const nameOf = ({ at, by }: Opened): string => `${at}: ${by.join(', ')}`;

async function openAndClose(page: Page, opened: Opened): Promise<void> {
  const { at, by, is = 'dialog' } = opened;
  const name = nameOf(opened);
  await visit(page, at);
  await settled(page);
  let control: Locator | undefined;
  for (const each of by) {
    control = page
      .getByRole('button', { name: each, exact: true })
      .or(page.getByRole('link', { name: each, exact: true }))
      .first();
    await control.press('Enter');
  }
  const layer = page.getByRole(is).first();
  await expect(layer, name).toBeVisible();
  await settled(page);
  const holdsFocus = () => layer.evaluate((element) => element.contains(document.activeElement));
  // A sheet that has just come has it on what is around it, from where the first Tab leads into it.
  const isAround = () =>
    layer.evaluate((element) => document.activeElement !== document.body && document.activeElement?.contains(element));
  await expect.poll(async () => (await holdsFocus()) || (await isAround()), name).toBe(true);
  expect.soft(await problemsInBothThemes(page, `[role="${is}"], dialog`), name).toEqual([]);
  expect.soft(await widthTooMuch(page), name).toBe(0);
  if (await layer.evaluate((element) => element.matches('[aria-modal="true"], dialog'))) {
    for (let step = 0; step < 12; step += 1) await page.keyboard.press('Tab');
    // Between its last and its first stop there may be the browser's own, where the page's body has the focus.
    const isNowhere = await page.evaluate(() => document.activeElement === document.body);
    expect.soft(isNowhere || (await holdsFocus()), `${name}: Tab`).toBe(true);
  }
  await page.keyboard.press('Escape');
  await expect(layer, name).toBeHidden();
  await expect.soft(control!, name).toBeFocused();
  await visit(page, '/nowhere');
}
