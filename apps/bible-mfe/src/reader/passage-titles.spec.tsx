import type { NotedSectionTitle } from '@berea/contracts';
import { UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapterOf, next, openBible, title, verseNamed } from '../testing/open-bible.js';

const TITLES = 'GET /api/library/berea/sections';
const MATTHEW_28 = 'GET /api/bible/Matthew/28';

const titleOf = (book: string, chapter: number, verse: number, words: string): NotedSectionTitle => ({
  id: `${book}-${chapter}-${verse}`,
  title: words,
  reference: `${book} ${chapter}:${verse}`,
  place: { book, chapter, verse, endVerse: verse + 1 },
});
const MATTHEW = [
  titleOf('Matthew', 27, 57, 'A borrowed grave'),
  titleOf('Matthew', 28, 1, 'An empty *grave*'),
  titleOf('Matthew', 28, 16, 'A hill in Galilee'),
];
const MARK = [titleOf('Mark', 1, 1, 'A voice in the desert')];
const titles = (_body: unknown, url: URL) => {
  const results = url.searchParams.get('book') === 'Mark' ? MARK : MATTHEW;
  return { edition: '2026-11-27', total: results.length, results };
};

const switchOn = () => localStorage.setItem('berea_look', JSON.stringify({ titles: true }));
const headings = (name: string) =>
  within(screen.getByRole('list', { name: new RegExp(`^${name}`) }))
    .queryAllByRole('heading', { level: 3 })
    .map((heading) => [heading.textContent, heading.closest('[data-verse]')?.getAttribute('data-verse')]);

beforeEach(() => localStorage.clear());

it('titles of passages are not asked for until they are switched on, and are kept on', async () => {
  const { calls, unmount } = openBible('/bible/Matthew/28', { [TITLES]: titles });
  await title('Matthew 28');
  expect(calls.map(({ route }) => route)).not.toContain(TITLES);
  await userEvent.click(screen.getByRole('button', { name: 'Text size and theme' }));
  const toggle = await screen.findByRole('switch', { name: /^Titles of passages/ });
  expect(toggle).not.toBeChecked();
  await userEvent.click(toggle);
  await waitFor(() =>
    expect(headings('Matthew 28')).toEqual([
      ['An empty grave', '1'],
      ['A hill in Galilee', '16'],
    ]),
  );
  unmount();
  openBible('/bible/Matthew/28', { [TITLES]: titles });
  await title('Matthew 28');
  expect(headings('Matthew 28')).toHaveLength(2);
});

it('a chapter waits for its titles, so that they push nothing away, and the one before it keeps its own', async () => {
  switchOn();
  let answer: (value: unknown) => void = () => undefined;
  openBible('/bible/Matthew/28', {
    [TITLES]: (body: unknown, url: URL) =>
      url.searchParams.get('book') === 'Mark'
        ? new Promise((resolve) => (answer = () => resolve(titles(body, url))))
        : titles(body, url),
  });
  await title('Matthew 28');
  await userEvent.click(next());
  await waitFor(() => expect(screen.getByTestId('address')).toHaveTextContent('/bible/Mark/1'));
  expect(screen.queryByRole('list', { name: /^Mark 1/ })).toBeNull();
  expect(headings('Matthew 28')).toHaveLength(2);
  act(() => answer(undefined));
  await title('Mark 1');
  expect(headings('Mark 1')).toEqual([['A voice in the desert', '1']]);
});

it('a chapter is read without titles when they are unavailable', async () => {
  switchOn();
  openBible('/bible/Matthew/28', { [TITLES]: UNAVAILABLE });
  await title('Matthew 28');
  expect(headings('Matthew 28')).toEqual([]);
});

it('the title of a verse that a text lacks is above the next one', async () => {
  switchOn();
  const chapter = chapterOf('Matthew', 28);
  openBible('/bible/Matthew/28', {
    [TITLES]: titles,
    [MATTHEW_28]: () => ({ ...chapter, verses: chapter.verses.filter(({ verse }) => verse !== 16) }),
  });
  await title('Matthew 28');
  expect(headings('Matthew 28')[1]).toEqual(['A hill in Galilee', '17']);
});

it('a text that its editors have divided has only their headings', async () => {
  switchOn();
  openBible('/bible/Matthew/28', {
    [TITLES]: titles,
    [MATTHEW_28]: () => ({
      ...chapterOf('Matthew', 28),
      headings: [{ verse: 1, kind: 'section', text: 'The resurrection' }],
    }),
  });
  await title('Matthew 28');
  expect(headings('Matthew 28')).toEqual([['The resurrection', '1']]);
});

it('a verse is copied without the title above it', async () => {
  switchOn();
  const user = userEvent.setup();
  openBible('/bible/Matthew/28', { [TITLES]: titles });
  await title('Matthew 28');
  await user.click(verseNamed('Matthew 28:1'));
  await user.click(await screen.findByRole('button', { name: 'Copy Verse' }));
  const copied = await navigator.clipboard.readText();
  expect(copied).toContain('Words of Matthew 28:1.');
  expect(copied).not.toContain('grave');
});
