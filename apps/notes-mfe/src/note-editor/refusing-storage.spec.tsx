import { findDialog, noDialog, renderPage, write } from '@berea/web/testing';
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { NotesPage } from '../notes-page.js';

beforeEach(() => {
  localStorage.clear();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const SAYS = /This browser keeps no drafts. Save before you close or reload this page/;

it.each([
  ['/notes', 'New Note', 'Create New Note'],
  ['/notes?tab=journal', 'Add Journal Entry', undefined],
])(
  'a form at %s, opened by “%s”, whose text the browser will not keep says so, and keeps it until the page ends',
  async (path, name, title) => {
    renderPage(<NotesPage />, { path, routes: { 'GET /api/notes': () => [] } });
    const openForm = async () => {
      await userEvent.click((await screen.findAllByRole('button', { name }))[0] as HTMLElement);
      return title ? findDialog(title) : screen.findByRole('dialog');
    };
    const content = async () => within(await openForm()).getByLabelText('Content');
    const field = await content();
    expect(screen.queryByText(SAYS)).not.toBeInTheDocument();
    await write(field, 'For others.');
    await waitFor(() => expect(screen.getByText(SAYS)).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await noDialog();
    expect(await screen.findByText(/until you close or reload this page/)).toBeVisible();
    expect(await content()).toHaveValue('For others.');
  },
);
