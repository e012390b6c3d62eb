import { newAccount } from '../support/accounts.js';
import { watchPage } from '../support/watch-page.js';
import { expect, test } from '../support/test.js';

// As somebody meets it who has never been here.
test.use({ coldBrowser: true });

test('a new user signs up, reads Matthew 5, asks Scholar, and saves the answer', async ({ page, context }) => {
  const account = newAccount();
  const watch = watchPage(page);

  await test.step('signs up', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Create an account' }).click();
    await page.getByLabel('Full Name').fill(account.name);
    await page.getByLabel('Email').fill(account.email);
    await page.getByLabel('Password', { exact: true }).fill(account.password);
    await page.getByLabel('Confirm Password').fill(account.password);
    await page.getByRole('button', { name: 'Create Account' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  });

  await test.step('confirms the address by the link in the local mailbox', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /local mailbox/i }).click();
    const mailbox = await opened;
    const mail = mailbox.locator('article', { hasText: account.email }).first();
    await expect(mail).toBeVisible();
    await page.goto((await mail.getByRole('link').first().getAttribute('href')) ?? '');
    await mailbox.close();
    await page.getByRole('button', { name: 'Confirm my address' }).click();
  });

  await test.step('is welcomed', async () => {
    await page.getByRole('button', { name: 'Get Started' }).click();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('button', { name: 'Start Exploring' }).click();
    await expect(page.getByRole('heading', { name: 'Scholar', level: 1 })).toBeVisible();
  });

  await test.step('reads Matthew 5 in the King James Version', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Bible' }).click();
    await expect(page.getByRole('heading', { name: 'Bible Study' })).toBeVisible();
    await expect(page.getByText('KJV').first()).toBeVisible();
    await page.goto('/bible/Matthew/5');
    await expect(page.getByText(/Blessed are the poor in spirit: for their'?s is the kingdom of heaven/)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Matthew 5' })).toBeVisible();
  });

  await test.step('asks Scholar, whose citations are checked', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Scholar' }).click();
    await page.getByPlaceholder('Ask Scholar about Scripture...').fill('What does Matthew 5:3 say?');
    await page.keyboard.press('Control+Enter');
    await expect(page.locator('blockquote', { hasText: 'Blessed are the poor in spirit' })).toBeVisible();
    await expect(page.getByRole('link', { name: /Matthew 5:3.*checked/i }).first()).toBeVisible();
  });

  await test.step('saves the answer to notes', async () => {
    await page.getByRole('button', { name: 'Save to Notes' }).click();
    await expect(page.getByRole('button', { name: 'Saved!' })).toBeVisible();
    await expect(page.getByText('Saved to Notes successfully!', { exact: true })).toBeVisible();
  });

  await test.step('finds it there, also after a reload', async () => {
    await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
    const title = page.getByText('Scholar Response: What does Matthew 5:3 say?');
    await expect(title).toBeVisible();
    await page.reload();
    await expect(title).toBeVisible();
  });

  expect(watch.problems()).toEqual([]);
});
