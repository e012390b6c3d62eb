import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { authClient, newAccount, openAs } from './accounts.js';
import { watchHostility } from './watch-page.js';
import { seedUser } from './seed-user.js';
import { expect, test } from './test.js';

/** Characters of a conversation's title. */
const MAX_TITLE = 120;

/** Questions with which a conversation no longer comes whole. */
const LONG_CONVERSATION = 60;

/** As a page shows it: runs of white space are one blank. */
const asShown = (text: string) => text.trim().replace(/\s+/g, ' ');

/** Expects every payload on the page as literal text, once all groups of a list are mounted. */
async function expectShown(page: Page, payloads: readonly string[]): Promise<void> {
  const missing = async () => {
    const shown = asShown((await page.locator('main').textContent()) ?? '');
    return payloads.filter((text) => !shown.includes(asShown(text)));
  };
  await expect.poll(missing).toEqual([]);
}

/** A conversation opens at its end; what is earlier of a long one comes when it is asked for, or scrolled to. */
async function showEarlier(page: Page, payloads: readonly string[]): Promise<void> {
  if (payloads.length < LONG_CONVERSATION) return;
  const earlier = page.getByRole('button', { name: 'Earlier messages' });
  await expect(earlier).toBeAttached();
  await earlier.scrollIntoViewIfNeeded();
  await expect(earlier).toHaveCount(0);
}

/** More of a list is fetched when its end comes near. */
async function showAll(page: Page, what: 'notes' | 'sermons'): Promise<void> {
  const more = page.getByRole('button', { name: `Show more ${what}` });
  await expect(async () => {
    if (await more.isVisible()) await more.scrollIntoViewIfNeeded({ timeout: 1_000 });
    await expect(more).toHaveCount(0, { timeout: 500 });
  }).toPass();
}

/** All payloads, as many in a title as it has room for; what is longer is cut, as a title is. */
function titles(payloads: readonly string[]): string[] {
  const made: string[] = [];
  for (const text of payloads) {
    const longer = `${made.at(-1) ?? ''} ${text.trim()}`.trim();
    if (made.length && longer.length <= MAX_TITLE) made[made.length - 1] = longer;
    else made.push(text.trim().slice(0, MAX_TITLE));
  }
  return made;
}

async function create(request: APIRequestContext, { access_token }: Session, path: string, bodies: object[]) {
  const headers = { authorization: `Bearer ${access_token}` };
  const made: Record<string, string>[] = [];
  for (const data of bodies) {
    const answer = await request.post(path, { headers, data });
    expect(answer.status(), await answer.text()).toBe(201);
    made.push(await answer.json());
  }
  return made;
}

