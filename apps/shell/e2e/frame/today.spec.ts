import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { seedSermon } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

/** The day so many days from today, by the calendar of this machine and of its browser. */
function day(from: number): string {
  const date = new Date();
  date.setDate(date.getDate() + from);
  return date.toLocaleDateString('sv');
}

const QUESTION = 'What does Matthew 5:3 say?';

/** Somebody who is at work on everything: a sermon for three days on, a chapter, a plan, a note, a conversation. */
async function seedWork(request: APIRequestContext, session: Session): Promise<void> {
  const headers = { authorization: `Bearer ${session.access_token}` };
  const put = (days: number) => ({ days: Array.from({ length: days }, (_, at) => ({ date: day(at), count: 5 })) });
  await seedSermon(request, session, {
    title: 'A Great Way Off',
    scripture: 'Luke 15:11–32',
    outline: 'One',
    body: 'But when he was yet a great way off, his father saw him.',
    date: day(3),
    // It is preached again.
    preached: [{ date: day(-300), place: 'Grace Church' }],
  });
  await seedSermon(request, session, { title: 'Missed', scripture: 'Luke 15:1', outline: 'One', date: day(-7) });
  const answers = [
    await request.post('/api/reading', { headers, data: { book: 'Romans', chapter: 8, date: day(0) } }),
    await request.put('/api/library/plans/psalms', { headers, data: { ...put(30), remind: false } }),
    await request.post('/api/notes', {
      headers,
      data: { title: 'The robe before the bath', content: 'He ran.', scripture: 'Luke 15:22', tags: [] },
    }),
    await request.post('/api/chat/messages', { headers, data: { message: QUESTION, mode: 'study' } }),
  ];
  expect(answers.map((answer) => answer.ok())).toEqual(answers.map(() => true));
}

/** As if the last question had been asked on the day before: a page cannot live on another day than its server. */
const askedYesterday = (page: Page) =>
  page.route('**/api/chat/messages?*', async (route) => {
    const response = await route.fetch();
    const messages = (await response.json()) as { timestamp: string }[];
    const json = messages.map((message) => ({
      ...message,
      timestamp: new Date(Date.parse(message.timestamp) - 86_400_000).toISOString(),
    }));
    await route.fulfill({ response, json });
  });

const today = (page: Page) => page.locator('#root').getByRole('list', { name: 'Today' });
const welcome = (page: Page) => page.locator('#root').getByText('I’m Scholar, your study companion');

test.describe('a user who comes back on a new day', () => {
  let session: Session;
  test.beforeAll(async ({ playwright }) => {
    const baseURL = `http://127.0.0.1:${process.env['E2E_PORT']}`;
    const request = await playwright.request.newContext({ baseURL });
    session = await seedUser(request, baseURL, newAccount());
    await seedWork(request, session);
    await request.dispose();
  });

  test('finds what was left off, and the welcome below it; each card leads to its place', async ({ page }) => {
    await askedYesterday(page);
    await openAs(page, session, '/');
    const ways = [
      { card: 'A Great Way Off', press: 'Go on writing', at: /\/sermon-prep\/[\w-]+\/write$/ },
      { card: 'Romans 8', press: 'Read on', at: /\/bible\/Romans\/8$/ },
      { card: 'Psalms 1–5', press: /The Psalms in a month, day 1 of 30/, at: /\/bible\/Psalms\/1$/ },
      { card: 'The robe before the bath', press: /Your note on Luke 15:22/, at: /\/notes\/[\w-]+$/ },
      { card: 'Continue:', press: /1 question/, at: /\/\?conversation=[\w-]+$/ },
    ];
    for (const { card, press, at } of ways) {
      const item = today(page).getByRole('listitem').filter({ hasText: card });
      await expect(welcome(page)).toBeVisible();
      await item.getByRole('link', { name: press }).click();
      await expect(page).toHaveURL(at);
      await page.goBack();
    }
    await expect(today(page).getByRole('listitem')).toHaveCount(ways.length);
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  test('ticks what the plan asks for', async ({ page }) => {
    await askedYesterday(page);
    await openAs(page, session, '/');
    const tick = today(page).getByRole('checkbox', { name: 'Mark Psalms 1–5 as read' });
    await tick.click();
    await expect(tick).toBeChecked();
    await tick.click();
    await expect(tick).not.toBeChecked();
  });

  test('finds it again at once at the next visit, before anything has been answered', async ({ page }) => {
    await askedYesterday(page);
    await page.addInitScript(() => localStorage.setItem('cookie_consent', '{"functional":true}'));
    await openAs(page, session, '/');
    await expect(today(page).getByText('There is therefore now no condemnation')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('berea_today'))).toContain('Continue:');
    const boxes = async (within: string) =>
      Promise.all(
        (await page.locator(`${within} :is(.today-card, .today-card > *, .welcome-lead)`).all()).map((each) =>
          each.boundingBox(),
        ),
      );
    const before = await boxes('#root');
    await page.route('**/assets/main.*.js', () => undefined);
    await page.route('**/api/**', (route) => route.abort());
    await page.reload({ waitUntil: 'commit' });
    const first = page.locator('#first-home .today');
    await expect(first).toContainText('A Great Way Off');
    await expect(first).toContainText('There is therefore now no condemnation');
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    expect(await boxes('#first-home')).toEqual(before);
  });

  test('lacks the card of a remote that is missing, and has the others', async ({ page }) => {
    await askedYesterday(page);
    await page.route('**/remotes/sermon/**', (route) => route.fulfill({ status: 404, body: 'Not found' }));
    await openAs(page, session, '/');
    await expect(today(page).getByText('The robe before the bath')).toBeVisible();
    await expect(today(page).getByText('Romans 8')).toBeVisible();
    await expect(today(page).getByText('A Great Way Off')).toHaveCount(0);
    await expect(welcome(page)).toBeVisible();
  });

  test('finds the conversation of the same day, Today behind the conversations, and New without it', async ({
    page,
  }) => {
    await openAs(page, session, '/');
    await expect(page.locator('#root').getByText(QUESTION)).toBeVisible();
    await expect(today(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'New', exact: true }).click();
    await expect(welcome(page)).toBeVisible();
    await expect(today(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Conversations' }).click();
    await page.getByRole('button', { name: 'Today', exact: true }).click();
    await expect(today(page).getByText('A Great Way Off')).toBeVisible();
  });
});

test('a new user finds the welcome alone', async ({ page, request, baseURL }) => {
  const asked = page.waitForResponse(/\/api\/chat\/conversations\?limit=1/);
  await openAs(page, await seedUser(request, baseURL!), '/');
  await expect(welcome(page)).toBeVisible();
  await expect(page.getByRole('button', { name: /Greek and Hebrew/ })).toBeVisible();
  await asked;
  await expect(page.locator('.today-card')).toHaveCount(0);
});
