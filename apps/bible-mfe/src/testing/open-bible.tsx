import type { Chapter } from '@berea/contracts';
import { findBook } from '@berea/scripture';
import { Route, Routes, useLocation, useNavigate } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import { BiblePage } from '../bible-page.js';

export type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['routes']>;

function Address() {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (
    <>
      <p data-testid="address">{decodeURIComponent(pathname) + search}</p>
      <button onClick={() => void navigate(-1)}>back</button>
    </>
  );
}
export const address = () => screen.getByTestId('address').textContent;

/** A chapter with as many verses as it has, in any translation. */
export function chapterOf(name: string, number: number, translation = 'KJV'): Chapter {
  const count = findBook(name)?.verseCounts[number - 1] ?? 0;
  return {
    book: name,
    chapter: number,
    translation: translation.toUpperCase(),
    language: 'en',
    direction: 'ltr',
    contentVersion: '1',
    verses: Array.from({ length: count }, (_, index) => ({
      verse: index + 1,
      text: `Words of ${name} ${number}:${index + 1}.`,
    })),
  };
}

export const answerChapter = (name: string, number: number) => (_body: unknown, url: URL) =>
  chapterOf(name, number, url.searchParams.get('translation') ?? 'KJV');

/** Every chapter of these books. */
const chapters: Answers = Object.fromEntries(
  ['Matthew', 'Mark', 'John', 'Malachi', 'Psalms', 'Revelation'].flatMap((name) =>
    Array.from({ length: findBook(name)?.chapters ?? 0 }, (_, index) => [
      `GET /api/bible/${name}/${index + 1}`,
      answerChapter(name, index + 1),
    ]),
  ),
);

const installed = (code: string, title: string) => ({
  code,
  title,
  language: 'en',
  direction: 'ltr',
  installed: true,
  features: ['wordsOfJesus', 'notes'],
});

/** A server's answers to a user who has nothing yet. */
const EMPTY: Answers = {
  'GET /api/user/profile': () => ({
    defaultBibleTranslation: 'kjv',
    darkMode: false,
    notifications: true,
    ministryRole: null,
  }),
  'GET /api/bible/translations': () => [
    installed('KJV', 'King James Version'),
    installed('WEB', 'World English Bible'),
    { ...installed('NIV', 'New International Version'), installed: false, reason: 'It needs a licence.' },
  ],
  'GET /api/highlights': () => [],
  'GET /api/bookmarks': () => [],
  'GET /api/notes': () => [],
};

/** The Bible page at an address, with every chapter of a few books behind it. */
export const openBible = (
  path: string,
  routes: Answers = {},
  rest: Omit<Parameters<typeof renderPage>[1], 'path'> = {},
) =>
  renderPage(
    <>
      <Address />
      <Routes>
        <Route path="/bible/*" element={<BiblePage />} />
      </Routes>
    </>,
    { ...rest, path, routes: { ...EMPTY, ...chapters, ...routes } },
  );

export const title = (name: string) => screen.findByRole('heading', { level: 2, name });
export const next = () => screen.getByRole('button', { name: 'Next chapter' });
export const previous = () => screen.getByRole('button', { name: 'Previous chapter' });
/** The button of a verse; its states may follow its name. */
export const verseNamed = (reference: string) =>
  screen.getByRole('button', { name: new RegExp(`^${reference}, open Study Tools`) });

/** Chapters that were asked for: 'Matthew/1'. */
export const fetched = (calls: readonly { route: string }[]) =>
  calls.map(({ route }) => /^GET \/api\/bible\/(.+\/\d+)$/.exec(route)?.[1]).filter((each) => each !== undefined);
