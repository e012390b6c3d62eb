import {
  escapeDialog,
  findDialog,
  inTurn,
  lastChange,
  noDialog,
  renderPage,
  UNAVAILABLE,
  write,
} from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPage } from '../notes-page.js';
import { note } from '../testing/notes.js';

beforeEach(() => localStorage.clear());
afterEach(() => {
  jest.useRealTimers();
});

type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];
const open = (notes: unknown[], routes: Routes = {}) =>
  renderPage(<NotesPage />, { path: '/notes', routes: { 'GET /api/notes': () => notes, ...routes } });

const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
async function openNew() {
  await press('New Note');
  await findDialog('Create New Note');
  await waitFor(() => expect(field('Title')).toHaveFocus());
}
const toast = (title: string) => screen.findByText(title);

describe('writing a note', () => {
  it('saves title, content, scripture and tags, shows the note and says so', async () => {
    const saved = note('Salt', { content: 'For others.' });
    const { calls } = open([note('Old')], { 'POST /api/notes': { status: 201, body: saved } });
    await screen.findByText('Old');
    await openNew();
    await write(field('Title'), ' Salt ');
    await write(field(/^Scripture/), 'Matthew 5:13');
    await write(field('Content'), 'For others.');
    await write(field(/^Tags/), 'witness, , light ');
    await press('Create Note');
    await noDialog();
    expect(lastChange(calls)).toMatchObject({
      route: 'POST /api/notes',
      body: { title: 'Salt', content: 'For others.', scripture: 'Matthew 5:13', tags: ['witness', 'light'] },
    });
    expect(await toast('Note created successfully')).toBeVisible();
    expect(screen.getAllByRole('article')).toHaveLength(2);
    expect(screen.getByRole('button', { name: 'New Note' })).toHaveFocus();
  });

  it('sends no empty optional part, and starts empty the next time', async () => {
    const { calls } = open([], { 'POST /api/notes': { status: 201, body: note('Salt') } });
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'c');
    await press('Create Note');
    await noDialog();
    expect(lastChange(calls)?.body).toEqual({ title: 'Salt', content: 'c' });
    await openNew();
    expect(field('Title')).toHaveValue('');
    expect(screen.queryByText('Your unsaved text is back.')).not.toBeInTheDocument();
  });

  it('shows the new note even when a search would have hidden it', async () => {
    open([note('Bread')], { 'POST /api/notes': { status: 201, body: note('Salt') } });
    await screen.findByText('Bread');
    await userEvent.type(screen.getByRole('searchbox'), 'bread');
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'c');
    await press('Create Note');
    expect(await screen.findByRole('heading', { name: 'Salt' })).toBeVisible();
  });

  it('asks for title and content under their fields and sends nothing', async () => {
    const { calls } = open([]);
    await openNew();
    await write(field('Content'), '   ');
    await press('Create Note');
    expect(await screen.findByText('Title is required.')).toBeVisible();
    expect(await screen.findByText('Content is required.')).toBeVisible();
    expect(field('Title')).toHaveAccessibleDescription('Title is required.');
    expect(lastChange(calls)).toBeUndefined();
  });

  it('keeps the text when saving fails, and saves it the second time', async () => {
    const answers = inTurn(UNAVAILABLE, { status: 201, body: note('Salt') });
    const { calls } = open([], { 'POST /api/notes': answers });
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'Long thought.');
    await press('Create Note');
    expect(await toast('Failed to create note')).toBeVisible();
    expect(
      screen.getByText(`${UNAVAILABLE.body.message} Your text is kept here, and sent again by itself.`),
    ).toBeVisible();
    expect(field('Content')).toHaveValue('Long thought.');
    await press('Create Note');
    await noDialog();
    expect(calls.filter((call) => call.route === 'POST /api/notes')).toHaveLength(2);
  });

  it('sends a text later when the server could not take it, and never the text typed since', async () => {
    const { calls } = open([], {
      'POST /api/notes': inTurn(UNAVAILABLE, UNAVAILABLE, { status: 201, body: note('Salt') }),
    });
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'Long thought.');
    jest.useFakeTimers({ advanceTimers: true });
    const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
    const later = () => act(() => jest.advanceTimersByTimeAsync(15_000));
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Create Note' }));
      await toast('Failed to create note');
    };
    const posts = () => calls.filter(({ route }) => route === 'POST /api/notes');
    await save();
    fireEvent.change(field('Content'), { target: { value: 'Long thought. And more.' } });
    await later();
    expect(posts()).toHaveLength(1);
    await save();
    await later();
    expect(await toast('Note created successfully')).toBeInTheDocument();
    expect(posts()).toHaveLength(3);
    expect(posts().at(-1)?.body).toMatchObject({ content: 'Long thought. And more.' });
  });

  it.each([
    ['Cancel', () => press('Cancel'), 'It is not sent. Your text will be here when you open this again.', false],
    ['Esc', escapeDialog, 'Your text is kept here, and sent by itself.', true],
  ])('that could not be sent is left by %s: the page says what becomes of it', async (_way, leave, words, waits) => {
    open([], { 'POST /api/notes': UNAVAILABLE });
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'Long thought.');
    await press('Create Note');
    await toast('Failed to create note');
    await leave();
    expect(await screen.findByText(words)).toBeVisible();
    const kept = JSON.stringify({ ...localStorage });
    expect([kept.includes('waiting'), kept.includes('Long thought.')]).toEqual([waits, true]);
  });

  it.each([
    ['release 0.1.0', { title: 'Unsent', scripture: '', content: 'An hour of writing.', tags: '' }],
    ['a release whose form had fewer fields', { title: 'Unsent', content: 'An hour of writing.' }],
    ['a release whose form has a field more', { title: 'Unsent', content: 'An hour of writing.', mood: 'weary' }],
  ])('opens with what was typed in %s, and keeps all of it', async (_release, kept) => {
    const id = 'berea_draft:11111111-1111-4111-8111-111111111111:note:new';
    localStorage.setItem(id, JSON.stringify(kept));
    open([]);
    await openNew();
    expect(screen.getByText('Your unsaved text is back.')).toBeVisible();
    expect(field('Content')).toHaveValue('An hour of writing.');
    await write(field('Title'), '!');
    const added = { ...kept, title: 'Unsent!' };
    await waitFor(() => expect(JSON.parse(localStorage.getItem(id) ?? '')).toMatchObject(added));
  });

  it('shows what the server found wrong under its field', async () => {
    const issues = [
      { path: ['tags', 1], message: 'Tag is not welcome.' },
      { path: ['title'], message: 'Title is taken.' },
    ];
    const body = { code: 'BAD_REQUEST', message: 'The request is not valid.', data: { issues } };
    open([], { 'POST /api/notes': { status: 400, body } });
    await openNew();
    await write(field('Title'), 'Salt');
    await write(field('Content'), 'c');
    await press('Create Note');
    expect(await screen.findByText('Title is taken.')).toBeVisible();
    expect(field('Title')).toHaveAccessibleDescription('Title is taken.');
    expect(field(/^Tags/)).toHaveAccessibleDescription(/Tag is not welcome\./);
    await waitFor(() => expect(field('Title')).toHaveFocus());
  });

  it('offers unfinished text again after Esc, and after a reload', async () => {
    const first = open([]);
    await openNew();
    await write(field('Title'), 'Half');
    await write(field('Content'), 'a thought');
    await escapeDialog();
    expect(await toast('Draft kept')).toBeVisible();
    expect(screen.getByRole('button', { name: 'New Note' })).toHaveFocus();
    await openNew();
    expect(field('Content')).toHaveValue('a thought');
    first.unmount();

    open([]);
    await openNew();
    expect(field('Title')).toHaveValue('Half');
    expect(screen.getByText('Your unsaved text is back.')).toBeVisible();
    await press('Start over');
    expect(field('Title')).toHaveValue('');
    expect(field('Content')).toHaveValue('');
    await press('Cancel');
    await noDialog();
    await openNew();
    expect(field('Title')).toHaveValue('');
  });
});

