import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';

/** The button of a verse; its name says what was done with it. @param reference 'Matthew 5:3' */
export const verse = (page: Page, reference: string): Locator =>
  page.getByRole('button', { name: new RegExp(`^${reference}, open Study Tools`) });

/** Checks the marks in the name of a verse's button: 'highlighted green, bookmarked'; '' for none. */
export const expectMarks = (page: Page, reference: string, marks: string): Promise<void> =>
  expect(verse(page, reference)).toHaveAccessibleName(`${reference}, open Study Tools${marks && `, ${marks}`}`);

/** The toolbar of a verse that the mouse rests on. */
export async function toolbarOf(page: Page, reference: string): Promise<Locator> {
  await verse(page, reference).hover();
  const toolbar = page.getByRole('toolbar', { name: `Tools for ${reference}` });
  await expect(toolbar).toBeVisible();
  return toolbar;
}

/** The panel beside the text, or the sheet over it, by its heading. */
export const panel = (page: Page, name: string): Locator => page.getByRole('dialog', { name });

/** Opens the Study Tools of a verse; on phones by a tap. */
export async function openTools(page: Page, reference: string, act: 'click' | 'tap' = 'click'): Promise<Locator> {
  await verse(page, reference)[act]();
  const tools = panel(page, 'Study Tools');
  await expect(tools.getByText(reference).filter({ visible: true }).first()).toBeVisible();
  return tools;
}

/** Presses a button of the page's bar; on phones it is in the menu. */
export async function pressInBar(page: Page, name: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'More for this page' });
  const button = page.getByRole('button', { name, exact: true });
  await expect(menu.or(button)).toBeVisible();
  if (await button.isVisible()) return button.click();
  await menu.click();
  await page.getByRole('menuitem', { name, exact: true }).click();
}

/** A toast by its title, or by what it says below. */
export const expectToast = (page: Page, words: string): Promise<void> =>
  expect(page.getByText(words, { exact: true })).toBeVisible();

/** The API, as that user. */
export function apiOf(request: APIRequestContext, { access_token }: Session) {
  const headers = { authorization: `Bearer ${access_token}` };
  return {
    get: async <T>(path: string): Promise<T> => (await request.get(path, { headers })).json() as Promise<T>,
    status: async (path: string): Promise<number> => (await request.get(path, { headers })).status(),
    async send(method: 'POST' | 'PUT' | 'PATCH', path: string, data: object): Promise<void> {
      const answer = await request.fetch(path, { method, headers, data });
      expect(answer.ok(), `${method} ${path}: ${answer.status()}`).toBe(true);
    },
  };
}

/** Marks of every kind in two books. */
export async function seedMarks(request: APIRequestContext, session: Session): Promise<void> {
  const { send } = apiOf(request, session);
  await send('PUT', '/api/highlights/Matthew/5/3', { colour: 'yellow' });
  await send('PUT', '/api/highlights/Matthew/5/6', { colour: 'green' });
  await send('PUT', '/api/highlights/John/3/16', { colour: 'green' });
  await send('POST', '/api/bookmarks', { book: 'Matthew', chapter: 5, verse: 9 });
  await send('POST', '/api/notes', {
    title: 'Note on Matthew 5:13',
    content: 'Salt keeps.',
    scripture: 'Matthew 5:13',
  });
}
