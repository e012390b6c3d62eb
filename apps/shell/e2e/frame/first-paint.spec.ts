import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test.use({ coldBrowser: true });

/** Holds back the scripts that render the page, but not the small one before them. */
async function holdScripts(page: Page) {
  let release = () => undefined as void;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(/\/assets\/(?:main|packages)\.\w+\.js$/, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Until the browser has painted: earlier, what is asked of a place is answered without the sheets that are on their way. */
const painted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0);

test('the verse beside the sign-in is there before the scripts of the page, and does not move', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  const release = await holdScripts(page);
  await page.goto('/bible', { waitUntil: 'commit' });
  const verse = page.getByText('These were more noble');
  const mark = page.getByText('BETA');
  await expect(verse).toBeVisible();
  await painted(page);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const before = [await verse.boundingBox(), await mark.boundingBox()];
  release();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([await verse.boundingBox(), await mark.boundingBox()]).toEqual(before);
});

test('a signed-in user sees nothing of the sign-in while the page opens', async ({ page, reader }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdScripts(page);
  const opened = openAs(page, reader, '/');
  await expect(page.locator('#root')).toBeAttached();
  await expect(page.getByText('These were more noble')).toHaveCount(0);
  release();
  await opened;
  await expect(page.getByRole('heading', { name: 'Scholar', level: 1 })).toBeVisible();
  await expect(page.getByText('These were more noble')).toHaveCount(0);
});

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the chapter is there before the scripts of the page, and does not move`, async ({
    page,
    reader,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    const opened = openAs(page, reader, '/bible/John/3');
    const first = page.locator('#first-chapter');
    await expect(first.getByText('For God so loved the world')).toBeAttached();
    const boxes = (of: Locator) =>
      Promise.all(
        [
          of.locator('.chapter-title'),
          of.locator('.verse-words').first(),
          of.locator('.verse-words').nth(15),
          of.locator('.verse-number').nth(1),
        ].map((each) => each.boundingBox()),
      );
    await painted(page);
    await fontsOf(first);
    const before = await boxes(first);
    release();
    await opened;
    await expect(page.locator('[data-verse="16"]')).toBeVisible();
    await expect(first).toHaveCount(0);
    expect(await boxes(page.locator('#root'))).toEqual(before);

    // The next visit begins with it, before anything has been answered.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('berea_last_chapter'))).toContain('"John"');
    await holdScripts(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(first.getByText('For God so loved the world')).toBeAttached();
    await painted(page);
    await fontsOf(first);
    expect(await boxes(first)).toEqual(before);
  });
}

/** Waits for the fonts of a chapter, the slanted one among them: other letters would move the text. */
const fontsOf = (chapter: Locator): Promise<void> =>
  chapter.evaluate(async (element) => {
    const words = element.querySelectorAll('.chapter-title, .verse-words, .verse-words i, .verse-number');
    const styles = [...words].map((each) => getComputedStyle(each));
    const fonts = new Set(
      styles.map((each) => `${each.fontStyle} ${each.fontWeight} ${each.fontSize} ${each.fontFamily}`),
    );
    await Promise.all([...fonts].map((font) => document.fonts.load(font)));
  });

for (const viewport of [
  { width: 1440, height: 1200 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
]) {
  test(`at ${viewport.width} px the start of home is there before the scripts of the page, and does not move`, async ({
    page,
    request,
    baseURL,
  }) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const release = await holdScripts(page);
    // Somebody who has read nothing: Today would have a card for the others.
    const opened = openAs(page, await seedUser(request, baseURL!), '/');
    const first = page.locator('#first-home');
    await expect(first.getByText('I’m Scholar, your study companion')).toBeAttached();
    const boxes = (of: Locator) =>
      Promise.all(
        [
          of.locator('h2'),
          of.locator('.welcome-lead'),
          of.locator('.welcome-topics b').last(),
          of.locator('.welcome-epigraph'),
        ].map(async (each) => [await each.textContent(), await each.boundingBox()]),
      );
    await painted(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await boxes(first);
    const box = await first.locator('.first-home-box').boundingBox();
    release();
    await opened;
    await expect(page.getByRole('button', { name: /Greek and Hebrew/ })).toBeVisible();
    await expect(first).toHaveCount(0);
    expect(await boxes(page.locator('#root'))).toEqual(before);
    expect(await page.locator('form', { has: page.getByRole('button', { name: 'Send' }) }).boundingBox()).toEqual(box);

    // The next visit begins with it, before anything has been answered.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('berea_opening'))).not.toBeNull();
    await holdScripts(page);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    await expect(first.getByText('I’m Scholar, your study companion')).toBeAttached();
    await painted(page);
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await boxes(first)).toEqual(before);
  });
}

test('a page other than the chapter replaces the first paint', async ({ page, reader }) => {
  const release = await holdScripts(page);
  await page.route('**/assets/calls.*.js', (route) => route.abort());
  const opened = openAs(page, reader, '/bible/John/3');
  await expect(page.locator('#first-chapter').getByText('For God so loved the world')).toBeAttached();
  release();
  await opened;
  await expect(page.getByText('Failed to get Bible chapter')).toBeVisible();
  await expect(page.locator('#first-chapter')).toHaveCount(0);
});

for (const { path, until, reads } of [
  { path: '/', until: 'textarea', reads: ['/api/chat/assistant', '/api/chat/messages?limit=50'] },
  {
    path: '/bible',
    until: '#root [data-verse]',
    reads: ['/api/bible/translations', '/api/bible/Matthew/1?translation=KJV&include=layout'],
  },
]) {
  test(`${path} asks for its first data once, before the scripts of the page arrive`, async ({ page, reader }) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, search } = new URL(request.url());
      if (pathname.startsWith('/api/')) asked.push(`${pathname}${decodeURIComponent(search)}`);
    });
    const release = await holdScripts(page);
    const opened = openAs(page, reader, path);
    const first = ['/api/profile', '/api/user/profile', ...reads];
    await expect.poll(() => asked.toSorted()).toEqual(first.toSorted());
    release();
    await opened;
    await expect(page.locator(until).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked.filter((each) => asked.indexOf(each) !== asked.lastIndexOf(each))).toEqual([]);
    for (const each of first) expect(asked).toContain(each);
  });
}
