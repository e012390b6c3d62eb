import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { chooseEditor, expectSaved, exportAs, openMore, sermonBody, sermonsOf } from '../support/sermons.js';
import { expect, test } from '../support/test.js';

async function turnReview(page: Page): Promise<void> {
  await openMore(page);
  await page.getByRole('switch', { name: 'Review changes' }).click();
  await page.keyboard.press('Escape');
}

test('a sermon is written in both editors, checked, enhanced, reviewed and outlined', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/notes');

  await test.step('begun in the workspace, it is saved from the first letter', async () => {
    await page.getByRole('tab', { name: /Sermon Workspace\s*NEW/ }).click();
    await sermonBody(page).fill('J');
    await expect(page).toHaveURL(/\/notes\?tab=sermon&sermon=[0-9a-f-]{36}$/);
    await expectSaved(page);
    expect(await sermonsOf(request, session)).toMatchObject([{ title: '', body: 'J', draft: true }]);
  });

  await test.step('a quotation that is not in the words of the text gets them by one press', async () => {
    await page.getByLabel('Sermon Title').fill('A Great Way Off');
    await page.getByLabel('Main Scripture(s)').fill('Luke 15:11-32');
    await sermonBody(page).fill(
      'Introduction\nHe says, "Father, I have sinned against heaven, and against thee" (Luke 15:18).\nThe father runs.\nHe falls on his neck.\nHe kisses him.\nHe calls for the robe.\nHe is very glad in order to rejoice.',
    );
    await page.getByRole('button', { name: 'Check quotations' }).click();
    await expect(page.getByText('1 quotation, 0 exact, 1 to look at').first()).toBeVisible();
    await page.getByRole('button', { name: 'Use the KJV words' }).click();
    await expect(sermonBody(page)).toHaveValue(/against heaven, and before thee/);
    await expect(page.getByText('1 quotation, 1 exact, 0 to look at').first()).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('button', { name: 'Close the check' }).click();
    await expectSaved(page);
    // The search is for notes: Enter leads to them, and the sermon is there when one comes back.
    await page.getByRole('searchbox', { name: 'Search notes' }).fill('no such note');
    await page.keyboard.press('Enter');
    await expect(page.getByText('No notes found')).toBeVisible();
    await page.getByRole('tab', { name: /Sermon Workspace/ }).click();
    await expect(sermonBody(page)).toHaveValue(/against heaven, and before thee/);
  });

  await test.step('Scholar adds a verse below what is selected, and it is taken back', async () => {
    const before = await sermonBody(page).inputValue();
    await sermonBody(page).evaluate((area: HTMLTextAreaElement) => {
      const start = area.value.indexOf('He kisses him.');
      area.focus();
      area.setSelectionRange(start, start + 'He kisses him.'.length);
    });
    await expect(page.getByText('14 characters', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Add Verse' }).click();
    await expect(page.getByText('Content enhanced by Scholar', { exact: true })).toBeVisible();
    await expect(sermonBody(page)).toHaveValue(
      /He kisses him\.\n\[Enhanced by Scholar\]\n[^]+\n\[End Enhancement\]\nHe calls/,
    );
    // The margin says what made it, and leads there by keyboard.
    const note = page
      .getByRole('complementary', { name: 'Drafted by Scholar, in the margin' })
      .getByRole('button', { name: /Add Verse.*Sources: / });
    await expect(note).toBeVisible();
    await note.press('Enter');
    await expect(sermonBody(page)).toBeFocused();
    const edge = await note.locator('xpath=preceding-sibling::span').boundingBox();
    const area = await sermonBody(page).boundingBox();
    expect(edge!.height).toBeGreaterThan(60);
    expect(edge!.y).toBeGreaterThan(area!.y + 100);
    expect(await accessibilityProblems(page)).toEqual([]);
    await expectSaved(page);
    expect(await sermonsOf(request, session)).toMatchObject([
      { origins: [{ action: 'add_verse', engine: 'library' }] },
    ]);
    const [download] = await Promise.all([page.waitForEvent('download'), exportAs(page, 'Download')]);
    await expect(page.getByText('Document downloaded', { exact: true })).toBeVisible();
    expect(download.suggestedFilename()).toMatch(/^A Great Way Off-\d{4}-\d\d-\d\d\.txt$/);
    // The text unchanged, but for the markers.
    const written = await sermonBody(page).inputValue();
    expect(await readFile(await download.path(), 'utf8')).toBe(
      written.replace(/\[(?:Enhanced by Scholar|End Enhancement)\]\n/g, ''),
    );
    // The browser's own undo takes it back as well, and puts it there again.
    await sermonBody(page).press('Control+z');
    await expect(sermonBody(page)).toHaveValue(before);
    await sermonBody(page).press('Control+Shift+z');
    await expect(sermonBody(page)).toHaveValue(written);
    await page.getByRole('button', { name: 'Undo Enhancement' }).click();
    await expect(sermonBody(page)).toHaveValue(before);
  });

  await test.step('the rich editor shows the verse of a reference, finds, and takes back; nothing else changes', async () => {
    const before = await sermonBody(page).inputValue();
    const rich = page.locator('.cm-content[role=textbox]');
    await chooseEditor(page, 'Rich');
    await expect(rich).toHaveAttribute('aria-label', 'Sermon Body');
    // Its sheets are let through by the policy of the page.
    await expect(page.locator('.cm-scroller')).toHaveCSS('display', 'flex');
    await page.locator('.cm-reference', { hasText: 'Luke 15:18' }).hover();
    await expect(page.locator('.cm-card')).toContainText('I will arise and go to my father');
    expect(await accessibilityProblems(page)).toEqual([]);
    await rich.press('Control+End');
    await page.keyboard.type(' Rejoice.');
    await expectSaved(page);
    expect((await sermonsOf(request, session))[0]?.body).toBe(`${before} Rejoice.`);
    await openMore(page);
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
      .getByRole('button', { name: /Add Verse.*Sources: / });
    await expect(note).toBeVisible();
    const edge = note.locator('xpath=preceding-sibling::span');
    const yOf = async (place: Locator) => (await place.boundingBox())?.y ?? Number.NaN;
    await expect.poll(async () => Math.abs((await yOf(edge)) - (await yOf(marker)))).toBeLessThan(24);
    await note.press('Enter');
    await expect(rich).toBeFocused();
    await rich.press('Control+z');
    await expect(page.locator('.cm-aside')).toHaveCount(0);
    await rich.press('Control+z');
    await chooseEditor(page, 'Plain');
    await expect(sermonBody(page)).toHaveValue(before);
  });

  await test.step('a change reviewed in the rich editor leaves nothing when it is rejected, and can be undone after it is accepted', async () => {
    const before = await sermonBody(page).inputValue();
    await chooseEditor(page, 'Rich');
    const rich = page.locator('.cm-content[role=textbox]');
    const lines = () => rich.locator('.cm-line').allTextContents();
    const review = page.getByRole('region', { name: 'Review changes' });
    const propose = async () => {
      await rich.press('Control+End');
      await page.keyboard.press('Shift+Home');
      await page.getByRole('button', { name: 'Rewrite Clearly' }).click();
      await expect(review).toContainText('He is glad to rejoice.');
    };
    await turnReview(page);
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
    await turnReview(page);
    await chooseEditor(page, 'Plain');
    await expect(sermonBody(page)).toHaveValue(before);
  });

  await test.step('its outline makes it a sermon of Sermon Prep', async () => {
    await page.getByLabel('Point 1').fill('The son who left');
    await page.getByRole('button', { name: 'Save as sermon' }).click();
    await expect(page.getByText('Sermon created successfully', { exact: true })).toBeVisible();
    await expectSaved(page);
    expect((await sermonsOf(request, session))[0]).not.toHaveProperty('draft');
  });
});
