import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Page } from '@playwright/test';
import type { Session } from '@supabase/supabase-js';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { problemsInBothThemes } from '../support/themes.js';
import { openAs } from '../support/accounts.js';
import { seedUser } from '../support/seed-user.js';
import { expect, test } from '../support/test.js';

type Row = Record<string, unknown>;
interface Data {
  readonly content: Record<string, Row[]>;
  readonly study: Record<string, Row[]>;
}

const headersOf = (session: Session) => ({ authorization: `Bearer ${session.access_token}` });

async function write(request: APIRequestContext, session: Session): Promise<void> {
  const headers = headersOf(session);
  const post = (path: string, data: object) => request.post(path, { headers, data });
  const note = { title: 'Kin', content: 'Compare Romans 8:28.', scripture: 'Ruth 2:20', tags: ['kin'] };
  const made = await (await post('/api/notes', note)).json();
  const kept = [
    await request.put(`/api/notes/${made.id}`, { headers, data: { ...note, content: 'Rewritten.' } }),
    await post('/api/notes', { title: 'Morning', content: 'Thanks.', tags: ['journal'] }),
    await post('/api/sermons', {
      title: 'A Great Way Off',
      scripture: 'Luke 15:11-32',
      outline: 'I. Left',
      body: 'He ran.',
    }),
    await post('/api/chat/messages', { message: 'What does Romans 8:28 say?' }),
    await post('/api/chat/messages', { message: 'And the verse after it?' }),
    await post('/api/bookmarks', { book: 'Ruth', chapter: 2, verse: 20 }),
    await request.put('/api/highlights/Romans/8/28', { headers, data: { colour: 'green' } }),
    await post('/api/reading', { book: 'Ruth', chapter: 2 }),
  ];
  expect(kept.map((answer) => answer.ok())).toEqual(kept.map(() => true));
}

/** The archive of whoever is signed in, made and downloaded in Settings. */
async function takeAlong(page: Page): Promise<string> {
  await page.getByRole('button', { name: /^(?:Export my data|Make a new one)$/ }).click();
  const link = page.getByRole('link', { name: 'Download' });
  await expect(link).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  return download.path();
}

const dataIn = async (path: string): Promise<Data> =>
  JSON.parse(strFromU8(unzipSync(new Uint8Array(await readFile(path)))['data.json'] ?? new Uint8Array()));

/** What must be the same on any server: everything that a person wrote, but ids. */
const TAKEN = [
  'notes',
  'sermons',
  'versions',
  'bookmarks',
  'highlights',
  'readings',
  'readingPlans',
  'conversations',
  'messages',
];
const OWN = ['id', 'itemId', 'conversationId', 'parentId'];
const hashOf = ({ content, study }: Data, but: readonly string[] = []): string => {
  const tables = { ...content, ...study };
  const rows = TAKEN.flatMap((table) =>
    (tables[table] ?? []).map((row) =>
      JSON.stringify([
        table,
        ...Object.entries(row)
          .filter(([name]) => ![...OWN, ...but].includes(name))
          .sort(),
      ]),
    ),
  );
  expect(rows.length).toBeGreaterThan(8);
  return createHash('sha256').update(JSON.stringify(rows.sort())).digest('hex');
};

const choose = (page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) =>
  page.getByLabel('Archive', { exact: true }).setInputFiles(file);

test('an archive comes back into a new account with nothing lost, twice; it is shown first, added once, and taken back', async ({
  page,
  browser,
  request,
  baseURL,
}) => {
  test.slow();
  const ruth = await seedUser(request, baseURL!);
  const naomi = await seedUser(request, baseURL!);
  const orpah = await seedUser(request, baseURL!);
  const pageOf = async (session: Session) => {
    const own = await (await browser.newContext({ baseURL: baseURL! })).newPage();
    await openAs(own, session, '/settings/data');
    return own;
  };
  const press = (on: Page) => on.getByRole('button', { name: 'Import', exact: true }).click();
  await write(request, ruth);
  const first = await takeAlong(await pageOf(ruth));

  const second = await test.step('what becomes of it is shown, and nothing is written before', async () => {
    const own = await pageOf(naomi);
    await choose(own, first);
    for (const words of [
      'Journal entries 1',
      'Notes 1',
      'Sermons 1',
      'Conversations 1',
      'Highlights and bookmarks 2',
      'Chapters read 1',
    ])
      await expect(own.getByText(words, { exact: true })).toBeVisible();
    await own.getByText('Sermons 1').click();
    await expect(own.getByText('A Great Way Off')).toBeVisible();
    expect(await (await request.get('/api/notes', { headers: headersOf(naomi) })).json()).toEqual([]);
    await press(own);
    await expect(own.getByText('The import is done')).toBeVisible();
    return takeAlong(own);
  });
  expect(hashOf(await dataIn(second), ['citations'])).toBe(hashOf(await dataIn(first), ['citations']));

  await openAs(page, orpah, '/settings/data');
  await test.step('the archive of the new account is the same in a third one, with the verdicts that were given anew', async () => {
    await choose(page, second);
    await page.getByText('Sermons 1').click();
    expect(await problemsInBothThemes(page)).toEqual([]);
    await press(page);
    await expect(page.getByText('The import is done')).toBeVisible();
    expect(await problemsInBothThemes(page)).toEqual([]);
    expect(hashOf(await dataIn(await takeAlong(page)))).toBe(hashOf(await dataIn(second)));
  });

  const headers = headersOf(orpah);
  await test.step('the same archive adds nothing, and what was changed here stays', async () => {
    const [note] = (await (await request.get('/api/notes?search=Rewritten', { headers })).json()) as Row[];
    await request.put(`/api/notes/${String(note?.['id'])}`, { headers, data: { title: 'Kin', content: 'Mine now.' } });
    await choose(page, second);
    await expect(page.getByText('All of it is here already')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Here with other words: what is here stays' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import', exact: true })).toBeHidden();
  });

  await test.step('an import is taken back, but for what was changed since', async () => {
    await page.getByRole('button', { name: /^Undo the import of / }).click();
    await expect(page.getByText('Kept, because you changed them since:')).toBeVisible();
    expect(await problemsInBothThemes(page)).toEqual([]);
    const list = async (path: string): Promise<Row[]> => (await request.get(path, { headers })).json();
    expect([
      (await list('/api/notes')).map(({ title }) => title),
      await list('/api/sermons'),
      await list('/api/chat/conversations'),
    ]).toEqual([['Kin'], [], []]);
  });
});

