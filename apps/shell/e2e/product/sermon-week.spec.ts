import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { openTools } from '../support/bible.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

interface StoredSermon {
  readonly id: string;
  readonly title: string;
  readonly body?: string;
  readonly draft?: true;
}

const sermonsOf = async (request: APIRequestContext, { access_token }: Session): Promise<StoredSermon[]> =>
  (await request.get('/api/sermons', { headers: { authorization: `Bearer ${access_token}` } })).json();

const body = (page: Page) => page.getByRole('textbox', { name: 'Sermon Body' });
const editor = (page: Page, name: string) =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });
/** What was just typed lies on the server. */
const saved = (page: Page) => expect(page.getByTestId('saved-state')).toHaveText(/Saved \d\d:\d\d/);

test('a sermon from Monday to Sunday: written, checked, outlined, and preached without a network', async ({
  page,
  context,
  browser,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/notes');

  await test.step('begun in the workspace, it is saved from the first letter', async () => {
    await page.getByRole('tab', { name: /Sermon Workspace\s*NEW/ }).click();
    await body(page).fill('J');
    await expect(page).toHaveURL(/\/notes\?tab=sermon&sermon=[0-9a-f-]{36}$/);
    await saved(page);
    expect(await sermonsOf(request, session)).toMatchObject([{ title: '', body: 'J', draft: true }]);
  });

  await test.step('a quotation that is not in the words of the text gets them by one press', async () => {
    await page.getByLabel('Sermon Title').fill('A Great Way Off');
    await page.getByLabel('Main Scripture(s)').fill('Luke 15:11-32');
    await body(page).fill(
      'Introduction\nHe says, "Father, I have sinned against heaven, and against thee" (Luke 15:18).\nThe father runs.\nHe falls on his neck.\nHe kisses him.\nHe calls for the robe.\nHe is very glad in order to rejoice.',
    );
    await page.getByRole('button', { name: 'Check quotations' }).click();
    await expect(page.getByText('1 quotation, 0 exact, 1 to look at').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use the KJV words' }).click();
    await expect(body(page)).toHaveValue(/against heaven, and before thee/);
    await expect(page.getByText('1 quotation, 1 exact, 0 to look at').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the check' }).click();
  });

  await test.step('Scholar adds a verse below what is selected, and it is taken back', async () => {
    const before = await body(page).inputValue();
    await body(page).evaluate((area: HTMLTextAreaElement) => {
      const start = area.value.indexOf('He kisses him.');
      area.focus();
      area.setSelectionRange(start, start + 'He kisses him.'.length);
    });
    await expect(page.getByText('14 characters', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add Verse' }).click();
    await expect(page.getByText('Content enhanced by Scholar', { exact: true })).toBeVisible();
    await expect(body(page)).toHaveValue(
      /He kisses him\.\n\[Enhanced by Scholar\]\n[^]+\n\[End Enhancement\]\nHe calls/,
    );
    // The margin says what made it, and leads there by keyboard.
    const note = page
      .getByRole('complementary', { name: 'Drafted by Scholar, in the margin' })
      .getByRole('button', { name: /Add Verse.*Library, no model/ });
    await expect(note).toBeVisible();
    await note.press('Enter');
    await expect(body(page)).toBeFocused();
    const edge = await note.locator('xpath=preceding-sibling::span').boundingBox();
    const area = await body(page).boundingBox();
    expect(edge!.height).toBeGreaterThan(60);
    expect(edge!.y).toBeGreaterThan(area!.y + 100);
    expect(await accessibilityProblems(page)).toEqual([]);
    await saved(page);
    expect(await sermonsOf(request, session)).toMatchObject([
      { origins: [{ action: 'add_verse', engine: 'library' }] },
    ]);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download' }).click(),
    ]);
    await expect(page.getByText('Document downloaded', { exact: true })).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^A Great Way Off-\d{4}-\d\d-\d\d\.txt$/);
    // As it stands, but for the markers.
    const written = await body(page).inputValue();
    expect(await readFile(await download.path(), 'utf8')).toBe(
      written.replace(/\[(?:Enhanced by Scholar|End Enhancement)\]\n/g, ''),
    );
    await page.getByRole('button', { name: 'Undo Enhancement' }).click();
    await expect(body(page)).toHaveValue(before);
  });

  await test.step('the rich editor shows the verse of a reference, finds, and takes back; nothing else changes', async () => {
    const before = await body(page).inputValue();
    const rich = page.locator('.cm-content[role=textbox]');
    await editor(page, 'Rich').click();
    await expect(rich).toHaveAttribute('aria-label', 'Sermon Body');
    // Its sheets are let through by the policy of the page.
    await expect(page.locator('.cm-scroller')).toHaveCSS('display', 'flex');
    await page.locator('.cm-reference', { hasText: 'Luke 15:18' }).hover();
    await expect(page.locator('.cm-card')).toContainText('I will arise and go to my father');
    expect(await accessibilityProblems(page)).toEqual([]);
    await rich.press('Control+End');
    await page.keyboard.type(' Rejoice.');
    await saved(page);
    expect((await sermonsOf(request, session))[0]?.body).toBe(`${before} Rejoice.`);
    await page.getByRole('button', { name: 'Find in body' }).click();
    await page.getByRole('textbox', { name: 'Find' }).pressSequentially('calls for');
    await page.keyboard.press('Enter');
    await expect(page.getByText('9 characters', { exact: true })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Add Verse' }).click();
    const marker = page.locator('.cm-aside').first();
    await expect(marker).toHaveText('[Enhanced by Scholar]');
    // Its margin says the same as that of the plain one, beside the passage.
    const note = page
      .getByRole('complementary', { name: 'Drafted by Scholar, in the margin' })
      .getByRole('button', { name: /Add Verse.*Library, no model.*Sources: / });
    await expect(note).toBeVisible();
    const edge = note.locator('xpath=preceding-sibling::span');
    const yOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => Math.abs((await yOf(edge)) - (await yOf(marker)))).toBeLessThan(24);
    await note.press('Enter');
    await expect(rich).toBeFocused();
    await rich.press('Control+z');
    await expect(page.locator('.cm-aside')).toHaveCount(0);
    await rich.press('Control+z');
    await editor(page, 'Plain').click();
    await expect(body(page)).toHaveValue(before);
  });

  await test.step('what is reviewed in the rich editor leaves nothing where it is rejected, and is taken back where it was accepted', async () => {
    const before = await body(page).inputValue();
    await editor(page, 'Rich').click();
    const rich = page.locator('.cm-content[role=textbox]');
    const lines = () => rich.locator('.cm-line').allTextContents();
    const review = page.getByRole('region', { name: 'Review changes' });
    const propose = async () => {
      await rich.press('Control+End');
      await page.keyboard.press('Shift+Home');
      await page.getByRole('button', { name: 'Rewrite Clearly' }).click();
      await expect(review).toContainText('He is glad to rejoice.');
    };
    await page.getByRole('switch', { name: 'Review changes' }).click();
    await propose();
    expect(await accessibilityProblems(page)).toEqual([]);
    await review.getByRole('button', { name: 'Reject', exact: true }).click();
    await expect(review).toBeHidden();
    expect((await lines()).join('\n')).toBe(before);
    await propose();
    await review.getByRole('button', { name: 'Reject this change' }).click();
    await review.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(review).toBeHidden();
    expect((await lines()).join('\n')).toBe(before);
    await propose();
    await review.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect
      .poll(async () => (await lines()).slice(-3))
      .toEqual(['[Enhanced by Scholar]', 'He is glad to rejoice.', '[End Enhancement]']);
    await page.getByRole('button', { name: 'Undo Enhancement' }).click();
    await expect.poll(async () => (await lines()).join('\n')).toBe(before);
    await page.getByRole('switch', { name: 'Review changes' }).click();
    await editor(page, 'Plain').click();
    await expect(body(page)).toHaveValue(before);
  });

  await test.step('its outline makes it a sermon of Sermon Prep', async () => {
    await page.getByLabel('Point 1').fill('The son who left');
    await page.getByRole('button', { name: 'Save as sermon' }).click();
    await expect(page.getByText('Sermon created successfully', { exact: true })).toBeVisible();
    await saved(page);
    expect((await sermonsOf(request, session))[0]).not.toHaveProperty('draft');
  });

  await test.step('what is typed without a network comes back, and is saved once there is one', async () => {
    await context.setOffline(true);
    await body(page).press('Control+End');
    await page.keyboard.type('\nTyped in a tunnel.');
    await expect(page.getByTestId('saved-state')).toHaveText('Kept on this device');
    const address = page.url();
    await page.goto('about:blank');
    await context.setOffline(false);
    await page.goto(address);
    await expect(body(page)).toHaveValue(/Typed in a tunnel\.$/);
    await expect(page.getByTestId('saved-state')).toHaveText(/^Saved/);
    expect((await sermonsOf(request, session))[0]?.body).toMatch(/Typed in a tunnel\.$/);
  });

  await test.step('the dossier of its passage gives a cross reference with its source', async () => {
    const dossier = page.getByRole('region', { name: 'Dossier' });
    await page.getByRole('button', { name: 'Dossier' }).click();
    const references = dossier
      .locator('details')
      .filter({ has: page.locator('summary', { hasText: /^Cross-references/ }) });
    await references.locator('summary').click();
    await references
      .getByRole('button', { name: /^Put into sermon/ })
      .first()
      .click();
    await expect(body(page)).toHaveValue(/“[^”]+” \([^)]+ KJV\)\[\^1\]\n\[\^1\]: /);
    for (const part of ['Text', 'Structure', 'Words', 'Commentators', 'Points and questions', 'Your notes'])
      await expect(dossier.getByText(part).first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the dossier' }).click();
  });

  await test.step('what is added from the Bible is collected at its end', async () => {
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    await page.getByRole('button', { name: 'Collect here' }).click();
    await saved(page);
    const address = page.url();
    await page.goto('/bible/Luke/15');
    const tools = await openTools(page, 'Luke 15:24');
    await tools.getByRole('button', { name: 'Add to sermon' }).click();
    await expect(page.getByText('Added to sermon prep', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page).toHaveURL(address);
    await expect(body(page)).toHaveValue(/“For this my son was dead, [^”]+” \(Luke 15:24 KJV\)\n$/);
  });

  await test.step('in the pulpit no network is needed, and the place is kept', async () => {
    await page.getByRole('link', { name: 'Preach' }).click();
    const podium = page.getByRole('region', { name: 'Preaching: A Great Way Off' });
    await expect(podium.getByText('The father runs.')).toBeVisible();
    await context.setOffline(true);
    for (let presses = 0; presses < 8; presses++) await page.getByRole('button', { name: 'Larger letters' }).click();
    await page.getByRole('button', { name: 'Hide these controls' }).click();
    await page.keyboard.press('PageDown');
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    await expect(podium.getByText(/^2[45]:\d\d$/)).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await expect(podium.getByText(/^2 of \d+$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
  });

  await test.step('a link shows it on a device where nobody is signed in, until it is revoked', async () => {
    await page.goBack();
    await page.getByRole('button', { name: 'More for this sermon' }).click();
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByLabel('For whom or what').fill('Tablet in the pulpit');
    await page.getByRole('button', { name: 'Make a link' }).click();
    const address = await page.getByLabel('Address of the new link').inputValue();
    expect(await accessibilityProblems(page)).toEqual([]);
    const tablet = await browser.newPage();
    const answer = await tablet.goto(address);
    expect(answer?.headers()).toMatchObject({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' });
    const podium = tablet.getByRole('region', { name: 'Preaching: A Great Way Off' });
    await expect(podium.getByText('The father runs.')).toBeVisible();
    await expect(tablet.getByRole('link', { name: 'Leave preaching' })).toHaveCount(0);
    expect(await accessibilityProblems(tablet)).toEqual([]);
    await page.getByRole('button', { name: 'Revoke: Tablet in the pulpit' }).click();
    await page.getByRole('button', { name: 'Revoke', exact: true }).click();
    await expect(page.getByText('None yet: nobody but you can read it.')).toBeVisible();
    await tablet.reload();
    await expect(tablet.getByRole('heading', { name: 'This link leads nowhere' })).toBeVisible();
    expect(await accessibilityProblems(tablet)).toEqual([]);
    await tablet.close();
  });
});

test('a sermon that two devices write on keeps what both wrote', async ({ page, context, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  const sermon: StoredSermon = await (
    await request.post('/api/sermons', {
      headers: { authorization: `Bearer ${session.access_token}` },
      data: { title: 'Salt', scripture: 'Matthew 5:13', outline: 'I. Salt', body: 'One.' },
    })
  ).json();
  const address = `/notes?tab=sermon&sermon=${sermon.id}`;
  await openAs(page, session, address);
  await expect(body(page)).toHaveValue('One.');
  const other = await context.newPage();
  await other.goto(address);
  await other.getByLabel('Sermon Title').fill('Salt and light');
  await saved(other);

  await test.step('different parts are joined without a question', async () => {
    await body(page).fill('One. Two.');
    await saved(page);
    await expect(page.getByLabel('Sermon Title')).toHaveValue('Salt and light');
  });

  await test.step('the same part is shown in both versions, and both can be kept', async () => {
    await body(other).fill('Another.');
    await expect(other.getByText('This sermon was changed on another device')).toBeVisible();
    await expect(other.getByRole('group', { name: 'The other version' })).toContainText('One. Two.');
    await other.getByRole('button', { name: 'Keep both' }).click();
    await expect(other.getByText('Both are kept', { exact: true })).toBeVisible();
    const bodies = (await sermonsOf(request, session)).map(({ title, body: words }) => [title, words]);
    expect(bodies).toEqual([
      ['Salt and light (other version)', 'One. Two.'],
      ['Salt and light', 'Another.'],
    ]);
  });
});
