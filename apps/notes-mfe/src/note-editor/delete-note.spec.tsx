import { findDialog, lastChange, noDialog, renderPage, UNAVAILABLE, write } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPage } from '../notes-page.js';
import { note } from '../testing/notes.js';

beforeEach(() => localStorage.clear());

type Routes = NonNullable<Parameters<typeof renderPage>[1]>['routes'];
const open = (notes: unknown[], routes: Routes = {}) =>
  renderPage(<NotesPage />, { path: '/notes', routes: { 'GET /api/notes': () => notes, ...routes } });

const field = (name: RegExp | string) => within(screen.getByRole('dialog')).getByLabelText(name);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const toast = (title: string) => screen.findByText(title);
describe('deleting a note', () => {
  const [salt, bread] = [note('Salt'), note('Bread')];
  const askToDelete = async (title: string) => {
    await userEvent.click(await screen.findByRole('button', { name: `Delete note: ${title}` }));
    await screen.findByText('Delete this note?');
  };

  it('asks first, deletes, says so, and moves the focus to the note in its place', async () => {
    open([salt, bread], { [`DELETE /api/notes/${salt.id}`]: { status: 204 } });
    await askToDelete('Salt');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Keep' })).toHaveFocus());
    await userEvent.tab();
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Salt' })).not.toBeInTheDocument());
    expect(await toast('Note deleted successfully')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Bread' })).toHaveFocus();
  });

  it('deletes nothing on Keep or Esc, and gives the focus back', async () => {
    const { calls } = open([salt]);
    await askToDelete('Salt');
    await userEvent.keyboard('{Escape}');
    expect(screen.getByRole('button', { name: 'Delete note: Salt' })).toHaveFocus();
    await askToDelete('Salt');
    await press('Keep');
    expect(screen.getByRole('button', { name: 'Delete note: Salt' })).toHaveFocus();
    expect(lastChange(calls)).toBeUndefined();
  });

  it('keeps the note when the server refuses, and says why', async () => {
    open([salt], { [`DELETE /api/notes/${salt.id}`]: UNAVAILABLE });
    await askToDelete('Salt');
    await press('Delete');
    expect(await toast('Failed to delete note')).toBeVisible();
    expect(screen.getByText(UNAVAILABLE.body.message)).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Salt' })).toBeVisible();
  });

  it('forgets the draft of a deleted note', async () => {
    open([salt], { [`DELETE /api/notes/${salt.id}`]: { status: 204 } });
    await userEvent.click(await screen.findByRole('button', { name: 'Edit note: Salt' }));
    await findDialog('Edit Note');
    await write(field('Content'), ' private');
    await press('Cancel');
    await noDialog();
    expect(JSON.stringify({ ...localStorage })).toContain('private');
    await askToDelete('Salt');
    await press('Delete');
    await screen.findByText('No study notes yet');
    expect(JSON.stringify({ ...localStorage })).not.toContain('private');
  });
});
