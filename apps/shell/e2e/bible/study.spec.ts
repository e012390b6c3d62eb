import type { Locator, Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { apiOf, expectToast, openTools, panel } from '../support/bible.js';
import { watchPage } from '../support/watch-page.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

/** The nine tools by the tags of their notes, each with something of Matthew 5:3 that only it can tell. */
const TOOLS: [tag: string, title: string, result: RegExp][] = [
  ['greek-hebrew', 'Greek / Hebrew Breakdown', /πτωχοὶ/],
  ['cross-references', 'Cross-References', /Luke 6:20/],
  ['commentary', "Scholar's Take", /Matthew Henry/],
  ['cultural-context', 'Cultural & Historical Context', /Matthew/],
  ['topical-tags', 'Topical Tags', /Beatitudes|Humility|Poor/i],
  ['sermon-tools', 'Sermon Integration Tools', /Who is blessed/],
  ['structural-patterns', 'Literary Structure', /blessed/i],
  ['semantic-relations', 'Semantic Relations', /“blessed”/i],
  ['devotional', 'Devotional Builder', /pray/i],
];

interface KeptNote {
  readonly title: string;
  readonly content: string;
  readonly tags?: string[];
}

/** No other element covers it, so that it can be pressed. */
const expectUncovered = async (target: Locator) =>
  expect(
    await target.evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    }),
  ).toBe(true);

const toNotes = async (page: Page) => {
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
  await page.getByText('Tool analyses', { exact: true }).click();
};

test('each of the nine study tools of a verse answers, and its result is kept in Notes', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  const session = await seedUser(request, baseURL!);
  await openAs(page, session, '/bible/Matthew/5');
  const tools = await openTools(page, 'Matthew 5:3');
  for (const [tag, title, result] of TOOLS) {
    await test.step(title, async () => {
      await tools.getByRole('button', { name: title, exact: true }).click();
      const analysis = panel(page, 'Study Tools');
      const section = analysis.getByRole('region', { name: title, exact: true });
      await expect(section.getByRole('heading', { name: title, exact: true })).toBeInViewport();
      await expect(section.getByText(result).filter({ visible: true }).first()).toBeVisible();
      await analysis.getByRole('button', { name: 'Save to Notes' }).click();
      await expect(analysis.getByRole('button', { name: 'Saved!' })).toBeVisible();
      await expectToast(page, 'Analysis saved to notes successfully!');
      await expectUncovered(analysis.getByRole('button', { name: 'Back to Tools' }));
      const notes = await apiOf(request, session).get<KeptNote[]>('/api/notes');
      expect(notes[0]).toMatchObject({
        title: `${title} - Matthew 5:3`,
        scripture: 'Matthew 5:3',
        tags: [tag, 'study-tool'],
      });
      expect(notes[0]?.content).toMatch(result);
      await analysis.getByRole('button', { name: 'Back to Tools' }).click();
      await expect(tools.getByRole('region', { name: 'Study focus' })).toBeVisible();
    });
  }
  await toNotes(page);
  for (const [tag, title] of TOOLS) {
    await expect(page.getByText(`${title} - Matthew 5:3`)).toBeVisible();
    await expect(page.getByText(tag, { exact: true }).first()).toBeVisible();
  }
  expect(watch.problems()).toEqual([]);
});

test('the guide leads from section to section, follows the scroll, and goes along to another verse', async ({
  page,
  request,
  baseURL,
}) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  const guide = await openTools(page, 'Matthew 5:3');
  const section = (name: string) => guide.getByRole('region', { name, exact: true });
  const strip = guide.getByRole('toolbar', { name: 'Sections of the study tools' });
  const current = strip.locator('[aria-current]');
  await guide.getByRole('button', { name: 'Cross-References', exact: true }).click();
  await expect(section('Cross-References').getByRole('heading', { level: 3 })).toBeFocused();
  await expect(current).toHaveAccessibleName('Cross-References');

  await test.step('by its strip, and by the names of all tools', async () => {
    await strip.getByRole('button', { name: 'Literary Structure' }).click();
    await expect(section('Literary Structure').getByRole('heading', { level: 3 })).toBeInViewport();
    await expect(current).toHaveAccessibleName('Literary Structure');
    await strip.getByRole('button', { name: 'All study tools' }).click();
    await page.getByRole('dialog', { name: 'All study tools' }).getByRole('button', { name: 'Topical Tags' }).click();
    await expect(section('Topical Tags').getByRole('heading', { level: 3 })).toBeFocused();
  });

  await test.step('by the scroll', async () => {
    await section("Scholar's Take").evaluate((element) => element.scrollIntoView());
    await expect(current).toHaveAccessibleName("Scholar's Take");
    await expect(section("Scholar's Take").getByText('Matthew Henry').first()).toBeVisible();
  });

  await test.step('and stays there for another verse', async () => {
    await openTools(page, 'Matthew 5:5');
    await expect(current).toHaveAccessibleName("Scholar's Take");
    await expect(section("Scholar's Take").getByRole('heading', { level: 3 })).toBeInViewport();
  });
  expect(watch.problems()).toEqual([]);
});

test('a question, a note and a sermon are begun from a verse', async ({ page, request, baseURL }) => {
  const watch = watchPage(page);
  await openAs(page, await seedUser(request, baseURL!), '/bible/Matthew/5');
  const tools = await openTools(page, 'Matthew 5:3');

  await test.step('Scholar answers with what was checked, and the answer is saved', async () => {
    await tools.getByLabel('Ask Scholar about this verse').fill('Who are the poor in spirit?');
    await tools.getByRole('button', { name: 'Ask', exact: true }).click();
    const answer = tools.getByRole('article', { name: 'Scholar’s answer' });
    await expect(answer.getByRole('heading', { name: 'Who are the poor in spirit?' })).toBeVisible();
    await expect(answer.getByRole('link', { name: /Matthew 5:3.*checked/ }).first()).toBeVisible();
    await answer.getByRole('button', { name: 'Save to Notes' }).click();
    await expectToast(page, 'Analysis saved to notes successfully!');
    await answer.getByRole('button', { name: 'New Question' }).click();
    await expect(tools.getByLabel('Ask Scholar about this verse')).toBeFocused();
    await expect(answer).toBeHidden();
  });

  await test.step('a quick note is saved and listed at the verse', async () => {
    await tools.getByLabel('Quick Note').fill('Empty hands.');
    await tools.getByRole('button', { name: 'Save Note' }).click();
    await expectToast(page, 'Note saved');
    await openTools(page, 'Matthew 5:3');
    await expect(tools.getByRole('heading', { name: 'Your notes' })).toBeVisible();
    await expect(tools.getByText('Empty hands.').first()).toBeVisible();
  });

  await test.step('a sermon on the verse waits in Sermon Prep', async () => {
    await tools.getByRole('button', { name: 'Add to sermon' }).click();
    await expectToast(page, 'Added to sermon prep');
    await expect(page.getByText('Verse added to your sermon preparation', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Open', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Sermon on Matthew 5:3' })).toBeAttached();
    await expect(page.getByText(/Blessed are the poor in spirit/).first()).toBeVisible();
  });

  await test.step('the answer and the note are in Notes', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
    await expect(page.getByText('Note on Matthew 5:3', { exact: true })).toBeVisible();
    await page.getByText('Tool analyses', { exact: true }).click();
    await expect(page.getByText('Scholar Response - Matthew 5:3', { exact: true })).toBeVisible();
    await expect(page.getByText('scholar-question', { exact: true })).toBeVisible();
  });
  expect(watch.problems()).toEqual([]);
});
