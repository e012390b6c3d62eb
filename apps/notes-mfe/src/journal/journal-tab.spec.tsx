import type { Note } from '@berea/contracts';
import { escapeDialog, findDialog, lastChange, noDialog, renderPage, UNAVAILABLE, write } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPage } from '../notes-page.js';
import { note, noteRoutes } from '../testing/notes.js';

beforeEach(() => localStorage.clear());

const open = (notes: readonly Note[], post: { status: number; body?: unknown } = { status: 500 }) =>
  renderPage(<NotesPage />, {
    path: '/notes?tab=journal',
    routes: { ...noteRoutes(notes), 'POST /api/notes': post },
  });
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);
const entryTitles = () => screen.getAllByRole('article').map((entry) => within(entry).getByRole('heading').textContent);

describe('the daily journal', () => {
  it('lists the entries, newest first, with their dates and lines', async () => {
    open([
      note('Newer', { tags: ['daily'], createdAt: '2026-11-20T09:00:00.000Z', content: 'One\nTwo' }),
      note('Not an entry', { tags: ['mercy'] }),
      note('Older', { tags: ['prayer'], createdAt: '2026-11-18T09:00:00.000Z' }),
    ]);
    await screen.findByText('Newer');
    expect(entryTitles()).toEqual(['Newer', 'Older']);
    expect(screen.getByText('20 Nov 2026')).toBeVisible();
    expect(screen.getByText(/One\s+Two/).textContent).toBe('One\nTwo');
  });

  it.each([
    ['pastor', 'What did you read today for your own soul, before you open it to others?'],
    ['leader', 'What did you read today, and whom in your group does it bring to mind?'],
    [null, 'What did you read today, and what will you carry into tomorrow?'],
  ])('asks a user with the role “%s”: %s', async (ministryRole, question) => {
    renderPage(<NotesPage />, {
      path: '/notes?tab=journal',
      routes: { ...noteRoutes([]), 'GET /api/user/profile': () => ({ ministryRole }) },
    });
    expect(await screen.findByText(question)).toBeVisible();
  });

  it('says that it loads, that there is no entry yet, and that none matches a search', async () => {
    open([note('Salt')]);
    expect(screen.getByText('Loading journal')).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: "Today's Reflection" })).toBeVisible();
    expect(await screen.findByText('No journal entries yet')).toBeVisible();
    await userEvent.type(screen.getByRole('searchbox'), 'x');
    expect(await screen.findByText('No notes found')).toBeVisible();
  });

  it('saves a reflection with the tags of the journal and shows it first', async () => {
    const tags = ['journal', 'daily', 'reflection'];
    const saved = note('Mercy', { tags, createdAt: '2026-11-21T09:00:00.000Z' });
    const { calls } = open([note('Older', { tags })], { status: 201, body: saved });
    await screen.findByText('Older');
    await userEvent.click(screen.getByRole('button', { name: 'Add Journal Entry' }));
    await findDialog('Daily Journal Entry');
    await write(field('Title'), 'Mercy');
    await write(field('Content'), 'Before the question.');
    await userEvent.click(screen.getByRole('button', { name: 'Save Reflection' }));
    await noDialog();
    expect(lastChange(calls)?.body).toEqual({ title: 'Mercy', content: 'Before the question.', tags });
    expect(await screen.findByText('Note created successfully')).toBeVisible();
    expect(entryTitles()).toEqual(['Mercy', 'Older']);
  });

  it('keeps a reflection that could not be saved apart from the draft of a note', async () => {
    open([], UNAVAILABLE);
    await userEvent.click(screen.getByRole('button', { name: 'Add Journal Entry' }));
    await findDialog('Daily Journal Entry');
    await write(field('Title'), 'Mercy');
    await write(field('Content'), 'x');
    await userEvent.click(screen.getByRole('button', { name: 'Save Reflection' }));
    expect(await screen.findByText('Failed to create note')).toBeVisible();
    await escapeDialog();
    await userEvent.click(screen.getByRole('button', { name: 'New Note' }));
    await findDialog('Create New Note');
    expect(field('Title')).toHaveValue('');
    await escapeDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Add Journal Entry' }));
    await findDialog('Daily Journal Entry');
    expect(field('Title')).toHaveValue('Mercy');
  });

  it('edits and deletes an entry like any note', async () => {
    const entry = note('Mercy', { tags: ['journal'] });
    renderPage(<NotesPage />, {
      path: '/notes?tab=journal',
      routes: { ...noteRoutes([entry]), [`DELETE /api/notes/${entry.id}`]: { status: 204 } },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit entry: Mercy' }));
    await findDialog('Edit Note');
    await escapeDialog();
    await userEvent.click(screen.getByRole('button', { name: 'Delete entry: Mercy' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('No journal entries yet')).toBeVisible();
    expect(screen.getByRole('tabpanel').contains(document.activeElement)).toBe(true);
  });
});
