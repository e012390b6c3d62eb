import type { Note } from '@berea/contracts';
import { findDialog, inTurn, noDialog, renderPage, write } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPage } from '../notes-page.js';
import { NotePage } from '../note-page/note-page.js';
import { note } from '../testing/notes.js';

beforeEach(() => localStorage.clear());

const mine = note('Salt', { content: 'For others.', version: 3 });
const theirs = { ...mine, title: 'Salt and light', content: 'Written elsewhere.', version: 4 };
const STALE = { status: 412, body: { code: 'PRECONDITION_FAILED', message: 'This was changed in the meantime.' } };
const REUSED = '{"code":"UNPROCESSABLE_CONTENT","message":"Use a new key."}';
const GET = `GET /api/notes/${mine.id}`;
const PUT = `PUT /api/notes/${mine.id}`;

type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];
const open = (routes: Routes = {}) => renderPage(<NotesPage />, { path: '/notes', routes });
const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const notice = (name: string) => screen.findByRole('region', { name });
const edit = async (title = 'Salt') => {
  await userEvent.click(await screen.findByRole('button', { name: `Edit note: ${title}` }));
  await findDialog('Edit Note');
  await waitFor(() => expect(field('Title')).toHaveFocus());
};
const openNew = async () => {
  await press('New Note');
  await findDialog('Create New Note');
  await waitFor(() => expect(field('Title')).toHaveFocus());
};
const sent = (calls: ReturnType<typeof open>['calls'], route: string) => calls.filter((call) => call.route === route);

describe('a note that was changed elsewhere', () => {
  const openConflict = async (routes: Routes) => {
    const page = open({ 'GET /api/notes': () => [mine], [GET]: () => theirs, ...routes });
    await edit();
    await write(field('Content'), ' And me.');
    await press('Save Changes');
    await notice('The other version');
    return page;
  };

  it('is sent with the version that the dialog was opened with, and shown beside the typed text', async () => {
    const { calls } = await openConflict({ [PUT]: STALE });
    expect(sent(calls, PUT)[0]?.headers.get('if-match')).toBe('"3"');
    const other = await notice('The other version');
    expect(other).toHaveFocus();
    expect(within(other).getByText('Written elsewhere.')).toBeVisible();
    expect(field('Content')).toHaveValue('For others. And me.');
    expect(screen.queryByRole('button', { name: 'Save Changes' })).not.toBeInTheDocument();
  });

  it("is saved over by 'Keep mine', naming the version that was shown", async () => {
    const saved = { ...theirs, title: 'Salt', content: 'For others. And me.', version: 5 };
    const { calls } = await openConflict({ [PUT]: inTurn(STALE, { status: 200, body: saved }) });
    await press('Keep mine');
    await noDialog();
    expect(sent(calls, PUT).map(({ headers }) => headers.get('if-match'))).toEqual(['"3"', '"4"']);
    expect(sent(calls, PUT)[1]?.body).toEqual({ title: 'Salt', content: 'For others. And me.' });
    expect(screen.getByText('For others. And me.')).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toContain('And me.');
  });

  it("is left as it is by 'Keep both', and the typed text is a note of its own", async () => {
    const copy = note('Salt (my version)', { content: 'For others. And me.' });
    const { calls } = await openConflict({ [PUT]: STALE, 'POST /api/notes': { status: 201, body: copy } });
    await press('Keep both');
    await noDialog();
    expect(sent(calls, 'POST /api/notes')[0]?.body).toEqual({
      title: 'Salt (my version)',
      content: 'For others. And me.',
    });
    expect(sent(calls, PUT)).toHaveLength(1);
    expect(await screen.findByText('Both are kept')).toBeVisible();
    expect(JSON.stringify({ ...localStorage })).not.toContain('And me.');
  });

  it("asks again when yet another version was saved before 'Keep mine'", async () => {
    const latest = { ...theirs, content: 'A third one.', version: 5 };
    await openConflict({
      [GET]: inTurn(...[theirs, latest].map((body) => ({ status: 200, body }))),
      [PUT]: STALE,
    });
    await press('Keep mine');
    expect(await within(await notice('The other version')).findByText('A third one.')).toBeVisible();
    expect(field('Content')).toHaveValue('For others. And me.');
  });

  it('takes its place in the form on request, with the typed text kept below, also after a reload', async () => {
    const saved = { ...theirs, content: 'Both.', version: 5 };
    const first = await openConflict({ [PUT]: STALE });
    await press('Load the other version');
    expect(field('Content')).toHaveValue('Written elsewhere.');
    expect(within(await notice('Your text')).getByText('For others. And me.')).toBeVisible();
    await press('Cancel');
    await noDialog();
    first.unmount();

    const { calls } = open({ 'GET /api/notes': () => [theirs], [PUT]: { status: 200, body: saved } });
    await edit('Salt and light');
    expect(within(await notice('Your text')).getByText('For others. And me.')).toBeVisible();
    expect(field('Content')).toHaveValue('Written elsewhere.');
    await userEvent.clear(field('Content'));
    await write(field('Content'), 'Both.');
    await press('Save Changes');
    await noDialog();
    expect(sent(calls, PUT)[0]?.headers.get('if-match')).toBe('"4"');
    expect(JSON.stringify({ ...localStorage })).not.toContain('And me.');
  });

  it('gives the form back to the typed text', async () => {
    const { calls } = await openConflict({ [PUT]: inTurn(STALE, { status: 200, body: { ...theirs, version: 5 } }) });
    await press('Load the other version');
    await press('Use my text');
    expect(field('Content')).toHaveValue('For others. And me.');
    expect(field('Title')).toHaveValue('Salt');
    expect(screen.queryByRole('region', { name: 'Your text' })).not.toBeInTheDocument();
    await press('Save Changes');
    await noDialog();
    expect(sent(calls, PUT)[1]?.headers.get('if-match')).toBe('"4"');
  });

  it('discards the typed text only on request', async () => {
    await openConflict({ [PUT]: STALE });
    await press('Load the other version');
    await press('Discard my text');
    expect(screen.queryByRole('region', { name: 'Your text' })).not.toBeInTheDocument();
    await press('Cancel');
    await noDialog();
    expect(JSON.stringify({ ...localStorage })).not.toContain('And me.');
  });

  it('is no conflict when it says the same: the answer to an earlier try was lost', async () => {
    const same = { ...mine, content: 'For others. And me.', version: 4 };
    open({
      'GET /api/notes': () => [mine],
      [GET]: () => same,
      [PUT]: STALE,
    });
    await edit();
    await write(field('Content'), ' And me.');
    await press('Save Changes');
    await noDialog();
    expect(await screen.findByText('Note updated successfully')).toBeVisible();
  });

  it('is noticed also when the text was typed before the reload that brought the other version', async () => {
    const first = open({ 'GET /api/notes': () => [mine] });
    await edit();
    await write(field('Content'), ' And me.');
    await press('Cancel');
    await noDialog();
    first.unmount();
    const { calls } = open({ 'GET /api/notes': () => [theirs], [GET]: () => theirs, [PUT]: STALE });
    await edit('Salt and light');
    expect(field('Content')).toHaveValue('For others. And me.');
    await press('Save Changes');
    expect(await notice('The other version')).toBeVisible();
    expect(sent(calls, PUT)[0]?.headers.get('if-match')).toBe('"3"');
  });
});