describe('the preview of a note', () => {
  const CONTENT = '## Outline\n\n- **He saw** him';
  const openOutline = async () => {
    open([note('Outline', { content: CONTENT })], { 'PUT /api/notes/': UNAVAILABLE });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: Outline' }));
    await findDialog('Edit Note');
  };

  it('shows the rendered text, and keeps the typed one', async () => {
    await openOutline();
    await userEvent.click(screen.getByText('Preview'));
    const preview = screen.getByRole('region', { name: 'Content, preview' });
    expect(await within(preview).findByRole('heading', { name: 'Outline' })).toBeVisible();
    expect(preview).not.toHaveTextContent(/[#*]/);
    expect(field('Content')).not.toBeVisible();
    await userEvent.click(screen.getByText('Write'));
    expect(field('Content')).toBeVisible();
    expect(field('Content')).toHaveValue(CONTENT);
  });

  it('leads back to the text when something is wrong with it', async () => {
    open([]);
    await openNew();
    await userEvent.click(screen.getByText('Preview'));
    expect(screen.getByText('Nothing written yet.')).toBeVisible();
    await press('Create Note');
    expect(await screen.findByText('Content is required.')).toBeVisible();
    expect(field('Content')).toBeVisible();
  });
});

describe('editing a note', () => {
  const salt = note('Salt', { content: 'For others.', scripture: 'Matthew 5:13', tags: ['witness'] });
  const edit = async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: Salt' }));
    await findDialog('Edit Note');
    await waitFor(() => expect(field('Title')).toHaveFocus());
  };

  it('replaces the note and shows what the server answered', async () => {
    const answer = { ...salt, content: 'For the earth.' };
    const { calls } = open([salt], { [`PUT /api/notes/${salt.id}`]: { status: 200, body: answer } });
    await edit();
    await userEvent.clear(field('Content'));
    await write(field('Content'), 'For the earth.');
    await userEvent.clear(field(/^Scripture/));
    await press('Save Changes');
    await noDialog();
    expect(lastChange(calls)?.body).toEqual({ title: 'Salt', content: 'For the earth.', tags: ['witness'] });
    expect(await toast('Note updated successfully')).toBeVisible();
    expect(screen.getByText('For the earth.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Edit note: Salt' })).toHaveFocus();
  });

  it('keeps a draft for each note apart', async () => {
    open([salt, note('Bread')], { [`PUT /api/notes/${salt.id}`]: UNAVAILABLE });
    await edit();
    await write(field('Content'), ' And more.');
    await press('Save Changes');
    expect(await toast('Failed to update note')).toBeVisible();
    await press('Cancel');
    await noDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Edit note: Bread' }));
    await findDialog('Edit Note');
    expect(field('Content')).toHaveValue('What Bread says.');
    await press('Cancel');
    await noDialog();
    await edit();
    expect(field('Content')).toHaveValue('For others. And more.');
    await press('Start over');
    expect(field('Content')).toHaveValue('For others.');
  });
});
