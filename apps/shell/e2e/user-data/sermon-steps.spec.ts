import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { apiOf } from '../support/bible.js';
import { tabTo, widthTooMuch } from '../support/keyboard.js';
import { seedUser } from '../support/seed-user.js';
import { expectSaved, exportAs, seedSermon, sermonBody, sermonsOf } from '../support/sermons.js';
import { smallTargets } from '../support/small-targets.js';
import { expect, test } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';

const step = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Steps of the sermon' }).getByRole('link', { name, exact: true });

/** The desk of a new sermon on a passage of two sons. */
async function deskOf(request: APIRequestContext, session: Session): Promise<string> {
  await seedSermon(request, session, { title: 'A Great Way Off', scripture: 'Luke 15:11-32', outline: 'I. The son' });
  const [sermon] = await sermonsOf(request, session);
  return `/sermon-prep/${sermon!.id}`;
}

/** Words of the manuscript that have a sign of this kind. */
const judged = (page: Page, tone: string) => page.locator(`[data-tone=${tone}]`);

test('a sermon for a Sunday takes seven presses, from sign-in to the pulpit', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/');
  let presses = 0;
  const press = async (target: Locator) => {
    await target.click();
    presses += 1;
  };
  await press(page.getByRole('link', { name: 'Sermon Prep' }));
  await press(page.getByRole('button', { name: 'New Sermon' }));
  await expect(page.getByRole('textbox', { name: 'On what passage?' })).toBeFocused();
  await page.keyboard.type('Luke 15:11-32');
  await press(page.getByRole('group', { name: 'For which Sunday?' }).getByRole('button').first());
  await press(page.getByRole('button', { name: 'Open the desk' }));
  await expect(sermonBody(page)).toBeFocused();
  await page.keyboard.type('# The father who ran');
  await press(step(page, 'Study'));
  await press(page.getByRole('button', { name: /^Add to sermon: - Coming home/ }));
  await expect(page.getByRole('button', { name: /^In the sermon: - Coming home/ })).toBeVisible();
  await press(step(page, 'Preach'));
  const pulpit = page.getByRole('region', { name: /^Preaching/ });
  await expect(pulpit).toContainText('The father who ran');
  await expect(pulpit).toContainText('Coming home');
  expect(presses).toBe(7);
  await page.goBack();
  await step(page, 'Write').click();
  // Below the piece and its source, not in it.
  await sermonBody(page).press('Control+End');
  await page.keyboard.type('He ran.');
  await expect(sermonBody(page)).toHaveValue(/\n\[\^1\]: .+\n\nHe ran\.$/);
  await page.getByRole('button', { name: /^Untitled sermon Luke 15:11-32, Sunday/ }).click();
  const fields = page.getByRole('dialog', { name: 'Fields of the sermon' });
  await fields.getByLabel('Sunday').fill('2026-12-06');
  await expect(page.getByText('Luke 15:11-32, Sunday 6 Dec')).toBeVisible();
  await expectSaved(page);
  expect(await sermonsOf(request, session)).toMatchObject([{ date: '2026-12-06', scripture: 'Luke 15:11-32' }]);
});