describe('a new note whose answer was lost', () => {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const type = async (content: string) => {
    await userEvent.clear(field('Content'));
    await write(field('Content'), content);
  };
  const begin = async (routes: Routes) => {
    const page = open({ 'GET /api/notes': () => [], ...routes });
    await openNew();
    await write(field('Title'), 'Salt');
    await type('c');
    await press('Create Note');
    await screen.findByText('Failed to create note');
    return page;
  };
  const keys = (calls: ReturnType<typeof open>['calls']) =>
    sent(calls, 'POST /api/notes').map(({ headers }) => headers.get('idempotency-key'));

  it('is sent again under its key after a reload, so that it is created once', async () => {
    const first = await begin({ 'POST /api/notes': lost });
    first.unmount();
    const second = open({ 'GET /api/notes': () => [], 'POST /api/notes': { status: 201, body: note('Salt') } });
    await openNew();
    expect(field('Content')).toHaveValue('c');
    await press('Create Note');
    await noDialog();
    expect(keys(first.calls)[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys(second.calls)).toEqual(keys(first.calls));
    expect(localStorage).toHaveLength(0);
  });

  it('is sent under another key after Start over', async () => {
    const first = await begin({ 'POST /api/notes': lost });
    first.unmount();
    const second = open({ 'GET /api/notes': () => [], 'POST /api/notes': { status: 201, body: note('Bread') } });
    await openNew();
    await press('Start over');
    await write(field('Title'), 'Bread');
    await type('of life');
    await press('Create Note');
    await noDialog();
    expect(keys(second.calls)[0]).not.toBe(keys(first.calls)[0]);
  });

  it('that had arrived after all is changed, not created a second time, when the text went on', async () => {
    const saved = note('Salt', { content: 'c', version: 1 });
    let online = false;
    const { calls } = await begin({
      'POST /api/notes': (body) => {
        if (!online) return lost();
        return (body as { content: string }).content === 'c' ? saved : new Response(REUSED, { status: 422 });
      },
      [`PUT /api/notes/${saved.id}`]: { status: 200, body: { ...saved, content: 'c, and more', version: 2 } },
    });
    online = true;
    await type('c, and more');
    await press('Create Note');
    const other = await notice('The other version');
    expect(within(other).getByText('c')).toBeVisible();
    await press('Keep mine');
    await noDialog();
    const bodies = sent(calls, 'POST /api/notes').map(({ body }) => (body as { content: string }).content);
    expect(bodies).toEqual(['c', 'c, and more', 'c']);
    expect(new Set(keys(calls)).size).toBe(1);
    expect(sent(calls, `PUT /api/notes/${saved.id}`)[0]?.headers.get('if-match')).toBe('"1"');
    expect(screen.getAllByRole('article')).toHaveLength(1);
  });
});

describe('the page of a note when this browser holds another text of it', () => {
  /** The note is changed here on its page, elsewhere as well, and its dialog is left. */
  const openPage = async (routes: Routes = {}) => {
    let saved: Note = mine;
    const routed = (
      <Routes>
        <Route path="/notes/:id" element={<NotePage />} />
      </Routes>
    );
    const page = renderPage(routed, {
      path: `/notes/${mine.id}`,
      routes: {
        [GET]: () => saved,
        [PUT]: (body) => {
          if (saved === mine) {
            saved = theirs;
            return Response.json(STALE.body, { status: 412 });
          }
          saved = { ...saved, ...(body as Partial<Note>), version: saved.version + 1 };
          return saved;
        },
        ...routes,
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
    await findDialog('Edit Note');
    await waitFor(() => expect(field('Title')).toHaveFocus());
    await write(field('Content'), ' And me.');
    await press('Save Changes');
    await notice('The other version');
    await press('Cancel');
    await noDialog();
    const banner = within(await notice('This note was changed on another device'));
    const textOf = (name: string) => banner.getByRole('group', { name }).innerHTML;
    expect(textOf('Text of this device')).toMatch(/<mark>\s*For others\. And me<\/mark>/);
    expect(textOf('Text of the other device')).toMatch(/<mark>.*Written elsewhere<\/mark>/s);
    return { ...page, banner, now: () => saved };
  };
  const settled = () => waitFor(() => expect(screen.queryByText(/was changed on another device/)).toBeNull());

  it('keeps both: its own as a note beside the other one', async () => {
    const copy = note('Salt (my version)', { content: 'For others. And me.' });
    const { banner, calls, now } = await openPage({ 'POST /api/notes': () => copy });
    await userEvent.click(banner.getByRole('button', { name: 'Keep both' }));
    await settled();
    expect(sent(calls, 'POST /api/notes')[0]?.body).toMatchObject({
      title: 'Salt (my version)',
      content: 'For others. And me.',
    });
    expect(now()).toMatchObject({ content: 'Written elsewhere.', version: 4 });
  });

  it('keeps the text of this device; the other one is an earlier version of it', async () => {
    const { banner, now } = await openPage();
    await userEvent.click(banner.getByRole('button', { name: 'Keep this text: that of this device' }));
    await settled();
    expect(now()).toMatchObject({ content: 'For others. And me.', version: 5 });
  });

  it('keeps the text of the other device; that of this one is an earlier version of it', async () => {
    const { banner, calls, now } = await openPage();
    await userEvent.click(banner.getByRole('button', { name: 'Keep this text: that of the other device' }));
    await settled();
    const [, own, others] = sent(calls, PUT);
    expect([own, others].map((call) => call?.headers.get('if-match'))).toEqual(['"4"', '"5"']);
    expect(own?.body).toMatchObject({ content: 'For others. And me.' });
    expect(now()).toMatchObject({ content: 'Written elsewhere.', version: 6 });
  });

  it('says why a choice could not be saved, and loses neither text', async () => {
    const { banner } = await openPage();
    const { fetch } = globalThis;
    globalThis.fetch = () => Promise.reject(new TypeError('no network'));
    await userEvent.click(banner.getByRole('button', { name: 'Keep this text: that of this device' }));
    expect(await screen.findByText('Failed to save the note')).toBeVisible();
    expect(banner.getByRole('button', { name: 'Keep both' })).toBeEnabled();
    globalThis.fetch = fetch;
  });
});
