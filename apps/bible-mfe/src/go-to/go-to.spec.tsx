import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onPhone } from '../panel/testing/render-panel.js';
import { type Answers, address, openBible, title, verseNamed } from '../testing/open-bible.js';

beforeEach(() => localStorage.clear());

async function openGrid(routes: Answers = {}) {
  const page = openBible('/bible/Matthew/5', routes);
  await title('Matthew 5');
  await userEvent.click(screen.getByRole('button', { name: 'Go to book, chapter, verse' }));
  const dialog = await grid();
  return { ...page, dialog, ...within(dialog) };
}
const grid = () => screen.findByRole('dialog');
const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the grid of places', () => {
  it('leads by book, chapter and verse, with the keyboard alone', async () => {
    const { getByRole } = await openGrid();
    await waitFor(() => expect(getByRole('textbox')).toHaveFocus());
    act(() => getByRole('button', { name: 'Mark' }).focus());
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    const first = getByRole('button', { name: 'chapter 1' });
    await waitFor(() => expect(first).toHaveFocus());
    expect(within(getByRole('region', { name: 'John, chapter' })).getAllByRole('button')).toHaveLength(21);
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(getByRole('button', { name: 'verse 1' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
    await waitFor(() => expect(address()).toBe('/bible/John/3/16'));
    await gone();
    await waitFor(() => expect(verseNamed('John 3:16')).toHaveFocus());
  });

  it('accepts a typed place, and says what is wrong with an invalid one', async () => {
    const { getByRole } = await openGrid();
    const field = getByRole('textbox', { name: 'Type a place' });
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(field, 'ps 151{Enter}');
    expect(getByRole('status')).toHaveTextContent('Psalms has chapters 1 to 150.');
    await userEvent.clear(field);
    await userEvent.type(field, 'jn 3 16{Enter}');
    await waitFor(() => expect(address()).toBe('/bible/John/3/16'));
  });

  it('shows where the marks are, and names them', async () => {
    const { findByRole, getByRole, queryByRole } = await openGrid({
      'GET /api/highlights': () => [{ book: 'Matthew', chapter: 5, verse: 3, colour: 'yellow', updatedAt: '' }],
      'GET /api/bookmarks': () => [{ book: 'Matthew', chapter: 6, verse: 9, createdAt: '' }],
      'GET /api/notes/places': () => [
        { book: 'Ruth', chapters: [2] },
        { book: 'Matthew', chapters: [7] },
      ],
    });
    expect(await findByRole('button', { name: /^Ruth.*, has a note$/ })).toBeInTheDocument();
    expect(getByRole('button', { name: /^Matthew.*, has a note, bookmarked$/ })).toBeInTheDocument();
    expect(queryByRole('button', { name: /^Mark.*, (has a note|bookmarked)$/ })).toBeNull();
    expect(await findByRole('button', { name: 'chapter 7, has a note' })).toBeInTheDocument();
    expect(await findByRole('button', { name: 'chapter 5, highlighted' })).toBeInTheDocument();
    expect(await findByRole('button', { name: 'chapter 6, bookmarked' })).toBeInTheDocument();
    expect(await findByRole('button', { name: 'verse 3, highlighted' })).toBeInTheDocument();
  });

  it('offers the places that were open before, the last one first', async () => {
    const before = openBible('/bible/Psalms/23');
    await title('Psalm 23');
    before.unmount();
    const { getByRole } = await openGrid();
    await userEvent.click(
      within(getByRole('navigation', { name: 'Recent places' })).getByRole('button', { name: 'Psalm 23' }),
    );
    await waitFor(() => expect(address()).toBe('/bible/Psalms/23'));
  });

  it('asks for book, chapter and verse one after the other on phones', async () => {
    onPhone();
    const { getByRole, queryByRole } = await openGrid();
    expect(queryByRole('region', { name: /chapter$/ })).toBeNull();
    await userEvent.click(getByRole('button', { name: 'Mark' }));
    expect(queryByRole('region', { name: 'Old Testament' })).toBeNull();
    await userEvent.click(getByRole('button', { name: 'chapter 4' }));
    await userEvent.click(getByRole('button', { name: 'Open Mark 4' }));
    await waitFor(() => expect(address()).toBe('/bible/Mark/4'));
  });

  it('opens by a key on a verse', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    act(() => verseNamed('Matthew 5:3').focus());
    await userEvent.keyboard('g');
    await grid();
    await userEvent.keyboard('{Escape}');
    await gone();
  });
});
