import { authClient, lastMail, newAccount } from '../support/accounts.js';
import { atHome, signIn } from '../support/sign-in.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

test('a forgotten password is replaced through the mail', async ({ page, request, baseURL }) => {
  const account = newAccount();
  await seedUser(request, baseURL!, account);
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot password?' }).click();
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(
    page.getByText('Password reset email sent successfully. Please check your email for further instructions.'),
  ).toBeVisible();

  const { link } = await lastMail(request, account.email);
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByLabel('New Password', { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/\/reset-password#?$/);
  await page.getByLabel('New Password', { exact: true }).fill('an-other-word');
  await page.getByLabel(/Confirm/).fill('something-else');
  await page.getByRole('button', { name: /Update Password|Reset Password/i }).click();
  await expect(page.getByText('Passwords do not match').first()).toBeVisible();
  await page.getByLabel(/Confirm/).fill('an-other-word');
  await page.getByRole('button', { name: /Update Password|Reset Password/i }).click();
  await expect(page.getByText('Password Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, account.email, account.password);
  await expect(page.getByRole('alert')).toContainText('Invalid login credentials');
  await signIn(page, account.email, 'an-other-word');
  await atHome(page);

  // The link was for one use.
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('Invalid or expired reset link. Please request a new password reset.')).toBeVisible();
});

test("a mail's link that a page confirms is used up only by a press", async ({ page, request, baseURL }) => {
  const account = newAccount();
  await seedUser(request, baseURL!, account);
  const auth = await authClient(request, baseURL!);
  await auth.resetPasswordForEmail(account.email);
  const { token_hash } = await lastMail(request, account.email);
  const link = `/auth/confirm?${new URLSearchParams({ token_hash, type: 'recovery', redirect_to: baseURL! })}`;

  // A mail scanner opens the link, and runs the page.
  expect((await request.get(link, { headers: { accept: 'text/html' } })).status()).toBe(200);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Choose a new password' })).toBeVisible();

  await page.goto(link);
  await expect(page).toHaveURL(`${baseURL}/auth/confirm`);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page).toHaveURL(`${baseURL}/reset-password`);
  expect(await page.evaluate((token) => JSON.stringify(history.state).includes(token), token_hash)).toBe(false);
  await page.getByLabel('New Password', { exact: true }).fill('an-other-word');
  await page.getByLabel(/Confirm/).fill('an-other-word');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await page.goto(link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await expect(page.getByText('Invalid or expired reset link. Please request a new password reset.')).toBeVisible();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await expect(page.getByRole('button', { name: 'Send Reset Link' })).toBeVisible();
});

test("a sign-up's link confirms on its page, or sends another mail", async ({ page, request }) => {
  const account = newAccount();
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();

  await page.goto('/auth/confirm?token_hash=used-up-long-ago&type=signup');
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('alert')).toContainText('The link has expired or was used before.');
  await page.getByLabel('Email').fill(account.email);
  await expect(async () => {
    // One mail a second to one address.
    await page.getByRole('button', { name: 'Send another mail' }).click();
    await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible({ timeout: 1_000 });
  }).toPass();
  const { token_hash } = await lastMail(request, account.email);
  await page.goto(`/auth/confirm?token_hash=${token_hash}&type=signup`);
  await page.getByRole('button', { name: 'Confirm my address' }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test('a new address is confirmed by the code of its mail as well', async ({ page, request }) => {
  const account = newAccount();
  await page.goto('/signup');
  await page.getByLabel('Full Name').fill(account.name);
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password', { exact: true }).fill(account.password);
  await page.getByLabel('Confirm Password').fill('different');
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByText("Passwords don't match").first()).toBeVisible();
  await page.getByLabel('Confirm Password').fill(account.password);
  await page.getByRole('button', { name: 'Create Account' }).click();
  await expect(page.getByRole('heading', { name: 'Check Your Email' })).toBeVisible();
  const { otp } = await lastMail(request, account.email);
  await page.getByLabel(/code/i).first().fill(otp);
  await page.getByRole('button', { name: /Confirm/ }).click();
  await expect(page.getByRole('button', { name: 'Get Started' })).toBeVisible();
});

test("a sign-in outlives the browser session only with 'Remember me'", async ({ browser, request, baseURL }) => {
  const account = newAccount();
  await seedUser(request, baseURL!, account);
  for (const remember of [true, false]) {
    const context = await browser.newContext({ baseURL: baseURL! });
    const page = await context.newPage();
    await page.goto('/login');
    await signIn(page, account.email, account.password, remember);
    await atHome(page);
    await page.reload();
    await atHome(page);
    // A closed browser loses its session cookies and keeps its local storage.
    await context.clearCookies();
    await page.reload();
    if (remember) await atHome(page);
    else await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
    await context.close();
  }
});

test('signing out leaves nothing of the user for the next one', async ({ page, request, baseURL }) => {
  const ruth = newAccount();
  const boaz = newAccount('Boaz');
  const session = await seedUser(request, baseURL!, ruth);
  await seedUser(request, baseURL!, boaz);
  const headers = { authorization: `Bearer ${session.access_token}` };
  await request.post('/api/notes', { headers, data: { title: 'Of Ruth alone', content: 'c' } });

  await page.goto('/notes');
  await signIn(page, ruth.email, ruth.password);
  await expect(page.getByText('Of Ruth alone')).toBeVisible();
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();

  // Without a reload: whatever the page had in memory is still there, unless it was thrown away.
  await signIn(page, boaz.email, boaz.password);
  await page.getByRole('navigation').getByRole('link', { name: 'Notes' }).click();
  await expect(page.getByText('Create Your First Note')).toBeVisible();
  await expect(page.getByText('Of Ruth alone')).toHaveCount(0);
});

test('the session of a signed-out device is refused', async ({ request, baseURL }) => {
  const account = newAccount();
  await seedUser(request, baseURL!, account);
  const auth = await authClient(request, baseURL!);
  const { data } = await auth.signInWithPassword({ email: account.email, password: account.password });
  const old = data.session!;
  await auth.signOut({ scope: 'global' });
  const { error } = await auth.refreshSession({ refresh_token: old.refresh_token });
  expect(error).toBeTruthy();
});
