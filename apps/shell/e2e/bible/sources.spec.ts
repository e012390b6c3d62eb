import { openAs } from '../support/accounts.js';
import { openTools, panel, verse } from '../support/bible.js';
import { watchPage } from '../support/watch-page.js';
import { expect, test } from '../support/test.js';

test('a word of a verse leads to its lexicon entry, to the verses that use it, and to their text', async ({
  page,
  reader,
}) => {
  const watch = watchPage(page);
  await openAs(page, reader, '/bible/John/3');
  const tools = await openTools(page, 'John 3:16');
  await tools.getByRole('button', { name: 'Greek / Hebrew Breakdown' }).click();
  const words = panel(page, 'Study Tools');
  await words.getByRole('button', { name: /^Show all words/ }).click();
  await words.getByRole('button', { name: /G25$/ }).click();
  await expect(words.getByRole('article', { name: /G25$/ })).toBeVisible();
  await words.getByRole('button', { name: 'Renderings and verses' }).click();

  const lexicon = panel(page, 'Lexicon');
  await expect(lexicon.getByText('agapáō, Strong’s G25', { exact: true })).toBeVisible();
  await expect(lexicon.getByRole('heading', { name: /^Used \d+ times, in \d+ verses$/ })).toBeVisible();
  await lexicon.getByRole('combobox', { name: 'Book' }).click();
  await page.keyboard.type('Revel');
  await page.keyboard.press('Enter');
  await lexicon.getByRole('link', { name: 'Revelation 1:5' }).click();
  await expect(page).toHaveURL(/\/bible\/Revelation\/1\/5$/);
  await expect(verse(page, 'Revelation 1:5')).toBeInViewport();

  await test.step('the panel stays, and leads back', async () => {
    await expect(lexicon).toBeVisible();
    await lexicon.getByRole('button', { name: 'Back' }).click();
    await expect(words.getByRole('article', { name: /G25$/ })).toBeVisible();
  });
  expect(watch.problems()).toEqual([]);
});

test('a verse is read word by word, in the order that its text has', async ({ page, reader }) => {
  await openAs(page, reader, '/bible/Genesis/1');
  await (await openTools(page, 'Genesis 1:1')).getByRole('button', { name: 'Interlinear' }).click();
  const interlinear = panel(page, 'Interlinear');
  const words = interlinear.getByRole('list').first().getByRole('listitem');
  await expect(interlinear.getByRole('heading', { name: 'The Hebrew words' })).toBeVisible();
  await expect(words).toHaveCount(7);
  await expect(words.first()).toContainText('beginning');
  await expect(words.nth(1)).toContainText(/created.*verb Qal pf\./s);
  const [first, second] = [await words.first().boundingBox(), await words.nth(1).boundingBox()];
  expect(first!.x, 'Hebrew is read from right to left').toBeGreaterThan(second!.x);

  await interlinear.getByRole('button', { name: 'Next verse' }).click();
  await expect(interlinear.getByText('Genesis 1:2').first()).toBeVisible();
  await interlinear.getByRole('button', { name: /earth/ }).first().click();
  await expect(panel(page, 'Lexicon').getByText(/, Strong’s H776$/)).toBeVisible();

  await page.goto('/bible/John/1');
  await (await openTools(page, 'John 1:1')).getByRole('button', { name: 'Interlinear' }).click();
  await expect(interlinear.getByRole('heading', { name: 'The Greek words' })).toBeVisible();
  await expect(interlinear.getByText(/dictionary forms and parsing are those of MorphGNT/)).toBeVisible();
  await expect(words.nth(2)).toContainText(/ἦν.*ēn.*was.*impf\. act\. ind\. 3 sg\..*εἰμί.*G2258/s);
  await expect(words.nth(4)).toContainText(/λόγος,.*lógos.*Word.*nom\. sg\. m\..*λόγος.*G3056/s);
  await expect(interlinear.getByText(/Copyright 2010 Society of Biblical Literature/)).toBeVisible();
});
