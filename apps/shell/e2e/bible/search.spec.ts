import type { Page } from '@playwright/test';
import { openAs } from '../support/accounts.js';
import { panel, verse } from '../support/bible.js';
import { watchPage } from '../support/watch-page.js';
import { expect, test } from '../support/test.js';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search Scripture' });
const results = (page: Page) => page.getByRole('region', { name: /^Results for/ });
const rows = (page: Page) => results(page).getByRole('list').last().getByRole('listitem');

test.beforeEach(async ({ page, reader }) => {
  await openAs(page, reader, '/bible/Matthew/5');
  await expect(page.getByRole('heading', { name: 'Matthew 5' })).toBeVisible();
});

test('the search of the Bible finds words and phrases, narrows, puts the best first, shows more, and leads back to the place before', async ({
  page,
}) => {
  const watch = watchPage(page);
  await test.step('words, anywhere in the verse', async () => {
    await page.keyboard.press('/');
    await expect(field(page)).toBeFocused();
    await page.keyboard.type('love enemies');
    await expect(rows(page).first()).toContainText(/love.*enemies|enemies.*love/i);
    await expect(results(page).locator('mark').first()).toHaveText(/love|enemies/i);
  });

  await test.step('a phrase', async () => {
    await field(page).fill('"the LORD is my"');
    await expect(results(page).getByRole('heading', { name: 'Results for “"the LORD is my"”' })).toBeVisible();
    await expect(rows(page).filter({ hasText: 'Psalm 23:1' })).toHaveCount(1);
    await expect(
      rows(page)
        .filter({ hasText: 'my' })
        .filter({ hasNotText: /the LORD is my/i }),
    ).toHaveCount(0);
  });

  await test.step('many: counted, a page at a time', async () => {
    await field(page).fill('shepherd');
    await field(page).press('Enter');
    const status = results(page).getByRole('status').first();
    await expect(status).toHaveText(/verses/);
    await field(page).fill('lord');
    // Those of 'shepherd' are counted, too, and stay until these have come.
    await expect(results(page).getByRole('heading', { name: 'Results for “lord”' })).toBeVisible();
    await expect(status).toHaveText(/^\d+ of [\d,]+ verses shown\.$/);
    const before = await rows(page).count();
    await results(page).getByRole('button', { name: 'Show more' }).click();
    await expect.poll(() => rows(page).count()).toBe(before * 2);
  });

  await test.step('in one book, then in the order of the Bible', async () => {
    await results(page).getByRole('combobox', { name: 'Search in' }).click();
    await page.keyboard.type('Romans');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/in=Romans/);
    await expect(rows(page).filter({ hasNotText: /^Romans/ })).toHaveCount(0);
    const first = rows(page).getByRole('link').first();
    const best = (await first.textContent()) ?? '';
    await results(page).getByText('Bible order', { exact: true }).click();
    await expect(page).toHaveURL(/order=canonical/);
    // The former order stays until the new one has arrived; what is read too early would be another verse's.
    await expect(first).not.toHaveText(best);
    await expect(first).toHaveText(/^Romans 1:/);
  });

  await test.step('opens a result, and Back leads to it among the results', async () => {
    const link = rows(page).getByRole('link').nth(3);
    const reference = (await link.textContent()) ?? '';
    await link.click();
    await expect(verse(page, reference)).toBeInViewport();
    await page.goBack();
    await expect(rows(page).getByRole('link', { name: reference, exact: true })).toBeFocused();
    await page.goBack();
    await expect(page).toHaveURL(/\/bible\/Matthew\/5$/);
    await expect(page.getByRole('heading', { name: 'Matthew 5' })).toBeVisible();
  });
  expect(watch.problems()).toEqual([]);
});

test('commentaries, topics and lexicons open beside the results of a search of the Bible', async ({ page }) => {
  await field(page).fill('meekness');
  const kind = (name: RegExp) => page.getByRole('navigation', { name: 'Kinds of results' }).getByRole('link', { name });
  for (const [name, title] of [
    [/^Commentary \d/, 'Commentary'],
    [/^Topics \d/, 'Meekness'],
    [/^Lexicon \d/, 'Lexicon'],
  ] as const) {
    await kind(name).click();
    await expect(kind(name)).toHaveAttribute('aria-current', 'page');
    await rows(page).getByRole('button').first().click();
    await expect(panel(page, title)).toBeVisible();
    await panel(page, title).getByRole('button', { name: 'Close' }).click();
    await expect(rows(page).getByRole('button').first()).toBeFocused();
  }
});

