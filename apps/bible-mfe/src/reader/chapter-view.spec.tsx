import type { Chapter } from '@berea/contracts';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { loadReferenceReader } from '@berea/scripture';
import { note } from '../annotations/testing/annotation-server.js';
import { address, answerChapter, chapterOf, fetched, openBible, title } from '../testing/open-bible.js';

const JOHN_3 = 'GET /api/bible/John/3';
const PSALM_23 = 'GET /api/bible/Psalms/23';

beforeEach(() => localStorage.clear());

describe('a chapter in the reader', () => {
  it('is a list of its verses, named by place and translation', async () => {
    openBible('/bible/Matthew/1');
    await title('Matthew 1');
    const list = await screen.findByRole('list', { name: 'Matthew 1, King James Version' });
    expect(list).toHaveAttribute('lang', 'en');
    expect(list).toHaveAttribute('dir', 'ltr');
    const verses = within(list).getAllByRole('listitem');
    expect(verses).toHaveLength(25);
    expect(verses[2]).toHaveTextContent('3Words of Matthew 1:3.');
  });

  it('says, in place of a missing verse, why its text lacks it and where it can be read', async () => {
    openBible('/bible/John/5/4', {
      'GET /api/bible/John/5': () => {
        const chapter = chapterOf('John', 5);
        const lacking = [{ verse: 4, why: 'John 5:4 is not in the WEB: it is left out.', in: ['KJV', 'ASV'] }];
        return { ...chapter, verses: chapter.verses.filter(({ verse }) => verse !== 4), lacking };
      },
    });
    const list = await screen.findByRole('list', { name: 'John 5, King James Version' });
    const row = within(list).getAllByRole('listitem')[3];
    expect(row).toHaveTextContent('4 John 5:4 is not in the WEB: it is left out.');
    expect(row).toHaveAttribute('data-current');
    const link = within(row as HTMLElement).getByRole('link', { name: 'Open in ASV' });
    expect(link).toHaveAttribute('href', '/bible/John/5/4?translation=ASV');
  });

  it('shows the notes on it or its book as a whole above its verses, folded', async () => {
    const about = (scripture: string) => note({ title: `On ${scripture}`, scripture });
    const { calls } = openBible('/bible/Matthew/1', {
      'GET /api/notes': () => [about('Matthew 1'), about('Matthew 1:3'), about('Matthew')],
    });
    await userEvent.click(await screen.findByText('Your notes on this chapter or its book (2)'));
    expect(screen.getAllByText(/^On Matthew/).map((each) => each.textContent)).toEqual(['On Matthew 1', 'On Matthew']);
    expect(screen.getAllByRole('link', { name: 'Open in Notes' })).toHaveLength(2);
    const asked = calls.find(({ route }) => route === 'GET /api/notes')?.url.searchParams;
    expect([asked?.get('book'), asked?.get('chapter')]).toEqual(['Matthew', '1']);
    const verse = within(screen.getByRole('list', { name: 'Matthew 1, King James Version' })).getAllByRole(
      'listitem',
    )[2];
    expect(within(verse as HTMLElement).getByRole('button', { name: /Matthew 1:3.*has a note/ })).toBeInTheDocument();
  });

  it('shows eight lines and their gutter while it loads', async () => {
    openBible('/bible/John/3', { [JOHN_3]: () => new Promise(() => undefined) });
    expect(screen.getByText('Loading John 3...')).toBeInTheDocument();
    expect(screen.getAllByTestId('skeleton-line')).toHaveLength(8);
  });

  it('that could not be loaded says why, and is loaded on Try again', async () => {
    let broken = true;
    const works = answerChapter('John', 3);
    openBible('/bible/John/3', {
      [JOHN_3]: (body: unknown, url: URL) =>
        broken ? Promise.reject(new TypeError('Failed to fetch')) : works(body, url),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to get Bible chapter');
    expect(alert).toHaveTextContent('The server could not be reached.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('John 3')).toBeInTheDocument();
  });

  it('that is empty shows the placeholder', async () => {
    openBible('/bible/John/3', { [JOHN_3]: () => ({ ...chapterOf('John', 3), verses: [] }) });
    expect(
      await screen.findByText('Chapter content will appear here when connected to a Bible API.'),
    ).toBeInTheDocument();
  });

  it.each([
    ['/bible/Hezekiah/3', 'There is no book called “Hezekiah”.'],
    ['/bible/Malachi/40', 'There is no Malachi 40: Malachi has chapters 1 to 4.'],
  ])('that does not exist, as %s, shows the placeholder, and what would work', async (path, words) => {
    const { calls } = openBible(path);
    expect(screen.getByText('Chapter content will appear here when connected to a Bible API.')).toBeInTheDocument();
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
    expect(fetched(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open Matthew 1' }));
    expect(await title('Matthew 1')).toBeInTheDocument();
  });

  it('that a book with one chapter does not have offers chapter 1, and the verse of that number', async () => {
    const { calls } = openBible('/bible/Obadiah/2');
    expect(
      await screen.findByText('Chapter content will appear here when connected to a Bible API.'),
    ).toBeInTheDocument();
    expect(screen.getByText('There is no Obadiah 2: Obadiah has one chapter.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open Obadiah 1:2' })).toBeInTheDocument();
    // The reader of references, once it is there, sends nobody elsewhere.
    await act(() => loadReferenceReader());
    expect(address()).toBe('/bible/Obadiah/2');
    expect(fetched(calls)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open Obadiah 1' }));
    expect(address()).toBe('/bible/Obadiah/1');
  });

  it('past the end of its book offers the last chapter of that book, also for Matthew', async () => {
    openBible('/bible/Matthew/40');
    await userEvent.click(await screen.findByRole('button', { name: 'Open Matthew 28' }));
    await waitFor(() => expect(address()).toBe('/bible/Matthew/28'));
  });

  it('has its headings in their places, and reads from right to left when its language does', async () => {
    openBible('/bible/Psalms/23', {
      [PSALM_23]: () => ({
        ...chapterOf('Psalms', 23),
        language: 'he',
        direction: 'rtl',
        headings: [
          { verse: 1, kind: 'psalm', text: 'A Psalm of David.' },
          { verse: 4, kind: 'section', text: 'The valley' },
          { verse: 6, kind: 'colophon', text: 'The end of the psalm.' },
        ],
      }),
    });
    const list = await screen.findByRole('list', { name: 'Psalm 23, King James Version' });
    expect(list).toHaveAttribute('lang', 'he');
    expect(list).toHaveAttribute('dir', 'rtl');
    const verses = within(list).getAllByRole('listitem');
    expect(verses[0]).toHaveTextContent(/^A Psalm of David\..*Words of Psalms 23:1\.$/);
    expect(within(verses[3]!).getByRole('heading', { level: 3, name: 'The valley' })).toBeInTheDocument();
    expect(verses[5]).toHaveTextContent(/Words of Psalms 23:6\. ?The end of the psalm\.$/);
  });

  it('is asked for with its layout, and so are its neighbours', async () => {
    const { calls } = openBible('/bible/John/3');
    await title('John 3');
    await waitFor(() => expect(fetched(calls)).toEqual(['John/3', 'John/4', 'John/2']));
    const chapters = calls.filter(({ route }) => route.startsWith('GET /api/bible/John/'));
    expect(chapters.map(({ url }) => url.searchParams.get('include'))).toEqual(['layout', 'layout', 'layout']);
  });
});

describe('the chapter that the next visit begins with', () => {
  beforeEach(() => localStorage.setItem('cookie_consent', '{"functional":true}'));
  const kept = () => {
    const { chapter } = JSON.parse(localStorage.getItem('berea_last_chapter') ?? '{}') as { chapter?: Chapter };
    return chapter && `${chapter.translation} ${chapter.book} ${chapter.chapter}`;
  };

  it('is the one on screen, in the translation that an address without one opens in', async () => {
    openBible('/bible/Matthew/1');
    await title('Matthew 1');
    await waitFor(() => expect(kept()).toBe('KJV Matthew 1'));
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(kept()).toBe('KJV Matthew 2'));
  });

  it('is not one in a translation that the address asks for', async () => {
    openBible('/bible/John/3?translation=WEB');
    await screen.findByRole('list', { name: 'John 3, World English Bible' });
    await waitFor(() => expect(localStorage.getItem('berea_last_place')).toBe('John/3'));
    expect(kept()).toBeUndefined();
  });
});

describe('the keyboard in the reader', () => {
  afterEach(() => document.body.replaceChildren());

  it('turns the page by the arrows, except in a field; the focused verse passes the focus on', async () => {
    openBible('/bible/John/3');
    await title('John 3');
    await userEvent.keyboard('{ArrowRight}');
    await title('John 4');
    screen.getByRole('button', { name: /^John 4:7,/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    await title('John 3');
    await waitFor(() => expect(screen.getByRole('button', { name: /^John 3:1,/ })).toHaveFocus());
    await userEvent.click(screen.getByRole('searchbox', { name: 'Search Scripture' }));
    await userEvent.keyboard('{ArrowRight}');
    expect(await title('John 3')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  });

  it('begins a search by the slash', async () => {
    openBible('/bible/John/3');
    await title('John 3');
    await userEvent.keyboard('/');
    const field = screen.getByRole('searchbox', { name: 'Search Scripture' });
    expect(field).toHaveFocus();
    expect(field).toHaveValue('');
  });
});
