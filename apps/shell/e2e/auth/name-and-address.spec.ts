import { lastMail, newAccount, openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { signIn } from '../support/sign-in.js';
import { expect, test } from '../support/test.js';

test('a name that is changed shows at once in every tab, and stays', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!, newAccount());
  await openAs(page, session, '/settings');
  const other = await page.context().newPage();
  await openAs(other, session, '/profile');
  await expect(other.getByRole('heading', { name: 'Ruth Adeyemi' })).toBeVisible();
  await page.getByRole('link', { name: /^Account/ }).click();
  await page.getByRole('button', { name: 'Change full name' }).click();
  await page.getByLabel('Full Name').fill('Ruth of Moab');
  await page.getByRole('button', { name: 'Save name' }).click();
  await expect(page.getByRole('button', { name: 'Change full name' })).toBeVisible();
  await expect(other.getByRole('heading', { name: 'Ruth of Moab' })).toBeVisible();
  await other.reload();
  await expect(other.getByRole('heading', { name: 'Ruth of Moab' })).toBeVisible();
});

test('a new address signs in once both addresses have agreed, in another browser too', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  const account = newAccount();
  const { email: address } = newAccount();
  await openAs(page, await seedUser(request, baseURL!, account), '/settings/account');
  await page.getByRole('button', { name: 'Change email address' }).click();
  await page.getByLabel('New email address').fill(address);
  await page.getByLabel('Current Password').fill('not the password');
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(page.getByText('Current password is incorrect')).toBeVisible();
  await page.getByLabel('Current Password').fill(account.password);
  await page.getByRole('button', { name: 'Send confirmation link' }).click();
  await expect(page.getByText(`Waits for ${address}.`)).toBeVisible();

  const elsewhere = await (await browser.newContext()).newPage();
  await elsewhere.goto((await lastMail(request, address)).link);
  await elsewhere.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(elsewhere.getByRole('heading', { name: 'One more mail' })).toBeVisible();
  await elsewhere.goto((await lastMail(request, account.email)).link);
  await elsewhere.getByRole('button', { name: 'Confirm the change' }).click();
  await expect(elsewhere).toHaveURL(/\/(settings\/account|welcome)$/);

  await page.reload();
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByText('Waits for')).toHaveCount(0);
  expect((await lastMail(request, account.email)).kind).toBe('email_changed');
  const third = await (await browser.newContext()).newPage();
  await third.goto('/login');
  await signIn(third, address, account.password);
  await expect(third).not.toHaveURL(/login/);
  await elsewhere.context().close();
  await third.context().close();
});
