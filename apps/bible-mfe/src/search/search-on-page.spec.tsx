import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { address, chapterOf, next, openBible, title, verseNamed } from '../testing/open-bible.js';
import { field, found, SEARCH, verse } from './testing/search-page.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});

const SALT = verse('Matthew', 5, 13, 'Ye are the salt of the earth.', 'salt');
const answer = (_body: unknown, url: URL) =>
  found({ query: url.searchParams.get('q') ?? '', results: [SALT], total: 312 });
const results = () => screen.findByRole('heading', { level: 2, name: 'Results for “salt”' });

describe('searching on the page', () => {
  it('runs while typing, once the term is longer than two characters', async () => {
    const { calls } = openBible('/bible/Matthew/1', { [SEARCH]: answer });
    await title('Matthew 1');
    await userEvent.type(field(), 'sa{Enter}');
    expect(address()).toBe('/bible/Matthew/1');
    await userEvent.type(field(), 'lt ');
    await results();
    expect(screen.getByText('1 of 312 verses shown.')).toBeInTheDocument();
    expect(field()).toHaveValue('salt ');
    expect(address()).toBe('/bible/Matthew/1?q=salt');
    const terms = calls.filter(({ route }) => route === SEARCH).map(({ url }) => url.searchParams.get('q'));
    expect(terms.at(-1)).toBe('salt');
    expect(terms).not.toContain('sa');
  });

  it('begins with the results at an address without a place', async () => {
    openBible('/bible?q=salt', { [SEARCH]: answer });
    await results();
    expect(address()).toBe('/bible/Matthew/1?q=salt');
    expect(field()).toHaveValue('salt');
  });

  it('keeps text that is typed while its term is on the way into the address', async () => {
    openBible('/bible/Matthew/1', { [SEARCH]: answer });
    await title('Matthew 1');
    fireEvent.change(field(), { target: { value: 'salt' } });
    act(() => {
      fireEvent.submit(screen.getByRole('search'));
      fireEvent.change(field(), { target: { value: 'salt and light' } });
    });
    expect(field()).toHaveValue('salt and light');
    await waitFor(() => expect(address()).toBe('/bible/Matthew/1?q=salt+and+light'));
  });

  it('does not bring back a reader who has left for another place before the emptied field takes effect', async () => {
    openBible('/bible/Matthew/1?q=salt', { [SEARCH]: answer });
    await results();
    jest.useFakeTimers();
    fireEvent.change(field(), { target: { value: '' } });
    act(() => {
      fireEvent.click(next());
      jest.advanceTimersByTime(1_000);
    });
    jest.useRealTimers();
    await title('Matthew 2');
    expect(address()).toBe('/bible/Matthew/2');
  });

  it('takes the place of the chapter, opens the verse, and the way back leads to the results', async () => {
    openBible('/bible/Matthew/1', { [SEARCH]: answer });
    await userEvent.type(field(), 'salt{Enter}');
    const link = await screen.findByRole('link', { name: 'Matthew 5:13' });
    expect(screen.queryByRole('heading', { level: 2, name: 'Matthew 1' })).toBeNull();
    await userEvent.click(link);
    await title('Matthew 5');
    expect(address()).toBe('/bible/Matthew/5/13');
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    await results();
    expect(field()).toHaveValue('salt');
    await waitFor(() => expect(screen.getByRole('link', { name: 'Matthew 5:13' })).toHaveFocus());
  });

  it('brings the opened verse into view, even when its chapter comes late and the frame has scrolled to the top', async () => {
    let arrive: () => void = () => undefined;
    const late = new Promise<void>((done) => (arrive = done));
    openBible('/bible/Matthew/1', {
      [SEARCH]: answer,
      'GET /api/bible/Matthew/5': () => late.then(() => chapterOf('Matthew', 5)),
    });
    await userEvent.type(field(), 'salt{Enter}');
    await userEvent.click(await screen.findByRole('link', { name: 'Matthew 5:13' }));
    fireEvent.scroll(window);
    arrive();
    await title('Matthew 5');
    await waitFor(() => expect(verseNamed('Matthew 5:13')).toHaveFocus());
  });

  it('clears the field by its button and by Escape', async () => {
    openBible('/bible/Matthew/1?q=salt', { [SEARCH]: answer });
    await results();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await title('Matthew 1');
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'salt{Enter}');
    await results();
    await userEvent.keyboard('{Escape}');
    await title('Matthew 1');
    expect(field()).toHaveValue('');
  });

  it('begins at the top of the results, and leads back to where the reading was left', async () => {
    const scrollTo = jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
    openBible('/bible/Matthew/1', { [SEARCH]: answer });
    await title('Matthew 1');
    jest.replaceProperty(window, 'scrollY', 640);
    scrollTo.mockClear();
    await userEvent.type(field(), 'salt{Enter}');
    await results();
    expect(scrollTo.mock.lastCall).toEqual([0, 0]);
    await userEvent.keyboard('{Escape}');
    await title('Matthew 1');
    expect(scrollTo.mock.lastCall).toEqual([0, 640]);
    jest.restoreAllMocks();
  });

  it('opens the field from the header on phones, and closes it again', async () => {
    const all = matchMedia('all');
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
    openBible('/bible/Matthew/1', { [SEARCH]: answer });
    await title('Matthew 1');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search Scripture' }));
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'salt{Enter}');
    await results();
    await userEvent.keyboard('{Escape}');
    await title('Matthew 1');
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    phone.mockRestore();
  });
});
