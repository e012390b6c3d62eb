import { expect, it } from '@jest/globals';
import type { NotedArticle, NotedIntroduction } from '@berea/contracts';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { screen, within } from '@testing-library/react';
import { ArticlePage } from './article-page.js';
import { IntroductionPage } from './introduction-page.js';

const RUTH = 'GET /api/library/berea/introductions/ruth';
const NAOMI = 'GET /api/library/berea/articles/naomi';

const PAGE = (
  <Routes>
    <Route path="/library/berea/books/:book" element={<IntroductionPage />} />
    <Route path="/library/berea/articles/:id" element={<ArticlePage />} />
  </Routes>
);

const place = (chapter: number, verse: number, endVerse: number) => ({ book: 'Ruth', chapter, verse, endVerse });
const part = (reference: string, at: ReturnType<typeof place>, title: string) => ({ reference, place: at, title });

const introduction: NotedIntroduction = {
  id: 'ruth',
  book: 'Ruth',
  edition: '2026-11-27',
  about: 'A widow and a stranger find a home.',
  author: { says: 'The book names no author.', tradition: 'The Talmud names Samuel.' },
  date: { says: 'It tells of the judges (Ruth 1:1).', disputed: 'Scholars differ by centuries.' },
  readers: { says: 'It speaks to those who know of David.' },
  purpose: 'It shows *chesed* at work.',
  keyVerse: { reference: 'Ruth 1:16', place: place(1, 16, 16) },
  outline: [
    {
      ...part('Ruth 1', place(1, 1, 22), 'Empty'),
      sections: [{ ...part('Ruth 1:1–22', place(1, 1, 22), 'Ruth will not leave Naomi'), id: 'ruth-1-1-22' }],
    },
    {
      ...part('Ruth 2:1–4:22', place(2, 1, 23), 'Filled'),
      sections: [
        { ...part('Ruth 2:1–23', place(2, 1, 23), 'Gleaning'), id: 'ruth-2-1-23' },
        { ...part('Ruth 3:1–18', place(3, 1, 18), 'A request by night'), id: 'ruth-3-1-18' },
      ],
    },
  ],
  themes: ['Loyal love', 'Family'],
  preach: {
    one: 'Follow the bread.',
    four: [1, 2, 3, 4].map((chapter) => part(`Ruth ${chapter}`, place(chapter, 1, 18), `Sermon ${chapter}`)),
    eight: [1, 2, 3, 4, 5, 6, 7, 8].map((verse) => part(`Ruth 3:${verse}`, place(3, verse, verse), `Step ${verse}`)),
  },
  words: 2_574,
  minutes: 13,
  previous: { id: 'judges', book: 'Judges' },
  next: { id: '1-samuel', book: '1 Samuel' },
  source: 'berea',
};

const article: NotedArticle = {
  id: 'naomi',
  kind: 'person',
  name: 'Naomi',
  also: ['Mara', 'Noemi'],
  edition: '2026-11-27',
  text: 'Naomi is a widow of Bethlehem (Ruth 1:1-5).',
  references: [
    { reference: 'Ruth 1:20–21', place: place(1, 20, 21) },
    { reference: 'Ruth 4:17', place: place(4, 17, 17) },
  ],
  unknown: 'Her age is not told.',
  next: { id: 'nathan', kind: 'person', name: 'Nathan', also: [] },
  source: 'berea',
};

const open = (path: string, routes: NonNullable<Parameters<typeof renderPage>[1]>['routes']) =>
  renderPage(PAGE, { path, routes });
const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');

it('an introduction keeps apart what the book says, what tradition says and what is disputed', async () => {
  open('/library/berea/books/ruth', { [RUTH]: () => introduction });
  expect(await screen.findByRole('heading', { level: 2, name: 'Ruth' })).toBeTruthy();
  const said = (name: string) =>
    within(screen.getByRole('region', { name }))
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(said('Who wrote it')).toEqual([
    ['The book itself', 'The book names no author.'],
    ['Tradition', 'The Talmud names Samuel.'],
  ]);
  expect(said('When')).toEqual([
    ['The book itself', 'It tells of the judges (Ruth 1:1).'],
    ['Disputed', 'Scholars differ by centuries.'],
  ]);
  expect(said('To whom')).toEqual([['The book itself', 'It speaks to those who know of David.']]);
  expect(screen.getByText('chesed').tagName).toBe('I');
  expect(screen.getByText('About 13 minutes to read')).toBeTruthy();
});