/** The journeys of these texts, wherever a user's text is shown. */
export function testHostileText(payloads: readonly string[]): void {
  test('notes of hostile texts are shown as typed, and run nothing', async ({ page, request, baseURL }) => {
    const session = await seedUser(request, baseURL!);
    const fields = (text: string) => ({ title: text, content: text, scripture: text, tags: [text.slice(0, 60)] });
    const journal = (text: string) => ({ title: text, content: text, tags: ['journal'] });
    await create(request, session, '/api/notes', [...payloads.map(fields), ...payloads.map(journal)]);
    const watch = await watchHostility(page);
    await openAs(page, session, '/notes');
    await expect(page.getByText(payloads[0]!).first()).toBeVisible();
    await showAll(page, 'notes');
    await expectShown(page, payloads);
    await watch.expectHarmless();

    await test.step('read, edited, deleted', async () => {
      for (const text of [0, 3, 5, 10].map((at) => payloads[at]!)) {
        await page.getByLabel('Search notes').fill(text);
        await page.getByRole('button', { name: text, exact: true }).first().click();
        await expect(page.getByRole('dialog').getByText(text).first()).toBeVisible();
        await page.getByRole('button', { name: 'Edit Note', exact: true }).click();
        await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(text);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await watch.expectHarmless();
      }
    });

    await test.step('in the journal', async () => {
      await page.goto('/notes?tab=journal');
      await expect(page.getByText(payloads[0]!).first()).toBeVisible();
      await watch.expectHarmless();
    });
  });

  test('sermons of hostile texts are shown as typed, and run nothing', async ({ page, request, baseURL }) => {
    const session = await seedUser(request, baseURL!);
    const fields = (text: string) => ({ title: text, scripture: text, outline: text, notes: text });
    await create(request, session, '/api/sermons', payloads.map(fields));
    const watch = await watchHostility(page);
    await openAs(page, session, '/sermon-prep');
    await expect(page.getByRole('button', { name: payloads.at(-1)!, exact: true }).first()).toBeVisible();
    await showAll(page, 'sermons');
    await expectShown(page, payloads);
    await watch.expectHarmless();
    await page.getByRole('button', { name: payloads[0]!, exact: true }).first().click();
    // At its desk, its outline stands beside the manuscript.
    await expect(page.getByRole('textbox', { name: 'Sermon Body' })).toBeVisible();
    await expect(page.getByText(payloads[0]!).first()).toBeVisible();
    await watch.expectHarmless();
  });

  test('questions, titles and answers of hostile texts are shown as typed, and run nothing', async ({
    page,
    request,
    baseURL,
  }) => {
    const session = await seedUser(request, baseURL!);
    const headers = { authorization: `Bearer ${session.access_token}` };
    const [first] = await create(request, session, '/api/chat/messages', [{ message: payloads[0] }]);
    const conversation = first!['conversation']!;
    await create(
      request,
      session,
      '/api/chat/messages',
      payloads.slice(1).map((message) => ({ message, conversation })),
    );
    for (const title of titles(payloads)) {
      const [begun] = await create(request, session, '/api/chat/messages', [{ message: title, newConversation: true }]);
      const renamed = await request.patch(`/api/chat/conversations/${begun!['conversation']}`, {
        headers,
        data: { title },
      });
      expect(renamed.status()).toBe(200);
    }
    const watch = await watchHostility(page);

    await test.step('as they were asked', async () => {
      await openAs(page, session, `/?conversation=${conversation}`);
      await showEarlier(page, payloads);
      await expect(page.getByText(payloads[0]!, { exact: true }).first()).toBeVisible();
      await expectShown(page, payloads);
      await watch.expectHarmless();
    });

    await test.step('as titles', async () => {
      await page.getByRole('button', { name: 'Conversations' }).click();
      const list = page.getByRole('complementary', { name: 'Conversations' });
      await expect(list.getByText(payloads[0]!, { exact: true }).first()).toBeVisible();
      await watch.expectHarmless();
    });

    await test.step("as Scholar's answers, whatever an engine may have been talked into", async () => {
      await page.route('**/api/chat/messages*', async (route) => {
        const response = await route.fetch();
        const messages = (await response.json()) as { message: string }[];
        const json = messages.map((message) => {
          const index = payloads.indexOf(message.message);
          return { ...message, response: `${payloads[index] ?? ''}\n\nanswer ${index}` };
        });
        await route.fulfill({ response, json });
      });
      await page.goto(`/?conversation=${conversation}`);
      await expect(page.getByText(`answer ${payloads.length - 1}`)).toBeVisible();
      await showEarlier(page, payloads);
      await expect(page.getByText('answer 0', { exact: true })).toBeVisible();
      await watch.expectHarmless();
      for (const link of await page.locator('main a[target=_blank]').all()) {
        expect(await link.getAttribute('rel')).toContain('noopener');
        expect(await link.getAttribute('href')).toMatch(/^(?:https?|mailto):/);
      }
    });
  });

  test("a user's name of hostile texts is shown as typed, and runs nothing", async ({ context, request, baseURL }) => {
    const account = newAccount();
    await seedUser(request, baseURL!, account);
    const auth = await authClient(request, baseURL!);
    await auth.signInWithPassword({ email: account.email, password: account.password });
    for (let at = 0; at < payloads.length; at += 16) {
      const name = payloads.slice(at, at + 16).join(' ');
      const { error } = await auth.updateUser({ data: { full_name: name, completed_onboarding: true } });
      expect(error).toBeNull();
      const { data } = await auth.refreshSession();
      const view = await context.newPage();
      const watch = await watchHostility(view);
      await openAs(view, data.session!, '/profile');
      await expect(view.getByRole('heading', { level: 2 }).first()).toContainText(payloads[at]!.slice(0, 20));
      await watch.expectHarmless();
      await view.evaluate(() => localStorage.clear());
      await view.close();
    }
  });

  test('search terms and addresses of hostile texts run nothing', async ({ page, request, baseURL }) => {
    const session = await seedUser(request, baseURL!);
    const watch = await watchHostility(page);
    await openAs(page, session, '/bible/Matthew/5');
    const field = page.getByPlaceholder('Search Scripture...');
    for (const text of payloads) {
      await field.fill(text);
      await field.press('Enter');
      await expect(page).toHaveURL((url) => asShown(url.searchParams.get('q') ?? '') === asShown(text));
    }
    await watch.expectHarmless();
    const words = payloads.filter((text) => !/[./\\%\n]/.test(text)).map(encodeURIComponent);
    for (const word of words.slice(0, 12)) {
      await page.goto(`/bible/${word}/5`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      await watch.expectHarmless();
    }
  });
}
