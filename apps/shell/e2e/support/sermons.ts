import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';

export interface StoredSermon {
  readonly id: string;
  readonly title: string;
  readonly body?: string;
  readonly draft?: true;
}

export const sermonsOf = async (request: APIRequestContext, { access_token }: Session): Promise<StoredSermon[]> =>
  (await request.get('/api/sermons', { headers: { authorization: `Bearer ${access_token}` } })).json();

/** Creates a sermon by the API. @returns its address in the tab of the Notes page, where its fields stand beside the text */
export async function seedSermon(
  request: APIRequestContext,
  { access_token }: Session,
  data: Readonly<Record<string, unknown>>,
): Promise<string> {
  const answer = await request.post('/api/sermons', { headers: { authorization: `Bearer ${access_token}` }, data });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as StoredSermon;
  return `/notes?tab=sermon&sermon=${id}`;
}

/** The field of a sermon's text in the workspace. */
export const sermonBody = (page: Page): Locator => page.getByRole('textbox', { name: 'Sermon Body' });

/** Chooses something in the menu behind the button that exports. */
export async function exportAs(page: Page, way: string): Promise<void> {
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await page.getByRole('menuitem', { name: way, exact: true }).click();
}

/** The menu of rare actions, open. */
export const openMore = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'More for this sermon' }).click();

/** Chooses the editor of the body. */
export async function chooseEditor(page: Page, name: string): Promise<void> {
  await openMore(page);
  await page
    .locator('label')
    .filter({ has: page.getByRole('radio', { name, exact: true }) })
    .click();
}

/** The text typed just now is on the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByTestId('saved-state')).toHaveText(/Saved \d\d:\d\d/);