test('an import that broke off is gone on with, and what is no archive is refused in words', async ({
  page,
  request,
  baseURL,
}) => {
  const session = await seedUser(request, baseURL!);
  const notes = Array.from({ length: 450 }, (_each, at) => ({
    id: `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
    title: `Note ${at}`,
    content: 'Words',
    scripture: null,
    tags: [],
    draft: false,
    version: 1,
    createdAt: '2026-11-22T09:00:00Z',
    updatedAt: '2026-11-22T09:00:00Z',
    deletedAt: null,
  }));
  const data = { format: 'berea-export-1', exportedAt: '2026-11-22T09:00:00Z', content: { notes }, study: {} };
  const file = (name: string, files: Record<string, string>) => ({
    name,
    mimeType: 'application/zip',
    buffer: Buffer.from(
      zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
    ),
  });
  await openAs(page, session, '/settings/data');
  for (const [files, words] of [
    [{ 'notes.pdf': 'x' }, 'It has neither data.json nor Markdown.'],
    [{ 'data.json': JSON.stringify({ ...data, format: 'berea-export-9' }) }, 'A newer Berea made it.'],
    [{ 'data.json': '{}', '../x': '' }, 'It names a file outside of itself'],
  ] as const) {
    await choose(page, file('strange.zip', files));
    await expect(page.getByRole('alert')).toContainText(words);
  }
  expect(await problemsInBothThemes(page)).toEqual([]);
  await choose(page, file('berea.zip', { 'data.json': JSON.stringify(data) }));
  const importing = page.getByRole('button', { name: 'Import', exact: true });
  await expect(importing).toBeVisible();
  let writes = 0;
  await page.route('**/api/import/content/*', async (route) => {
    if (route.request().method() === 'PUT' && (writes += 1) === 2) return route.abort();
    return route.continue();
  });
  await importing.click();
  await expect(page.getByRole('alert')).toContainText('What was added stays.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  const usage = await (await request.get('/api/profile/usage', { headers: headersOf(session) })).json();
  expect(usage.notes.used).toBe(450);
});

test('a vault of Markdown comes in as notes, once, and is taken back', async ({ page, request, baseURL }) => {
  const session = await seedUser(request, baseURL!);
  const headers = headersOf(session);
  const files = {
    'people/Kin.md': '---\ntags: [kin]\npassage: Ruth 2:20\n---\n\nSee [[Boaz]].\n',
    'people/Boaz.md': 'A mighty man of wealth.',
    'empty.md': '',
  };
  const buffer = Buffer.from(
    zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
  );
  await openAs(page, session, '/settings/data');
  const vault = { name: 'vault.zip', mimeType: 'application/zip', buffer };
  await choose(page, vault);
  await expect(page.getByText('Content is required')).toBeHidden();
  await page.getByText('Notes 1', { exact: true }).click();
  await expect(page.getByText('Content is required')).toBeVisible();
  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await expect(page.getByText('The import is done')).toBeVisible();
  const notes = async (): Promise<Row[]> => (await request.get('/api/notes?sort=title', { headers })).json();
  expect((await notes()).map(({ title, content, scripture, tags }) => [title, content, scripture, tags])).toEqual([
    ['Boaz', files['people/Boaz.md'], undefined, undefined],
    ['Kin', 'See [[Boaz]].\n', 'Ruth 2:20', ['kin']],
  ]);
  await choose(page, vault);
  await expect(page.getByText('there is nothing to import')).toBeVisible();
  await page.getByRole('button', { name: 'Undo the import of vault.zip' }).click();
  await expect(page.getByText('2 things were removed.')).toBeVisible();
  expect(await notes()).toEqual([]);
});
