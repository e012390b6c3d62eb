import { authClient, lastMail, newAccount, openAs } from '../support/accounts.js';
import { accessibilityProblems } from '../support/accessibility-problems.js';
import { Authenticator } from '../support/authenticator.js';
import { tabTo } from '../support/keyboard.js';
import { askedForCode, codeField, typeCode } from '../support/second-factor.js';
import { protectedAccount } from '../support/protected-account.js';
import { atHome, signIn } from '../support/sign-in.js';
import { watchPage } from '../support/watch-page.js';
import { testSecondFactorScreens } from '../support/second-factor-screens.js';
import { seedUser } from '../support/seed-user.js';
import { APPEARANCES } from '../support/sizes.js';
import { expect, test } from '../support/test.js';

test('two-step verification is set up, asked for, and removed', async ({ page, request, baseURL }) => {
  const account = newAccount();
  const watch = watchPage(page, { allow: [/422/] });
  await openAs(page, await seedUser(request, baseURL!, account), '/profile');

  await page.getByRole('button', { name: 'Set up two-step verification' }).press('Enter');
  const panel = page.getByRole('region', { name: 'Set up two-step verification' });
  await expect(panel).toBeFocused();
  // Neither the policy of the page nor the picture itself may keep it from being drawn.
  const picture = page.getByAltText('QR code for your authenticator app');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  const app = new Authenticator((await panel.locator('code').innerText()).replaceAll(' ', ''));
  await typeCode(page, await app.wrongCode());
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await typeCode(page, await app.code());
  await expect(page.getByText('Two-step verification is on', { exact: true })).toBeVisible();
  await expect(page.getByRole('list', { name: 'Authenticator apps' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Make codes' }).click();
  const codes = page.getByRole('dialog', { name: 'Recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const recoveryCode = await codes.locator('code').first().innerText();
  await page.getByRole('button', { name: 'I have kept them' }).click();
  await expect(page.getByText('10 of 10 left.')).toBeVisible();

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signIn(page, account.email, account.password);
  await askedForCode(page);
  await expect(codeField(page)).toBeFocused();
  await page.reload();
  await askedForCode(page);
  await typeCode(page, await app.wrongCode());
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await typeCode(page, await app.code());
  await atHome(page);
  await page.reload();
  await atHome(page);

  // The password is checked by signing in once more, which must not cost the second proof.
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await page.getByRole('button', { name: 'Change Password' }).click();
  await page.getByLabel('Current Password').fill(account.password);
  await page.getByLabel('New Password', { exact: true }).fill('an-other-word');
  await page.getByLabel('Confirm New Password').fill('an-other-word');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password updated successfully!', { exact: true })).toBeVisible();

  // Without the app.
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signIn(page, account.email, 'an-other-word');
  await expect(codeField(page)).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: 'Use a recovery code' }));
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Recovery code')).toBeFocused();
  await page.keyboard.type(recoveryCode.toUpperCase());
  await page.keyboard.press('Enter');
  await atHome(page);
  await page.getByRole('navigation').getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByText('9 of 10 left.')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Where you are signed in' })).toContainText('This one');

  await page.getByRole('button', { name: 'Remove Authenticator app' }).press('Enter');
  await page.getByRole('button', { name: 'Remove', exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Set up two-step verification' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click();
  await signIn(page, account.email, 'an-other-word');
  await atHome(page);
  expect(watch.problems()).toEqual([]);
});

test('a reset mail does not lead around the second factor', async ({ page, request, baseURL }) => {
  const { account, app } = await protectedAccount(request, baseURL!);
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(account.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(/Password reset email sent successfully/)).toBeVisible();
  await page.goto((await lastMail(request, account.email)).link);
  await page.getByRole('button', { name: 'Choose a new password' }).click();
  await askedForCode(page);
  // No other address leads around it either.
  await page.goto('/notes');
  await askedForCode(page);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto('/reset-password');
  await typeCode(page, await app.wrongCode());
  await expect(page.getByRole('alert')).toContainText('That code is not right');
  await typeCode(page, await app.code());
  await page.getByLabel('New Password', { exact: true }).fill('an-other-word');
  await page.getByLabel(/Confirm/).fill('an-other-word');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText('Password Updated!')).toBeVisible();
  await expect(page).toHaveURL(/\/login/);

  await signIn(page, account.email, 'an-other-word');
  await askedForCode(page);
  await page.getByRole('button', { name: 'Use another account' }).click();
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('berea-session'))).toBeNull();
});

test('a session that now lacks the second factor is asked for it above the page, and typed text stays', async ({
  page,
  request,
  baseURL,
}) => {
  const { account, app: first, session } = await protectedAccount(request, baseURL!);
  const auth = await authClient(request, baseURL!);
  await auth.setSession(session);
  const { data: second } = await auth.mfa.enroll({ factorType: 'totp', friendlyName: 'Tablet' });
  const app = new Authenticator(second!.totp.secret);
  await auth.mfa.challengeAndVerify({ factorId: second!.id, code: await app.code() });
  // The page's own session, which the telephone has raised.
  const own = await authClient(request, baseURL!);
  await own.signInWithPassword({ email: account.email, password: account.password });
  const [telephone] = (await own.mfa.listFactors()).data!.totp.filter((factor) => factor.friendly_name === 'Telephone');
  await own.mfa.challengeAndVerify({ factorId: telephone!.id, code: await first.code() });
  await openAs(page, (await own.getSession()).data.session!, '/notes');
  await page.getByRole('button', { name: 'New Note' }).click();
  await page.getByLabel('Title').fill('Half a thought');
  await page.getByLabel('Content').fill('It goes on');

  // Elsewhere, the telephone is removed: what it has proved is worth nothing from the next token on, an hour later.
  const { error } = await auth.mfa.unenroll({ factorId: telephone!.id });
  expect(error).toBeNull();
  await page.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('berea-session') ?? '{}') as object;
    localStorage.setItem('berea-session', JSON.stringify({ ...kept, expires_at: 1 }));
  });
  await page.getByRole('button', { name: 'Create Note' }).click();
  const form = page.getByRole('dialog', { name: 'Enter your code to go on' });
  await expect(form).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await typeCode(page, await app.wrongCode());
  await expect(form.getByRole('alert')).toContainText('That code is not right');
  await typeCode(page, await app.code());
  await expect(form).toBeHidden();
  await expect(page.getByLabel('Content')).toHaveValue('It goes on');
  await page.getByRole('button', { name: 'Create Note' }).click();
  await expect(page.getByRole('article').getByText('It goes on')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Half a thought', exact: true })).toHaveCount(1);
});

for (const appearance of APPEARANCES) testSecondFactorScreens(appearance);
