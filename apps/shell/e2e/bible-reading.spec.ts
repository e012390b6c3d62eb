import { expect, type Page, test } from '@playwright/test';
import { openAs, signedUp } from './support/accounts.js';
import { apiOf, expectToast, verse } from './support/bible.js';
import { watchPage } from './support/watch-page.js';

const title = (page: Page, name: string) => expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
/** One of several, pressed by its label. */
const choice = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
const marked = (page: Page) => page.locator('[data-verse][aria-current]');

test('addresses name places, ranges and translations, and Back and Forward move through them', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await signedUp(request, baseURL!);
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
  test(`the look of the text is ${allowed ? '' : 'not '}kept ${allowed ? 'by' : 'without'} consent to it`, async ({
    page,
    request,
    baseURL,
  }) => {
    const consent = { necessary: true, functional: allowed, analytics: false, marketing: false };
    await page.addInitScript((kept) => localStorage.setItem('cookie_consent', kept), JSON.stringify(consent));
    await openAs(page, await signedUp(request, baseURL!), '/bible/John/3');
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

test('two translations stand side by side, verse by verse, with what differs', async ({ page, request, baseURL }) => {
  await openAs(page, await signedUp(request, baseURL!), '/bible/Matthew/5');
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

test('the keyboard alone leads from the first stop of the page to a saved note', async ({ page, request, baseURL }) => {
  await openAs(page, await signedUp(request, baseURL!), '/bible/Matthew/5');
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
