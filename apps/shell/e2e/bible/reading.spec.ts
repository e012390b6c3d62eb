import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { apiOf, expectToast, openTools, toolbarOf, verse } from '../support/bible.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
/** One of several, pressed by its label. */
const choice = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
const marked = (page: Page) => page.locator('[data-verse][aria-current]');

test('addresses of the Bible name places, ranges and translations, and Back and Forward move through them', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/bible');
  await expect(page).toHaveURL(/\/bible\/Matthew\/1$/);
  await page.goto('/bible/psalm/119/105-107');
  await title(page, 'Psalm 119');
  await expect(marked(page)).toHaveCount(3);
  await expect(verse(page, 'Psalm 119:105')).toBeFocused();
  await expect(verse(page, 'Psalm 119:105')).toBeInViewport();

  const away = await page.evaluate(() => scrollY);
  await page.keyboard.press('ArrowRight');
  await title(page, 'Psalm 120');
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await title(page, 'Psalm 121');
  await page.goBack();
  await title(page, 'Psalm 120');
  await page.goBack();
  await title(page, 'Psalm 119');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(away);
  await page.goForward();
  await title(page, 'Psalm 120');

  await page.goto('/bible/Romans/16?translation=WEB');
  await expect(page.getByRole('button', { name: /^WEB, World English Bible/ })).toBeVisible();
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await expect(page).toHaveURL(/\/bible\/1%20Corinthians\/1\?translation=WEB$/);
  // It becomes the last place when it is there to be read.
  await title(page, '1 Corinthians 1');
  await page.goto('/bible');
  await title(page, '1 Corinthians 1');

  await page.goto('/bible/Mark/40');
  await expect(page.getByText('Chapter content will appear here when connected to a Bible API.')).toBeVisible();
  await page.getByRole('button', { name: 'Open Mark 16' }).click();
  await title(page, 'Mark 16');
  await apiOf(request, session).send('PATCH', '/api/user/profile', { defaultBibleTranslation: 'asv' });
  await page.goto('/bible/Mark/16');
  await expect(page.getByRole('button', { name: /^ASV, American Standard/ })).toBeVisible();
  expect(watch.problems()).toEqual([]);
});

for (const allowed of [true, false]) {
  test(`the look of the Bible's text is ${allowed ? '' : 'not '}kept ${allowed ? 'with' : 'without'} consent to functional cookies`, async ({
    page,
    request,
    baseURL,
  }) => {
    const consent = { necessary: true, functional: allowed, analytics: false, marketing: false };
    await page.addInitScript((kept) => localStorage.setItem('cookie_consent', kept), JSON.stringify(consent));
    await openAs(page, await seedUser(request, baseURL!), '/bible/John/3');
    const list = page.getByRole('list', { name: /^John 3,/ });
    const size = () => list.evaluate((element) => getComputedStyle(element).fontSize);
    await expect(list).toHaveAttribute('data-layout', 'verses');
    const before = await size();
    await page.getByRole('button', { name: 'Text size and theme' }).click();
    await choice(page, 'Extra large').click();
    await choice(page, 'Paragraphs').click();
    await expect(list).toHaveAttribute('data-layout', 'paragraphs');
    const larger = await size();
    expect(parseFloat(larger)).toBeGreaterThan(parseFloat(before));
    await page.reload();
    await expect(list).toHaveAttribute('data-layout', allowed ? 'paragraphs' : 'verses');
    expect(await size()).toBe(allowed ? larger : before);
  });
}

test('the text of a chapter is never covered: tools, panel and numbers are beside it, at every width and layout', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!));
  const look = (layout: string) =>
    page.evaluate((kept) => localStorage.setItem('berea_look', kept), JSON.stringify({ layout }));
  for (const [at, layout, width] of [
    ['/bible/John/3', 'verses', 1440],
    ['/bible/John/3', 'paragraphs', 1440],
    ['/bible/John/3', 'paragraphs', 800],
    ['/bible/John/3?with=WEB', 'verses', 1024],
  ] as const) {
    await test.step(`${at}, ${layout}, ${width} px`, async () => {
      await page.setViewportSize({ width, height: 900 });
      await look(layout);
      await page.goto(at);
      await page.mouse.move(0, 0);
      expect(await (await toolbarOf(page, 'John 3:5')).evaluate(wordsUnder)).toEqual([]);
      expect(await page.getByRole('list', { name: /^John 3,/ }).evaluate(numbersWithoutWords)).toEqual([]);
      const lowest = await page.evaluate(lowestVerse);
      const tools = await toolbarOf(page, `John 3:${lowest}`);
      await expect(tools).toBeInViewport({ ratio: 1 });
    });
  }
  await test.step('the panel, where there is little room for it', async () => {
    await page.goto('/bible/John/3');
    const panel = await openTools(page, 'John 3:16');
    await expect(verse(page, 'John 3:16')).toBeInViewport();
    expect(await panel.evaluate(wordsUnder)).toEqual([]);
  });
});

