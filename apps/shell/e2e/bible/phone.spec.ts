import { openAs } from '../support/accounts.js';
import { expectMarks, expectToast, openTools, panel, pressInBar, seedMarks, verse } from '../support/bible.js';
import { smallTargets } from '../support/small-targets.js';
import { seedUser } from '../support/seed-user.js';
import { expect, settled, test } from '../support/test.js';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

test('a finger opens the sheet, highlights, chooses more verses, and finds its way back', async ({
  page,
  request,
  baseURL,
}) => {
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  await page.getByText('Blessed are the meek').tap();
  const tools = panel(page, 'Study Tools');
  await expect(tools.getByText('Matthew 5:5 in the KJV')).toBeVisible();
  await tools.getByRole('radio', { name: 'Blue' }).tap();
  await expectToast(page, 'Verse highlighted');
  await expect(tools.getByRole('radio', { name: 'Blue' })).toBeChecked();

  await tools.getByRole('button', { name: 'Select more verses' }).tap();
  await expect(tools).toBeHidden();
  const bar = page.getByRole('region', { name: 'Chosen verses' });
  await expect(bar.getByRole('status')).toHaveText('1 verse · Matthew 5:5');
  await verse(page, 'Matthew 5:7').tap();
  await expect(bar.getByRole('status')).toHaveText('3 verses · Matthew 5:5–7');
  await bar.getByRole('radio', { name: 'Pink' }).tap();
  await expectToast(page, 'Verses highlighted');
  await bar.getByRole('button', { name: 'Done' }).tap();
  for (const number of [5, 6, 7]) await expectMarks(page, `Matthew 5:${number}`, 'highlighted pink');

  await openTools(page, 'Matthew 5:3', 'tap');
  await tools.getByRole('button', { name: 'Cross-References' }).tap();
  const references = panel(page, 'Cross-References');
  await references
    .getByRole('link', { name: /^Luke 6:20/ })
    .first()
    .tap();
  await expect(page).toHaveURL(/\/bible\/Luke\/6\/20/);
  await expect(references).toBeHidden();
  await expect(verse(page, 'Luke 6:20')).toBeInViewport();
});

test('every target of the page is large enough for a finger', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  await seedMarks(request, session);
  await openAs(page, session, '/bible/Matthew/5');
  const check = async (state: string) => {
    await settled(page);
    expect(await smallTargets(page), state).toEqual([]);
  };
  await expect(verse(page, 'Matthew 5:3')).toBeVisible();
  const wordsAt = () => page.locator('#verse-5-1').evaluate((words) => words.getBoundingClientRect().top);
  expect(await wordsAt()).toBeLessThanOrEqual(196);
  await check('reading');
  await page.getByRole('button', { name: 'More for this page' }).tap();
  await expect(page.getByRole('menuitem', { name: 'Compare' })).toBeVisible();
  await check('menu');
  await page.keyboard.press('Escape');
  await openTools(page, 'Matthew 5:3', 'tap');
  await check('tools');
  await page.getByRole('button', { name: 'Select more verses' }).tap();
  await expect(page.getByRole('region', { name: 'Chosen verses' })).toBeVisible();
  await check('choosing');
  await page.getByRole('button', { name: 'Done' }).tap();
  await openTools(page, 'Matthew 5:3', 'tap');
  await page.getByRole('button', { name: 'Greek / Hebrew Breakdown' }).tap();
  await expect(page.getByText('Renderings and verses')).toBeVisible();
  await check('words');
  await page.getByRole('button', { name: 'Close' }).tap();
  await pressInBar(page, 'My marks');
  await expect(page.getByRole('list', { name: 'My marks' })).toBeVisible();
  await check('marks');
  await page.getByRole('button', { name: 'Close' }).tap();
  await pressInBar(page, 'Text size and theme');
  await check('look');
  await page.goto('/bible/Matthew/5?with=WEB');
  await expect(page.getByRole('switch', { name: 'Mark differences' })).toBeVisible();
  await check('compare');
  await page.goto('/bible/Matthew/5?q=shepherd');
  await expect(page.getByRole('region', { name: /^Results for/ })).toBeVisible();
  const hit = page.locator('li [data-result]').first();
  expect((await hit.boundingBox())?.y, 'the first result').toBeLessThanOrEqual(180);
  await check('search');
  await page.getByRole('button', { name: 'Search options' }).tap();
  await check('search options');
});