test('what is typed at one step is there at the next, by Back and after a reload', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const desk = await deskOf(request, session);
  await openAs(page, session, `${desk}/text`);
  await expect(step(page, 'Text')).toHaveAttribute('aria-current', 'step');
  await expect(page.getByText('And he said, A certain man had two sons:')).toBeVisible();
  // The steps that Berea Notes sees in the passage stand above their verses.
  await expect(page.getByRole('region', { name: /^Luke 15:11/ }).getByRole('heading', { level: 3 })).not.toHaveCount(0);

  await page.getByRole('textbox', { name: 'Notes' }).fill('He ran before the son spoke.');
  await tabTo(page, step(page, 'Write'));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${desk}/write`);
  await sermonBody(page).fill('The father runs.');
  await step(page, 'Study').click();
  await expect(page.getByRole('complementary', { name: 'Pieces' })).toBeVisible();
  await page.goBack();
  await expect(sermonBody(page)).toHaveValue('The father runs.');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue('He ran before the son spoke.');
  await page.getByRole('textbox', { name: 'Notes' }).fill('He ran before the son spoke. And he kissed him.');
  // At once, before anything is saved by itself.
  await step(page, 'Preach').click();
  await expect(page.getByRole('region', { name: 'Preaching: A Great Way Off' })).toContainText('The father runs.');
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Notes' })).toHaveValue(/And he kissed him\.$/);
  await page.getByRole('textbox', { name: 'Main Scripture(s)' }).fill('Luke 15:20');
  await expect(page.getByText('And he said, A certain man had two sons:')).toHaveCount(0);
  await expect(page.getByText('And he arose, and came to his father.')).toBeVisible();
  await expectSaved(page);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Main Scripture(s)' })).toHaveValue('Luke 15:20');
  expect(await sermonsOf(request, session)).toMatchObject([
    { scripture: 'Luke 15:20', notes: 'He ran before the son spoke. And he kissed him.', body: 'The father runs.' },
  ]);
  await page.getByRole('link', { name: 'Go on to Study' }).click();
  await expect(page).toHaveURL(`${desk}/study`);
});

test('quotations are counted while one types, and no toast lies over the pulpit', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, `${await deskOf(request, session)}/write`);
  await sermonBody(page).fill('“Jesus wept” (John 11:35).');
  await expect(page.getByText('1 exact', { exact: true })).toBeVisible();
  await expect(judged(page, 'right')).toHaveText(['Jesus wept']);
  // An old count is none.
  await sermonBody(page).press('End');
  await page.keyboard.type(' He ran.');
  await expect(page.getByText('1 exact', { exact: true })).toHaveCount(0);
  await expect(judged(page, 'right').filter({ visible: true })).toHaveCount(0);
  await expect(sermonBody(page)).toBeFocused();
  await expectSaved(page);

  await exportAs(page, 'Copy Body');
  const toast = page.getByText('Copied to clipboard', { exact: true });
  // It stays while the pointer rests on it.
  await toast.hover();
  await step(page, 'Preach').press('Enter');
  await expect(page.getByRole('region', { name: 'Preaching: A Great Way Off' })).toBeVisible();
  await expect(toast).toBeHidden({ timeout: 1_000 });
});

test('the passage is read in its reader’s own translation, or in another one', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  const desk = await deskOf(request, session);
  await apiOf(request, session).send('PATCH', '/api/user/profile', { defaultBibleTranslation: 'asv' });
  await openAs(page, session, `${desk}/text`);
  await expect(page.getByText('And he said, A certain man had two sons:')).toBeVisible();
  await expect(page.getByText('give me the portion of thy substance that falleth to me.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Translation' }).selectOption('KJV');
  await expect(page.getByText('give me the portion of goods that falleth to me.')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the text stands first, its notes in a sheet, and the manuscript at the top of its step', async ({
    page,
    request,
    baseURL,
  }) => {
    const session = await seedUser(request, baseURL!);
    await openAs(page, session, `${await deskOf(request, session)}/text`);
    await expect(page.getByText('And he said, A certain man had two sons:')).toBeInViewport();
    await page.getByRole('button', { name: 'Notes', exact: true }).tap();
    const sheet = page.getByRole('dialog', { name: 'Notes' });
    await sheet.getByRole('textbox', { name: 'Notes' }).fill('He ran.');
    expect(await accessibilityProblems(page)).toEqual([]);
    await sheet.getByRole('button', { name: 'Close' }).tap();
    await expect(sheet).toHaveCount(0);
    expect(await widthTooMuch(page)).toBe(0);
    expect(await smallTargets(page)).toEqual([]);
    await step(page, 'Write').tap();
    expect((await sermonBody(page).boundingBox())!.y).toBeLessThan(140);
    await expectSaved(page);
    expect(await sermonsOf(request, session)).toMatchObject([{ notes: 'He ran.' }]);
  });

  test('the list begins with the next sermon and says whose day has passed', async ({ page, request, baseURL }) => {
    const session = await seedUser(request, baseURL!);
    const { send } = apiOf(request, session);
    const sermon = { scripture: 'Luke 15:11-32', outline: 'I. The son', body: 'The father runs.' };
    await send('POST', '/api/sermons', { ...sermon, title: 'A Great Way Off', date: '2999-12-22' });
    await send('POST', '/api/sermons', { ...sermon, title: 'Ninety and Nine', date: '2019-02-10' });
    await send('POST', '/api/sermons', { ...sermon, title: 'Saved last' });
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 844 });
      if (width === 390) await openAs(page, session, '/sermon-prep');
      const rows = page.getByRole('article');
      await expect(rows.getByRole('heading')).toHaveText(['A Great Way Off', 'Ninety and Nine', 'Saved last']);
      await expect(rows.nth(1)).toContainText('was planned');
      expect(await problemsInBothThemes(page)).toEqual([]);
      expect(await widthTooMuch(page)).toBe(0);
      expect(await smallTargets(page)).toEqual([]);
    }
    await page.getByRole('link', { name: 'Go on writing' }).tap();
    await expect(sermonBody(page)).toHaveValue('The father runs.');
  });
});