it('an introduction leads into the reader, to the notes on passages, and to the books beside it', async () => {
  open('/library/berea/books/ruth', { [RUTH]: () => introduction });
  expect(await leadsTo('Read in the Bible')).toBe('/bible/Ruth/1');
  expect(await leadsTo('Ruth 1:1')).toBe('/bible/Ruth/1/1');
  expect(await leadsTo('Ruth 1:16')).toBe('/bible/Ruth/1/16');
  const outline = within(screen.getByRole('region', { name: 'Outline' }));
  // Whole chapters are opened, not marked.
  expect(outline.getByRole('link', { name: 'Ruth 1' }).getAttribute('href')).toBe('/bible/Ruth/1');
  expect(outline.getByRole('link', { name: 'Ruth 2:1–4:22' }).getAttribute('href')).toBe('/bible/Ruth/2/1-23');
  expect(await leadsTo('Notes on Ruth 1:1–22')).toBe('/library/berea/passages/ruth-1-1-22');
  expect(outline.getByText('Notes on 2 passages').closest('details')?.open).toBe(false);
  expect(outline.getByRole('link', { name: 'Ruth 3:1–18 A request by night', hidden: true }).getAttribute('href')).toBe(
    '/library/berea/passages/ruth-3-1-18',
  );
  const sermons = within(screen.getByRole('region', { name: 'For teaching and preaching' }));
  expect(sermons.getAllByRole('link')).toHaveLength(12);
  expect(await leadsTo('Before it Judges')).toBe('/library/berea/books/judges');
  expect(await leadsTo('After it 1 Samuel')).toBe('/library/berea/books/1-samuel');
  expect(await leadsTo('Berea Notes')).toBe('/library/works/berea?book=Ruth');
  expect(screen.getByText(/drafted by machine, references and quotations checked by program/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report a mistake' })).toBeTruthy();
});

it('an introduction to a book of one chapter has no plan for eight sermons', async () => {
  open('/library/berea/books/ruth', {
    [RUTH]: () => ({ ...introduction, preach: { ...introduction.preach, eight: [] } }),
  });
  expect(await screen.findByText('In four sermons')).toBeTruthy();
  expect(screen.queryByText('In eight sermons')).toBeNull();
});

it.each([
  [1, 'About 1 minute to read'],
  [59, 'About 59 minutes to read'],
  [62, 'About 1 hour to read'],
  [218, 'About 3.5 hours to read'],
])('a book of %d minutes is said to take %s', async (minutes, said) => {
  open('/library/berea/books/ruth', { [RUTH]: () => ({ ...introduction, minutes }) });
  expect(await screen.findByText(said)).toBeTruthy();
});

it('an article shows its other names, what is not known, and where to read of it', async () => {
  open('/library/berea/articles/naomi', { [NAOMI]: () => article });
  expect(await screen.findByRole('heading', { level: 2, name: 'Naomi' })).toBeTruthy();
  expect(screen.getByText('Person')).toBeTruthy();
  expect(screen.getByText('Also: Mara, Noemi')).toBeTruthy();
  expect(
    within(screen.getByRole('region', { name: 'What is not known' })).getByText('Her age is not told.'),
  ).toBeTruthy();
  expect(await leadsTo('Ruth 1:1-5')).toBe('/bible/Ruth/1/1-5');
  expect(await leadsTo('Ruth 1:20–21')).toBe('/bible/Ruth/1/20-21');
  expect(await leadsTo('After it Nathan')).toBe('/library/berea/articles/nathan');
  expect(screen.queryByRole('link', { name: /^Before it/ })).toBeNull();
  expect(await leadsTo('Berea Notes')).toBe('/library/works/berea?kind=person');
  expect(screen.getByText(/drafted by machine, references and quotations checked by program/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report a mistake' })).toBeTruthy();
});

it('an article without other names and unknowns shows none, and one of a new kind is an article', async () => {
  const { unknown: _unknown, ...known } = article;
  open('/library/berea/articles/naomi', { [NAOMI]: () => ({ ...known, also: [], kind: 'angel' }) });
  expect(await screen.findByText('Article')).toBeTruthy();
  expect(screen.queryByText(/^Also/)).toBeNull();
  expect(screen.queryByRole('region', { name: 'What is not known' })).toBeNull();
});

it.each([
  ['/library/berea/books/ruth', RUTH, 'The introduction could not be loaded'],
  ['/library/berea/articles/naomi', NAOMI, 'The article could not be loaded'],
])('%s that cannot be loaded says so, with a way to try again', async (path, route, title) => {
  open(path, { [route]: UNAVAILABLE });
  expect(await screen.findByText(title)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
});

it.each([
  ['/library/berea/books/ruth', RUTH, 'Berea Notes has no introduction to Ruth yet.'],
  ['/library/berea/articles/naomi', NAOMI, 'Berea Notes has no article naomi.'],
])('%s that does not exist says so, and leads to what there is', async (path, route, message) => {
  open(path, { [route]: { status: 404, body: { code: 'NOT_FOUND', message } } });
  expect(await screen.findByText('Berea Notes does not have this')).toBeTruthy();
  expect(screen.getByText(message)).toBeTruthy();
  expect(await leadsTo('See what Berea Notes has')).toBe('/library/works/berea');
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
});
