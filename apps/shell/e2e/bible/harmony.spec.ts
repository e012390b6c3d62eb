import { openAs } from '../support/accounts.js';
import { openTools, panel, pressInBar, verse } from '../support/bible.js';
import { tabTo, unreachable, widthTooMuch } from '../support/keyboard.js';
import { expect, test } from '../support/test.js';
import { problemsInBothThemes } from '../support/themes.js';
import { watchPage } from '../support/watch-page.js';

test('the tools of a verse lead to what tells the same, side by side; a number leads into its chapter, and Back again', async ({
  page,
  reader,
}) => {
  const watch = watchPage(page);
  await openAs(page, reader, '/bible/Matthew/3');
  const tools = await openTools(page, 'Matthew 3:16');
  await tools.getByRole('link', { name: /^Parallel passages.*The baptism of Jesus/ }).click();
  await expect(page).toHaveURL(/\/bible\/harmony\/Matthew\/3\/16$/);
  const table = page.getByRole('table', { name: 'The baptism of Jesus, KJV' });
  await expect(table.getByRole('columnheader')).toHaveText([
    'Matthew 3:13–17',
    'Mark 1:9–11',
    'Luke 3:21–22',
    'John 1:32',
  ]);
  const last = table.getByRole('row').last().getByRole('cell');
  await expect(last.nth(2)).toContainText('Now when all the people were baptized');
  await expect(last.nth(2).locator('[data-differs]').first()).toHaveCSS('text-decoration-style', 'dotted');

  await test.step('what belongs together begins on one line', async () => {
    const tops = await last.evaluateAll((cells) =>
      cells.map((cell) => Math.round(cell.querySelector('a')!.getBoundingClientRect().top)),
    );
    expect(Math.max(...tops) - Math.min(...tops)).toBeLessThanOrEqual(1);
  });
  expect(await problemsInBothThemes(page)).toEqual([]);

  await test.step('by keyboard alone', async () => {
    expect(await unreachable(page)).toEqual([]);
    await tabTo(page, page.getByRole('link', { name: 'Luke 3:21, open in its chapter' }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/bible\/Luke\/3\/21$/);
    await expect(verse(page, 'Luke 3:21')).toBeInViewport();
    await page.goBack();
    await expect(table).toBeVisible();
    await page.reload();
    await expect(table).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/bible\/Matthew\/3$/);
  });
  expect(watch.problems()).toEqual([]);
});

test('differing words stay underlined where the system chooses the colours', async ({ page, reader }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openAs(page, reader, '/bible/harmony/Psalms/18/4');
  const table = page.getByRole('table', { name: 'David’s Song of Victory, KJV' });
  const word = table.getByText('waves', { exact: true });
  await expect(word).toHaveCSS('text-decoration-line', 'underline');
  await expect(word).toHaveCSS('text-decoration-style', 'dotted');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('one passage is read at a time, and another one goes on where the eye was', async ({ page, reader }) => {
    await openAs(page, reader, '/bible/John/6');
    await pressInBar(page, 'Compare');
    await panel(page, 'Compare with').getByRole('link', { name: 'Parallel passages in John 6' }).click();
    await page.getByRole('link', { name: 'Five thousand fed' }).click();
    const choice = page.getByRole('radiogroup', { name: 'Passage: Five thousand fed, KJV' });
    await expect(choice.getByRole('radio', { name: 'John' })).toBeChecked();
    const passage = page.getByRole('region', { name: /^John 6:1/ });
    await expect(passage.locator('[data-differs]').first()).toBeVisible();
    expect(await widthTooMuch(page)).toBe(0);
    expect(await problemsInBothThemes(page)).toEqual([]);

    const loaves = page.getByRole('link', { name: 'John 6:11, open in its chapter' });
    await loaves.evaluate((link) => window.scrollBy(0, link.getBoundingClientRect().top - 300));
    await choice.getByText('Mark').click();
    await expect(page).toHaveURL(/\/bible\/harmony\/John\/6\/1-13\?in=Mark$/);
    await expect(page.getByRole('link', { name: 'Mark 6:41, open in its chapter' })).toBeInViewport();
    await page.reload();
    await expect(choice.getByRole('radio', { name: 'Mark' })).toBeChecked();
    await choice.getByRole('radio', { name: 'Mark' }).press('ArrowRight');
    await expect(page.getByRole('region', { name: 'Luke 9:10–17' })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('heading', { name: 'Parallel passages in John 6' })).toBeVisible();
  });
});
