import {
  escapeDialog,
  findDialog,
  inTurn,
  lastChange,
  noDialog,
  refuseStorage,
  renderPage,
  UNAVAILABLE,
  write,
} from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Route, Routes } from '@berea/web/router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SermonPage } from '../sermon-page.js';
import { sermon } from '../testing/sermons.js';

beforeEach(() => localStorage.clear());

type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];
const open = (sermons: unknown[], routes: Routes = {}) =>
  renderPage(<SermonPage />, { path: '/sermon-prep', routes: { 'GET /api/sermons': () => sermons, ...routes } });

const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openNew() {
  await press('New Sermon');
  await findDialog('Create New Sermon');
  // The fields are folded, unless text of earlier is in them.
  await waitFor(() => expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true));
  const fold = screen.getByText('Title, Scripture, Outline and Notes');
  if (!fold.closest('details')!.open) await userEvent.click(fold);
}
async function fill() {
  await write(field('Title'), ' Salt ');
  await write(field('Scripture'), 'Matthew 5:13');
  await write(field('Outline'), 'I. Salt\nII. Light');
}

describe('preparing a sermon', () => {
  it('saves what was written, shows the sermon and says so', async () => {
    const { calls } = open([sermon('Old')], { 'POST /api/sermons': { status: 201, body: sermon('Salt') } });
    await screen.findByText('Old');
    await openNew();
    await fill();
    await write(field(/^Notes/), 'Bring a lamp.');
    await press('Create Sermon');
    await noDialog();
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/sermons',
      body: {
        title: 'Salt',
        scripture: 'Matthew 5:13',
        outline: 'I. Salt\nII. Light',
        notes: 'Bring a lamp.',
      },
    });
    expect(await screen.findByText('Sermon created successfully')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    await openNew();
    expect(field('Title')).toHaveValue('');
  });

  it('needs no more than a passage, and a Sunday if it is known, to be written on at its desk', async () => {
    const begun = sermon('', { draft: true });
    const routes = { 'GET /api/sermons': () => [], 'POST /api/sermons': { status: 201, body: begun } };
    const { calls } = renderPage(
      <Routes>
        <Route path="/sermon-prep" element={<SermonPage />} />
        <Route path="/sermon-prep/:id" element={<p>The desk</p>} />
      </Routes>,
      { path: '/sermon-prep', routes },
    );
    await press('New Sermon');
    await findDialog('Create New Sermon');
    await waitFor(() => expect(field('On what passage?')).toHaveFocus());
    await write(field('On what passage?'), 'Luke 15:11-32');
    const [sunday] = within(screen.getByRole('group', { name: 'For which Sunday?' })).getAllByRole('button');
    await userEvent.click(sunday!);
    await press('Open the desk');
    expect(await screen.findByText('The desk')).toBeVisible();
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/sermons',
      body: { title: '', scripture: 'Luke 15:11-32', outline: '', draft: true },
    });
    expect(lastChange(calls)?.body).toHaveProperty('date', expect.stringMatching(/^\d{4}-\d\d-\d\d$/));
  });

  it('keeps what was typed when the desk could not be opened, and says why', async () => {
    open([], { 'POST /api/sermons': UNAVAILABLE });
    await press('New Sermon');
    await findDialog('Create New Sermon');
    await write(field('On what passage?'), 'Luke 15');
    await press('Open the desk');
    expect(await screen.findByText('Failed to create sermon')).toBeVisible();
    expect(field('On what passage?')).toHaveValue('Luke 15');
  });

  it('in a browser that refuses storage says in the dialog that drafts are not kept', async () => {
    const allow = refuseStorage();
    try {
      open([]);
      await openNew();
      expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull();
      await write(field('Title'), 'Salt');
      expect(await within(screen.getByRole('dialog')).findByText(/This browser keeps no drafts/)).toBeVisible();
    } finally {
      allow();
    }
    await userEvent.clear(field('Title'));
    await waitFor(() => expect(screen.queryByText(/This browser keeps no drafts/)).toBeNull());
  });

  it('asks for title, scripture and outline under their fields, not for notes', async () => {
    const { calls } = open([]);
    await openNew();
    await press('Create Sermon');
    expect(await screen.findByText('Title is required.')).toBeVisible();
    expect(await screen.findByText('Scripture is required.')).toBeVisible();
    expect(await screen.findByText('Outline is required.')).toBeVisible();
    expect(screen.queryByText('Notes is required.')).not.toBeInTheDocument();
    expect(calls.map((call) => call.route)).toEqual(['GET /api/sermons']);
  });

  it('keeps the text when saving fails, and saves it the second time without empty notes', async () => {
    const { calls } = open([], { 'POST /api/sermons': inTurn(UNAVAILABLE, { status: 201, body: sermon('Salt') }) });
    await openNew();
    await fill();
    await press('Create Sermon');
    expect(await screen.findByText('Failed to create sermon')).toBeVisible();
    const told = `${UNAVAILABLE.body.message} Your text is kept here, and sent again by itself.`;
    expect(screen.getByText(told)).toBeVisible();
    expect(field('Outline')).toHaveValue('I. Salt\nII. Light');
    await press('Create Sermon');
    await noDialog();
    expect(Object.keys(lastChange(calls)?.body as object)).toEqual(['title', 'scripture', 'outline']);
  });

  it('shows what the server found wrong under its field', async () => {
    const issues = [{ path: ['scripture'], message: 'Scripture is not known.' }];
    const body = { code: 'BAD_REQUEST', message: 'The request is not valid.', data: { issues } };
    open([], { 'POST /api/sermons': { status: 400, body } });
    await openNew();
    await fill();
    await press('Create Sermon');
    await waitFor(() => expect(field('Scripture')).toHaveAccessibleDescription('Scripture is not known.'));
    await waitFor(() => expect(field('Scripture')).toHaveFocus());
  });

  it('offers unfinished text again after a reload', async () => {
    const first = open([]);
    await openNew();
    await fill();
    await escapeDialog();
    first.unmount();

    open([]);
    await openNew();
    expect(screen.getByText('Your unsaved text is back.')).toBeVisible();
    expect(field('Outline')).toHaveValue('I. Salt\nII. Light');
  });
});

