import type { Note } from '@berea/contracts';
import { findDialog, inTurn, pressOnceStill, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { feature } from './feature.js';
import { NotesPage } from './notes-page.js';
import { note, noteRoutes } from './testing/notes.js';

beforeEach(() => localStorage.clear());

const open = (notes: readonly Note[], path = '/notes') =>
  renderPage(<NotesPage />, { path, routes: noteRoutes(notes) });
const cardTitles = () => screen.getAllByRole('article').map((card) => within(card).getByRole('heading').textContent);
const search = (term: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search notes' }), term);

describe('the notes page', () => {
  it('shows six skeleton cards while the notes are on their way', async () => {
    const { calls } = renderPage(<NotesPage />, { routes: { 'GET /api/notes': () => new Promise(() => {}) } });
    expect(screen.getByRole('status')).toHaveTextContent('Loading notes');
    expect(within(screen.getByTestId('skeleton')).getAllByRole('listitem', { hidden: true })).toHaveLength(6);
    // Later it would be answered by the server of the next test.
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('GET /api/notes'));
  });

  it('says why the notes could not be loaded, and loads them on Try again', async () => {
    const routes = { 'GET /api/notes': inTurn(UNAVAILABLE, { status: 200, body: [note('Salt')] }) };
    renderPage(<NotesPage />, { routes });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('A part of the server is not available just now.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Salt' })).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('invites to a first note when there is none', async () => {
    open([]);
    expect(await screen.findByText('No study notes yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Note' }));
    await findDialog('Create New Note');
  });

  it('shows a card with title, scripture, tags, content and date', async () => {
    open([note('Salt', { scripture: 'Matthew 5:13', tags: ['witness', 'light'], content: 'Salt is for others.' })]);
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Salt' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Matthew 5:13' })).toHaveAttribute('href', '/bible/Matthew/5/13');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map((tag) => tag.textContent),
    ).toEqual(['witness', 'light']);
    expect(within(card).getByText('Salt is for others.')).toBeVisible();
    expect(within(card).getByText('17 Nov 2026')).toBeVisible();
  });

  it('shows rows in place of cards once they are chosen, also the next time', async () => {
    const notes = [note('Salt', { content: 'Salt is for others.', tags: ['witness'] }), note('Light')];
    const { unmount } = open(notes);
    await screen.findByRole('heading', { name: 'Salt' });
    expect(screen.getByText('witness')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Rows' }));
    expect(screen.queryByText('witness')).toBeNull();
    expect(screen.getByText('Salt is for others.')).toBeVisible();
    unmount();
    open(notes);
    await screen.findByRole('heading', { name: 'Salt' });
    expect(screen.getByRole('radio', { name: 'Rows' })).toBeChecked();
    expect(screen.queryByText('witness')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(screen.getByText('witness')).toBeVisible();
  });

  it('shows a scripture that is not one plain reference without a link', async () => {
    open([note('Salt', { scripture: 'Matthew 5:13; Luke 14:34' })]);
    expect(await screen.findByText('Matthew 5:13; Luke 14:34')).toBeVisible();
    expect(screen.queryByRole('link', { name: /Matthew/ })).not.toBeInTheDocument();
  });

  it('opens the whole note from its title', async () => {
    const content = `${'Long. '.repeat(400)}The end.`;
    open([note('Salt', { content, scripture: 'Matthew 5:13' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
    const dialog = await findDialog('Salt');
    expect(dialog).toHaveTextContent('The end.');
    expect(within(dialog).getByRole('link', { name: 'Matthew 5:13' })).toBeVisible();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Edit Note' }));
    const editor = await findDialog('Edit Note');
    expect(within(editor).getByLabelText('Content')).toHaveValue(content);
  });

  it('shows a saved answer in card and dialog without the signs of its Markdown', async () => {
    const content = 'Question: Who are the meek?\n\n## Found\n\n> Blessed are the meek\n> — Matthew 5:5 (KJV)';
    open([note('Scholar Response: Who are the meek?', { content })]);
    const card = await screen.findByRole('article');
    await waitFor(() => expect(card).not.toHaveTextContent(/[#>]/));
    expect(card).toHaveTextContent('Who are the meek? Found · Blessed are the meek');
    await userEvent.click(within(card).getByRole('button', { name: /^Scholar Response/ }));
    const dialog = within(await findDialog('Scholar Response: Who are the meek?'));
    expect(await dialog.findByRole('heading', { name: 'Found' })).toBeVisible();
    expect(dialog.getByRole('link', { name: /^Matthew 5:5/ })).toHaveAttribute('href', '/bible/Matthew/5/5');
  });

  it('prints a note alone, with its title and day', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    open([note('Salt', { content: 'For others.' })]);
    await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
    const dialog = await findDialog('Salt');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Print' }));
    expect(print).toHaveBeenCalledTimes(1);
    const sheet = document.querySelector('[data-print]');
    expect(sheet).toHaveTextContent('For others.');
    expect(sheet?.querySelector('header')).toHaveAttribute('data-title', 'Salt');
    expect(sheet?.querySelector('header')).toHaveAttribute('data-day', '17 Nov 2026');
    print.mockRestore();
  });

  it('asks the server for what holds the words, and says when nothing does', async () => {
    const { calls } = open([note('Salt', { tags: ['Witness'] }), note('Bread', { scripture: 'John 6:35' })]);
    await screen.findByText('Salt');
    await search(' wit');
    await waitFor(() => expect(cardTitles()).toEqual(['Salt']));
    const { searchParams } = calls.findLast(({ route }) => route === 'GET /api/notes')?.url ?? new URL('x:');
    expect([searchParams.get('search'), searchParams.get('limit')]).toEqual(['wit', '60']);
    await search('hout anything');
    expect(await screen.findByText('No notes found')).toBeVisible();
    expect(screen.getByText('Try adjusting your search criteria')).toBeVisible();
    expect(screen.queryByText('Create Your First Note')).not.toBeInTheDocument();
  });

  it('shows as much of a long list as is looked at, says why more could not be had, and goes on', async () => {
    const link = (next: string) => ({ headers: { link: `</api/notes?cursor=${next}>; rel="next"` } });
    const answers = [Response.json(UNAVAILABLE.body, { status: UNAVAILABLE.status }), Response.json([note('Last')])];
    const { calls } = renderPage(<NotesPage />, {
      routes: {
        'GET /api/notes': (_body, url) =>
          url.searchParams.has('cursor') ? answers.shift() : Response.json([note('First')], link('second')),
      },
    });
    await screen.findByText('First');
    await userEvent.click(screen.getByRole('button', { name: 'Show more notes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('More notes could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Last')).toBeVisible();
    expect(cardTitles()).toEqual(['First', 'Last']);
    expect(screen.queryByRole('button', { name: /more|again/i })).not.toBeInTheDocument();
    const pages = calls.filter(({ route }) => route === 'GET /api/notes').map(({ url }) => url.searchParams);
    expect(pages.map((page) => [page.get('cursor'), page.get('limit')])).toEqual([
      [null, '60'],
      ['second', '120'],
      ['second', '120'],
    ]);
  });

  it('asks the server for the notes in the order that is chosen', async () => {
    const { calls } = open([note('Salt'), note('Bread')]);
    await screen.findByText('Salt');
    await userEvent.click(screen.getByRole('combobox', { name: 'Order of the notes' }));
    await pressOnceStill(await screen.findByTitle('Title A to Z'));
    const orders = () =>
      calls.filter(({ route }) => route === 'GET /api/notes').map(({ url }) => url.searchParams.get('sort'));
    await waitFor(() => expect(orders().at(-1)).toBe('title'));
  });

  it('shows the notes with a tag alone, from a press on it, until the tag is taken back', async () => {
    open([note('Salt', { tags: ['witness'] }), note('Bread', { tags: ['mercy'] })]);
    await userEvent.click(await screen.findByRole('button', { name: 'witness' }));
    await waitFor(() => expect(cardTitles()).toEqual(['Salt']));
    expect(screen.getByText('witness (1)')).toBeVisible();
  });

  describe('with a remote that contributes a tab', () => {
    const REMOTES = [{ id: 'test', slots: [{ name: 'notes.tabs', key: 'workspace', title: 'Workspace', order: 10 }] }];
    const openWith = (path: string, remoteList: unknown) =>
      renderPage(<NotesPage />, {
        path,
        remotes: REMOTES,
        routes: { 'GET /api/notes': () => [note('Salt')], 'GET /remotes.json': () => remoteList },
      });
    const tabs = () => screen.getAllByRole('tab').map((tab) => tab.textContent);

    it('names the tab after its own, and does not load the remote before the tab is opened', async () => {
      const { calls } = openWith('/notes', { version: 1, remotes: {} });
      expect(await screen.findByText('Salt')).toBeVisible();
      expect(tabs()).toEqual(['Study Notes', 'Daily Journal', 'Workspace']);
      expect(calls.map(({ route }) => route)).not.toContain('GET /remotes.json');
    });

    it('when the remote is missing, says so in the tab, where New Note is plain, and leaves the other tabs whole', async () => {
      const log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
      openWith('/notes?tab=workspace', { version: 1, remotes: {} });
      expect(await screen.findByText('Workspace could not be loaded')).toBeVisible();
      // The tab has a main action of its own.
      expect(screen.getByRole('button', { name: 'New Note' })).not.toHaveClass('ant-btn-primary');
      await userEvent.click(screen.getByRole('tab', { name: 'Study Notes' }));
      expect(await screen.findByText('Salt')).toBeVisible();
      expect(screen.getByRole('button', { name: 'New Note' })).toHaveClass('ant-btn-primary');
      log.mockRestore();
    });
  });

  it('without contributors, has its own two tabs alone, also when the address names a third', async () => {
    open([note('Salt')], '/notes?tab=workspace');
    expect(await screen.findByText('Salt')).toBeVisible();
    expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Study Notes', 'Daily Journal']);
  });

  describe('with a note whose text is cut in the list', () => {
    const whole = note('Salt', { content: `${'Long. '.repeat(400)}The end.`, version: 3 });
    const cut = { ...whole, content: whole.content.slice(0, 500), truncated: true as const };
    const routes = {
      'GET /api/notes': () => [cut, note('Bread')],
      [`GET /api/notes/${whole.id}`]: () => whole,
      [`PUT /api/notes/${whole.id}`]: (body: unknown) => ({ ...whole, ...(body as object), version: 4 }),
    };
    const openCut = (more = {}) => renderPage(<NotesPage />, { path: '/notes', routes: { ...routes, ...more } });

    it('opens the whole text to be read', async () => {
      openCut();
      await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
      expect(await findDialog('Salt')).toHaveTextContent('The end.');
    });

    it('opens the whole text in the editor, and saves all of it', async () => {
      const { calls } = openCut();
      await userEvent.click(await screen.findByRole('button', { name: 'Edit note: Salt' }));
      const editor = await findDialog('Edit Note');
      await userEvent.type(within(editor).getByLabelText('Title'), '!');
      await userEvent.click(screen.getByRole('button', { name: 'Save Changes' }));
      await screen.findByText('Note updated successfully');
      const saved = calls.find(({ route }) => route.startsWith('PUT'));
      expect(saved?.body).toMatchObject({ title: 'Salt!', content: whole.content });
      expect(saved?.headers.get('if-match')).toBe('"3"');
    });

    it('says why the note cannot be opened, and opens nothing', async () => {
      openCut({ [`GET /api/notes/${whole.id}`]: UNAVAILABLE });
      await userEvent.click(await screen.findByRole('button', { name: 'Edit note: Salt' }));
      expect(await screen.findByText('The note could not be opened')).toBeVisible();
      expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    });
  });

  it('opens on the user’s own notes, and offers the tools’ analyses when there are any', async () => {
    open([note('Mine'), note('Analysis', { tags: ['greek-hebrew', 'study-tool'] })]);
    await screen.findByText('Mine');
    expect(cardTitles()).toEqual(['Mine']);
    await userEvent.click(await screen.findByText('Tool analyses'));
    await waitFor(() => expect(cardTitles()).toEqual(['Analysis']));
    await userEvent.click(screen.getByText('All'));
    await waitFor(() => expect(cardTitles()).toEqual(['Mine', 'Analysis']));
  });

  it('offers no filter for analyses when there are none', async () => {
    open([note('Mine')]);
    await screen.findByText('Mine');
    expect(screen.queryByText('Tool analyses')).not.toBeInTheDocument();
  });

  it('opens at the tab that the address names, and keeps it there', async () => {
    open([note('Mine'), note('Entry', { tags: ['journal'] })], '/notes?tab=journal');
    expect(await screen.findByRole('heading', { name: 'Entry' })).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Mine' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('tab', { name: 'Study Notes' }));
    expect(await screen.findByRole('heading', { name: 'Mine' })).toBeVisible();
  });

  it('has help that names its own page and says where to begin', async () => {
    const { Help } = await feature.help!();
    renderPage(<Help open onClose={() => undefined} />);
    expect(await findDialog('Notes')).toHaveTextContent(/Quick start.*Press New Note/);
  });
});
