import { expect, type Page } from '@playwright/test';

/** Fills in the sign-in form of the page and sends it. */
export async function signIn(page: Page, email: string, password: string, remember = true): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByLabel('Remember me').setChecked(remember);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

/** Home, with everything of the user. */
export const atHome = (page: Page): Promise<void> =>
  expect(page.getByRole('heading', { name: 'Scholar', level: 1 })).toBeVisible();
