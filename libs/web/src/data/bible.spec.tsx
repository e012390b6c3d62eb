import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderPage } from '../testing/index.js';
import { useChapter, usePrefetchChapter, useTranslations } from './bible.js';

const chapterOf = (number: number, contentVersion: string) => ({
  book: 'John',
  chapter: number,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion,
  verses: [{ verse: 1, text: `Chapter ${number}` }],
});

function Probe() {
  const [chapter, setChapter] = useState(1);
  const query = useChapter('John', chapter);
  const prefetch = usePrefetchChapter();
  return (
    <>
      <p>{query.isPlaceholderData ? 'turning' : query.data?.verses[0]?.text}</p>
      <button onClick={() => setChapter(chapter + 1)}>next</button>
      <button onClick={() => prefetch('John', chapter + 1)}>ahead</button>
    </>
  );
}

beforeEach(() => localStorage.clear());

describe('useChapter', () => {
  it('asks for a chapter by the content version of the one that came last, and for the first by none', async () => {
    let version = 'one';
    const routes = Object.fromEntries(
      [1, 2, 3, 4].map((number) => [`GET /api/bible/John/${number}`, () => chapterOf(number, version)]),
    );
    const { calls } = renderPage(<Probe />, { routes });
    const asked = () => calls.map(({ route, url }) => `${route.slice(-1)} ${url.searchParams.get('v')}`);
    await screen.findByText('Chapter 1');
    await userEvent.click(screen.getByRole('button', { name: 'ahead' }));
    await waitFor(() => expect(asked()).toEqual(['1 null', '2 one']));
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByText('Chapter 2');
    // The server has another text by now; it says so in its answer.
    version = 'two';
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByText('Chapter 3');
    await userEvent.click(screen.getByRole('button', { name: 'next' }));
    await screen.findByText('Chapter 4');
    expect(asked()).toEqual(['1 null', '2 one', '3 one', '4 two']);
  });

  it('asks for a chapter by the content version that the list of translations names when that list came first', async () => {
    const translation = { code: 'KJV', name: 'King James Version', installed: true, contentVersion: 'listed' };
    function Late() {
      const list = useTranslations();
      return list.isSuccess ? <Probe /> : null;
    }
    const { calls } = renderPage(<Late />, {
      routes: {
        'GET /api/bible/translations': () => [translation],
        'GET /api/bible/John/1': () => chapterOf(1, 'listed'),
      },
    });
    await screen.findByText('Chapter 1');
    expect(calls.map(({ url }) => `${url.pathname} ${url.searchParams.get('v')}`)).toEqual([
      '/api/bible/translations null',
      '/api/bible/John/1 listed',
    ]);
  });
});