describe('a prepared sermon', () => {
  const salt = sermon('Salt', { notes: 'Bring a lamp.' });

  it('that an older address asks for is opened at its desk', async () => {
    renderPage(
      <Routes>
        <Route path="/sermon-prep" element={<SermonPage />} />
        <Route path="/sermon-prep/:id" element={<p>The desk</p>} />
      </Routes>,
      { path: `/sermon-prep?sermon=${salt.id}` },
    );
    expect(await screen.findByText('The desk')).toBeVisible();
  });

  it('is replaced by what the server answers', async () => {
    const answer = { ...salt, title: 'Salt and light' };
    const { calls } = open([salt], { [`PUT /api/sermons/${salt.id}`]: { status: 200, body: answer } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit sermon: Salt' }));
    await findDialog('Edit Sermon');
    await write(field('Title'), ' and light');
    await press('Save Changes');
    await noDialog();
    const { title, scripture, outline, notes } = answer;
    expect(lastChange(calls)?.body).toEqual({ title, scripture, outline, notes });
    expect(await screen.findByText('Sermon updated successfully')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Salt and light' })).toBeVisible();
  });

  it('is shown beside the typed text when the same words change elsewhere, and is saved over only on request', async () => {
    const theirs = { ...salt, notes: 'Written elsewhere.', version: 2 };
    const put = `PUT /api/sermons/${salt.id}`;
    const stale = { status: 412, body: { code: 'PRECONDITION_FAILED', message: 'This was changed in the meantime.' } };
    const { calls } = open([salt], {
      [`GET /api/sermons/${salt.id}`]: () => theirs,
      [put]: inTurn(stale, { status: 200, body: { ...theirs, version: 3 } }),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit sermon: Salt' }));
    await findDialog('Edit Sermon');
    await write(field(/^Notes/), ' And salt.');
    await press('Save Changes');
    const other = await screen.findByRole('region', { name: 'The other version' });
    expect(within(other).getByText('Written elsewhere.')).toBeVisible();
    expect(field(/^Notes/)).toHaveValue('Bring a lamp. And salt.');
    await press('Keep mine');
    await noDialog();
    const sent = calls.filter(({ route }) => route === put).map(({ headers }) => headers.get('if-match'));
    expect(sent).toEqual(['"1"', '"2"']);
  });

  it('that is new is sent under the same key until it arrived', async () => {
    const { calls } = open([], { 'POST /api/sermons': inTurn(UNAVAILABLE, { status: 201, body: salt }) });
    await openNew();
    await fill();
    await press('Create Sermon');
    await screen.findByText('Failed to create sermon');
    await press('Create Sermon');
    await noDialog();
    const keys = calls.flatMap(({ route, headers }) =>
      route === 'POST /api/sermons' ? [headers.get('idempotency-key')] : [],
    );
    expect(keys).toEqual([expect.stringMatching(/^[0-9a-f]{32}$/), keys[0]]);
  });

  it('keeps its draft when it cannot be replaced', async () => {
    open([salt], { [`PUT /api/sermons/${salt.id}`]: UNAVAILABLE });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit sermon: Salt' }));
    await findDialog('Edit Sermon');
    await write(field(/^Notes/), ' And salt.');
    await press('Save Changes');
    expect(await screen.findByText('Failed to update sermon')).toBeVisible();
    await press('Cancel');
    await noDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Edit sermon: Salt' }));
    await findDialog('Edit Sermon');
    expect(field(/^Notes/)).toHaveValue('Bring a lamp. And salt.');
  });

  it('is deleted after a confirmation, and says so', async () => {
    const bread = sermon('Bread');
    open([bread, salt], { [`DELETE /api/sermons/${salt.id}`]: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete sermon: Salt' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Salt' })).not.toBeInTheDocument());
    expect(await screen.findByText('Sermon deleted successfully')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bread' })).toHaveFocus();
  });

  it('stays when the server refuses to delete it', async () => {
    open([salt], { [`DELETE /api/sermons/${salt.id}`]: UNAVAILABLE });
    await userEvent.click(await screen.findByRole('button', { name: 'Delete sermon: Salt' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete sermon')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Salt' })).toBeVisible();
  });
});
