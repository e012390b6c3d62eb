import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { next, openBible, title, verseNamed } from './testing/open-bible.js';

beforeEach(() => localStorage.clear());
afterEach(() => void jest.restoreAllMocks());

function onPhone(): void {
  const all = matchMedia('all');
  jest
    .spyOn(window, 'matchMedia')
    .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
}
const words = (verse: number) => screen.getByText(`Words of Matthew 5:${verse}.`);
const panel = () => screen.queryByRole('dialog', { name: 'Study Tools' });

describe('the Bible page', () => {
  it('has its title, the label of the translation, search, help, and the controls of the text', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    expect(screen.getByRole('heading', { level: 1, name: 'Bible Study' })).toBeInTheDocument();
    expect(document.title).toBe('Bible Study · Berea');
    expect(screen.getByRole('button', { name: /^KJV, King James Version/ })).toHaveTextContent('KJV');
    expect(screen.getByRole('searchbox', { name: 'Search Scripture' })).toHaveAttribute(
      'placeholder',
      'Search Scripture...',
    );
    for (const name of [/^Compare/, /aloud/, /^My marks/i, 'Text size and theme', 'Help for this page']) {
      expect(screen.getByRole('button', { name })).toBeInTheDocument();
    }
  });

  it('keeps the panel open while the reader turns the page', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(words(3));
    await screen.findByRole('dialog', { name: 'Study Tools' });
    await userEvent.click(next());
    await title('Matthew 6');
    expect(panel()).toHaveTextContent('Matthew 5:3');
    expect(screen.queryByRole('button', { name: /chosen/ })).toBeNull();
  });

  it('gives the focus back to the verse when the panel closes', async () => {
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    act(() => verseNamed('Matthew 5:8').focus());
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Study Tools' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    expect(verseNamed('Matthew 5:8')).toHaveFocus();
  });

  it('has no toolbar at the verses on phones: a tap opens the sheet', async () => {
    onPhone();
    openBible('/bible/Matthew/5');
    await title('Matthew 5');
    const header = within(screen.getByRole('banner'));
    expect(header.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /^Compare|aloud|^My marks|^Text size|^Help/ })).toBeNull();
    expect(header.getByRole('button', { name: 'More for this page' })).toBeInTheDocument();
    await userEvent.hover(words(3));
    expect(screen.queryByRole('toolbar')).toBeNull();
    await userEvent.click(words(3));
    expect(await screen.findByRole('dialog', { name: 'Study Tools' })).toHaveTextContent('Matthew 5:3');
  });
});
