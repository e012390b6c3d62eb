import type { Page } from '@playwright/test';
import { expect } from './test.js';

export const codeField = (page: Page) => page.getByLabel('6-digit code');

export const askedForCode = (page: Page) =>
  expect(page.getByRole('heading', { name: 'Enter your code' })).toBeVisible();

export async function typeCode(page: Page, code: string): Promise<void> {
  await codeField(page).fill(code);
  await codeField(page).press('Enter');
}
