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

/** Creates a sermon by the API. @returns the address of the workspace that it is open in */
export async function seedSermon(
  request: APIRequestContext,
  { access_token }: Session,
  data: Record<string, string>,
): Promise<string> {
  const answer = await request.post('/api/sermons', { headers: { authorization: `Bearer ${access_token}` }, data });
  expect(answer.status()).toBe(201);
  const { id } = (await answer.json()) as StoredSermon;
  return `/notes?tab=sermon&sermon=${id}`;
}

/** The field of a sermon's text in the workspace. */
export const sermonBody = (page: Page): Locator => page.getByRole('textbox', { name: 'Sermon Body' });

/** The text typed just now is on the server. */
export const expectSaved = (page: Page): Promise<void> =>
  expect(page.getByTestId('saved-state')).toHaveText(/Saved \d\d:\d\d/);