test('the mouse chooses several verses, copies them, and goes to another chapter from far down', async ({
  page,
  request,
  baseURL,
}) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await verse(page, 'Matthew 5:3').hover();
  await page.mouse.down();
  await page.locator('[data-verse="4"]').hover();
  await page.locator('[data-verse="5"]').hover();
  await page.mouse.up();
  const bar = page.getByRole('region', { name: 'Chosen verses' });
  await expect(bar.getByRole('status')).toHaveText('3 verses · Matthew 5:3–5');
  await bar.getByRole('button', { name: 'Copy' }).click();
  const card = page.getByRole('dialog', { name: 'Copy Matthew 5:3–5' });
  await choice(page, 'First').click();
  await choice(page, 'Shown').click();
  await card.getByRole('button', { name: 'Copy 3 verses' }).click();
  await expectToast(page, 'Copied to clipboard');
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await copied()).toMatch(
    /^Matthew 5:3–5 \(KJV\)\n3 Blessed are the poor .* 4 Blessed .* 5 Blessed are the meek/,
  );
  await page.evaluate(() => navigator.clipboard.writeText(''));
  await page.keyboard.press('Control+c');
  await expect.poll(copied).toMatch(/^Matthew 5:3–5/);
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();

  await verse(page, 'Matthew 5:40').scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: /^Matthew 5:\d+, go to another place/ }).click();
  const places = page.getByRole('dialog', { name: 'Go to a place' });
  await places.getByRole('button', { name: 'Romans, Rom' }).click();
  await places.getByRole('button', { name: 'chapter 8', exact: true }).click();
  await places.getByRole('button', { name: 'verse 28', exact: true }).click();
  await expect(page).toHaveURL(/\/bible\/Romans\/8\/28$/);
  await expect(verse(page, 'Romans 8:28')).toBeFocused();
});

/** The last verse whose number can be seen. */
const lowestVerse = (): string =>
  [...document.querySelectorAll('[data-verse-button]')]
    .filter((button) => button.getBoundingClientRect().bottom < innerHeight - 4)
    .at(-1)?.textContent ?? '';

/** Words of the text under an element. */
function wordsUnder(element: Element): string[] {
  const box = element.getBoundingClientRect();
  const walker = document.createTreeWalker(document.querySelector('article')!, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (element.contains(node) || !node.textContent?.trim()) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const covered = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right - 1 && right > box.left + 1 && top < box.bottom - 1 && bottom > box.top + 1,
    );
    if (covered) found.push(node.textContent);
  }
  return found;
}

/** Verses whose number is in another line than their first word. */
function numbersWithoutWords(list: Element): string[] {
  return [...list.querySelectorAll('[data-verse-button]')].flatMap((button) => {
    const words = document.getElementById(button.getAttribute('aria-describedby') ?? '');
    const first = words?.getClientRects()[0];
    const { top, bottom } = button.getBoundingClientRect();
    return first && first.top <= bottom && first.bottom >= top ? [] : [button.textContent ?? ''];
  });
}

test('two translations are shown side by side, verse by verse, with their differences', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await page.getByRole('button', { name: 'Compare with another translation' }).click();
  await page.getByRole('option', { name: /World English Bible/ }).click();
  await expect(page).toHaveURL(/with=WEB/);
  const row = page.locator('[data-verse="4"]');
  await expect(row).toContainText(/they that mourn.*those who mourn/s);
  await page.getByRole('switch', { name: 'Mark differences' }).click();
  await expect(row.locator('[data-differs]').first()).toHaveText(/they|those/);
  await page.getByRole('button', { name: 'Next chapter' }).click();
  await title(page, 'Matthew 6');
  await expect(page).toHaveURL(/\/Matthew\/6\?with=WEB/);
  await page.getByRole('button', { name: /^Compare KJV with WEB/ }).click();
  await expect(page).toHaveURL(/\/Matthew\/6$/);
});

test('the keyboard alone leads from the first stop of the Bible page to a saved note', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await title(page, 'Matthew 5');
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? '');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  let stops = 0;
  for (; stops < 20 && !(await focused()).startsWith('Matthew 5:1,'); stops += 1) await page.keyboard.press('Tab');
  await expect(verse(page, 'Matthew 5:1')).toBeFocused();
  await page.keyboard.press('j');
  await page.keyboard.press('ArrowDown');
  await expect(verse(page, 'Matthew 5:3')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Study Tools' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(verse(page, 'Matthew 5:3')).toBeFocused();
  await page.keyboard.press('n');
  await expect(page.getByLabel('Quick Note')).toBeFocused();
  await page.keyboard.type('By hand.');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expectToast(page, 'Note saved');
  await expect(verse(page, 'Matthew 5:3')).toBeFocused();
  await expect(verse(page, 'Matthew 5:3')).toHaveAccessibleName(/has a note/);
});