test('the search of the Bible corrects a misspelt word, offers a reference, and says when it finds nothing', async ({
  page,
}) => {
  await test.step('a misspelt word finds what was meant, and says so', async () => {
    await field(page).fill('sheperd');
    await expect(page.getByText('Nothing was found for “sheperd”. Showing results for')).toBeVisible();
    await expect(rows(page).first()).toContainText(/shepherd/i);
  });

  await test.step('a reference is offered, and Enter opens it', async () => {
    await field(page).fill('jn 3:16');
    await expect(page.getByRole('link', { name: /^Open John 3:16/ })).toBeVisible();
    await field(page).press('Enter');
    await expect(page).toHaveURL(/\/bible\/John\/3\/16$/);
    await expect(verse(page, 'John 3:16')).toBeFocused();
  });

  await test.step('an empty result is told as such, with queries that would work', async () => {
    await field(page).fill('zzzyxq');
    await expect(page.getByText('No results found', { exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Back to reading' }).click();
    await expect(page.getByRole('heading', { name: 'John 3' })).toBeVisible();
    await expect(field(page)).toHaveValue('');
  });

  await test.step('two letters start no search', async () => {
    const asked: string[] = [];
    page.on('request', (request) => request.url().includes('/api/bible/search') && asked.push(request.url()));
    await field(page).fill('of');
    await field(page).press('Enter');
    await field(page).fill('ofx');
    await expect(results(page)).toBeVisible();
    expect(asked.filter((url) => /[?&]q=of(&|$)/.test(url))).toEqual([]);
  });
});

test('a scholar searches the Bible by form, by nearness and by the Name, is told why, and goes on from a lexicon', async ({
  page,
}) => {
  const watch = watchPage(page);
  await test.step('a lemma in a form: its word is marked, and the form is named', async () => {
    await field(page).fill('G26 dative in:eph');
    await expect(rows(page).first()).toContainText('Ephesians 1:4');
    await expect(rows(page).first().locator('mark')).toHaveText('love');
    await expect(rows(page).first()).toContainText('ἀγάπη in the form ἀγάπῃ (noun, dative singular feminine)');
  });

  await test.step('a tip is pressed: words near each other, the nearest first', async () => {
    const tips = results(page).getByText('Search tips');
    await tips.focus();
    await page.keyboard.press('Enter');
    await results(page).getByRole('link', { name: 'faith NEAR works' }).click();
    await expect(field(page)).toHaveValue('faith NEAR works');
    await expect(rows(page).first()).toContainText(/James 2.*near: 2 words apart/s);
  });

  await test.step('the Name, and other spellings', async () => {
    await field(page).fill('LORD');
    await expect(results(page).getByText('“LORD” in capitals stands for the Name of God.')).toBeVisible();
    await results(page).getByRole('link', { name: 'Lord', exact: true }).click();
    await expect(field(page)).toHaveValue('Lord');
  });

  await test.step('nothing: what to leave out is one press away', async () => {
    await field(page).fill('camel needle sword');
    await expect(results(page).getByText('Without “sword”, there are 3 verses:')).toBeVisible();
    await results(page).getByRole('link', { name: 'camel needle' }).click();
    await expect(rows(page)).toHaveCount(3);
  });

  await test.step('the lexicon leads to all verses of its word', async () => {
    await field(page).fill('shepherd');
    await page
      .getByRole('navigation', { name: 'Kinds of results' })
      .getByRole('link', { name: /^Lexicon \d/ })
      .click();
    await rows(page).getByRole('button').first().click();
    await panel(page, 'Lexicon')
      .getByRole('link', { name: /^Find (?:the verse|all \d+ verses) in the search$/ })
      .click();
    await expect(page).toHaveURL(/q=lemma%3A[GH]\d+/);
    await expect(results(page).locator('mark').first()).toBeVisible();
  });
  expect(watch.problems()).toEqual([]);
});
