import { expect, it } from '@jest/globals';
import type { NotedAnswer, NotedSection } from '@berea/contracts';
import { inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AnswerPage } from './answer-page.js';
import { NotesContents } from './notes-contents.js';
import { SectionPage } from './section-page.js';

const ALL = 'GET /api/library/berea/answers';
const SECTIONS = 'GET /api/library/berea/sections';
const BOOKS = 'GET /api/library/berea/books';
const INTRODUCTIONS = 'GET /api/library/berea/introductions';
const ARTICLES = 'GET /api/library/berea/articles';
const assurance = { id: 'assurance', kind: 'doctrine', title: 'How do I know that I am saved' };
const cremation = { id: 'cremation', kind: 'ethics', title: 'Is cremation a sin' };
const unknown = { id: 'later', kind: 'a kind of later', title: 'What a later edition asks' };
const list = (results: readonly (typeof assurance)[]) => ({ edition: '2026-11-27', total: results.length, results });

const answer: NotedAnswer = {
  ...assurance,
  edition: '2026-11-27',
  lead: 'The promise comes first, then *pistis*.',
  passages: [
    {
      reference: '1 John 5:13',
      place: { book: '1 John', chapter: 5, verse: 13, endVerse: 13 },
      why: 'says why the letter was written',
    },
  ],
  views: [
    {
      of: 'Wesleyan',
      says: 'One may also turn away.',
      references: [{ reference: 'Romans 8:16', place: { book: 'Romans', chapter: 8, verse: 16, endVerse: 16 } }],
    },
  ],
  next: [cremation],
  source: 'berea',
};

const verses = (verse: number, endVerse: number) => ({
  reference: `Luke 15:${verse}–${endVerse}`,
  place: { book: 'Luke', chapter: 15, verse, endVerse },
});
const lostSheep = { id: 'luke-15-1-10', title: 'Lost and found', ...verses(1, 10) };
const twoSons = { id: 'luke-15-11-32', title: 'A father and two sons', ...verses(11, 32) };
const sectionList = (results: readonly (typeof twoSons)[]) => ({
  edition: '2026-11-27',
  total: results.length,
  results,
});
const nothing = () => ({ edition: '2026-11-27', total: 0, results: [] });
const luke = { id: 'luke', book: 'Luke' };
const naomi = { id: 'naomi', kind: 'person', name: 'Naomi', also: ['Mara'] };
const moab = { id: 'moab', kind: 'place', name: 'Moab', also: [] };
const angel = { id: 'gabriel', kind: 'a kind of later', name: 'Gabriel', also: [] };
const articleList = (results: readonly (typeof naomi | typeof moab)[]) => ({
  edition: '2026-11-27',
  total: results.length,
  results,
});
const section: NotedSection = {
  ...twoSons,
  edition: '2026-11-27',
  about: 'A younger son comes home.',
  setting: 'Told to those who complained (Luke 15:1-2).',
  note: 'To ask early is to treat a father as dead.',
  keyVerse: verses(24, 24),
  asked: [{ question: 'Who is the elder brother?', answer: 'He resents the welcome.' }],
  idea: 'The father goes out to both sons.',
  movements: [
    { ...verses(11, 16), title: 'Leaving', verses: 6 },
    { ...verses(17, 32), title: 'Coming home', verses: 16 },
  ],
  questions: ['Which son is easier to understand?', 'What would it cost to go in?'],
  caution: 'It answers one complaint.',
  themes: ['Grace', 'Family'],
  introduction: luke,
  previous: lostSheep,
  source: 'berea',
};

/** Their addresses say which entry it is. */
const PAGE = (
  <Routes>
    <Route path="/library/berea/answers/:id" element={<AnswerPage />} />
    <Route path="/library/berea/passages/:id" element={<SectionPage />} />
  </Routes>
);

it('the answers of Berea Notes are listed by kind, also those of a kind that is new', async () => {
  renderPage(<NotesContents />, {
    routes: {
      [ALL]: () => list([assurance, cremation, unknown]),
      [BOOKS]: () => ({ edition: '2026-11-27', books: [] }),
      [ARTICLES]: nothing,
    },
  });
  const kinds = await screen.findAllByRole('group');
  expect(kinds.map((kind) => within(kind).getByText(/^\D+$/, { selector: 'b' }).textContent)).toEqual([
    'Doctrine',
    'Ethics and modern life',
    'More questions',
  ]);
  // Without an entry there is nothing of passages and articles.
  expect(screen.queryByRole('region', { name: 'Passages' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'People, places, things and words' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Is cremation a sin', hidden: true })).toHaveProperty(
    'pathname',
    '/library/berea/answers/cremation',
  );
});

it('the books that have notes are read in order, one open at a time, and the address keeps which', async () => {
  const { calls } = renderPage(<NotesContents />, {
    path: '/library/works/berea?book=Luke',
    routes: {
      [ALL]: () => list([]),
      [SECTIONS]: () => sectionList([lostSheep, twoSons]),
      [ARTICLES]: nothing,
      [BOOKS]: () => ({
        edition: '2026-11-27',
        books: [
          { book: 'Luke', sections: 2, introduction: luke },
          { book: 'John', sections: 40 },
        ],
      }),
    },
  });
  expect((await screen.findByRole('link', { name: 'Luke 15:11–32 A father and two sons' })).getAttribute('href')).toBe(
    '/library/berea/passages/luke-15-11-32',
  );
  expect(screen.getByRole('link', { name: 'Introduction to Luke' })).toHaveProperty(
    'pathname',
    '/library/berea/books/luke',
  );
  const asked = () => calls.filter(({ route }) => route === SECTIONS).map(({ url }) => url.searchParams.get('book'));
  expect(asked()).toEqual(['Luke']);
  fireEvent.click(screen.getByText('John'));
  await waitFor(() => expect(asked()).toEqual(['Luke', 'John']));
  expect(screen.getByText('Luke').closest('details')?.open).toBe(false);
  fireEvent.click(screen.getByText('John'));
  await waitFor(() => expect(screen.getByText('John').closest('details')?.open).toBe(false));
});

it('the articles are read by kind, also those of a kind that is new, and the address keeps which is open', async () => {
  renderPage(<NotesContents />, {
    path: '/library/works/berea?kind=person',
    routes: {
      [ALL]: () => list([]),
      [BOOKS]: () => ({ edition: '2026-11-27', books: [] }),
      [ARTICLES]: () => articleList([naomi, moab, angel]),
    },
  });
  expect(await screen.findByRole('link', { name: 'Naomi' })).toHaveProperty(
    'pathname',
    '/library/berea/articles/naomi',
  );
  const articles = within(screen.getByRole('region', { name: 'People, places, things and words' }));
  const kinds = () => articles.getAllByRole('group').map((kind) => [kind.textContent, kind.hasAttribute('open')]);
  expect(kinds()).toEqual([
    ['People 1Naomi', true],
    ['Places 1', false],
    ['More articles 1', false],
  ]);
  fireEvent.click(articles.getByText('More articles'));
  await waitFor(() => expect(kinds().map(([, open]) => open)).toEqual([false, false, true]));
  expect(articles.getByRole('link', { name: 'Gabriel' })).toBeTruthy();
});

it('a search of Berea Notes shows what is found, by kind, or what to do instead', async () => {
  let [answers, sections, articles, introductions] = [[cremation], [twoSons], [naomi], [luke]];
  renderPage(<NotesContents />, {
    path: '/library/works/berea?q=two+sons',
    routes: {
      [ALL]: () => list(answers),
      [SECTIONS]: () => sectionList(sections),
      [ARTICLES]: () => articleList(articles),
      [INTRODUCTIONS]: () => ({ edition: '2026-11-27', total: introductions.length, results: introductions }),
      [BOOKS]: () => ({ edition: '2026-11-27', books: [] }),
    },
  });
  const search = (words: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Search Berea Notes' }), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  };
  expect(await screen.findByText('4 entries')).toBeTruthy();
  const found = (part: string, name: string | RegExp) =>
    within(screen.getByRole('region', { name: part })).getByRole('link', { name });
  expect(found('Books', 'Introduction to Luke')).toBeTruthy();
  expect(found('People, places, things and words', 'Naomi Mara')).toBeTruthy();
  expect(found('Passages', /A father and two sons/)).toBeTruthy();
  expect(found('Questions and answers', 'Is cremation a sin')).toBeTruthy();
  [sections, articles, introductions] = [[], [], []];
  search('burning the dead');
  expect(await screen.findByText('1 entry')).toBeTruthy();
  expect(screen.queryByRole('region', { name: 'Passages' })).toBeNull();
  answers = [];
  search('bread recipes');
  expect(await screen.findByText(/has nothing on that yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(screen.queryByText(/has nothing on that yet/)).toBeNull();
});

it('a search shows at once five entries of a kind, and the others on demand', async () => {
  const many = Array.from({ length: 7 }, (_, at) => ({ ...cremation, id: `q${at}`, title: `Question ${at}` }));
  renderPage(<NotesContents />, {
    path: '/library/works/berea?q=question',
    routes: { [ALL]: () => list(many), [SECTIONS]: nothing, [ARTICLES]: nothing, [INTRODUCTIONS]: nothing },
  });
  const more = (await screen.findByText('2 more')).closest('details');
  expect(more?.open).toBe(false);
  const inFold = screen.getAllByRole('link', { name: /^Question/, hidden: true }).map((link) => more?.contains(link));
  expect(inFold).toEqual([false, false, false, false, false, true, true]);
});

it('a search of Berea Notes that fails in a part says so, and is done again', async () => {
  renderPage(<NotesContents />, {
    path: '/library/works/berea?q=two+sons',
    routes: {
      [ALL]: () => list([cremation]),
      [SECTIONS]: inTurn(UNAVAILABLE, { status: 200, body: sectionList([twoSons]) }),
      [ARTICLES]: nothing,
      [INTRODUCTIONS]: nothing,
    },
  });
  expect(await screen.findByText('The search could not be done')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('2 entries')).toBeTruthy();
});

it('the notes on a passage show everything of it, lead to its verses and its neighbours, and say what they are', async () => {
  renderPage(PAGE, {
    path: '/library/berea/passages/luke-15-11-32',
    routes: { 'GET /api/library/berea/sections/luke-15-11-32': () => section },
  });
  expect(await screen.findByRole('heading', { name: 'A father and two sons' })).toBeTruthy();
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
    'What this passage does',
    'The verse that decides',
    'What people ask here',
    'Caution',
    'For teaching and preaching',
    'Questions for a group',
    'Themes',
  ]);
  const leadsTo = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
  expect(await leadsTo('Read in the Bible')).toBe('/bible/Luke/15/11-32');
  expect(await leadsTo('About this book')).toBe('/library/berea/books/luke');
  expect(await leadsTo('Luke 15:1-2')).toBe('/bible/Luke/15/1-2');
  expect(await leadsTo('Luke 15:11–16')).toBe('/bible/Luke/15/11-16');
  expect(await leadsTo('Before it: Luke 15:1–10 Lost and found')).toBe('/library/berea/passages/luke-15-1-10');
  expect(await leadsTo('Berea Notes')).toBe('/library/works/berea?book=Luke');
  expect(screen.queryByRole('link', { name: /^After it/ })).toBeNull();
  expect(screen.getByText(/drafted by machine, references and quotations checked by program/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report a mistake' }).getAttribute('aria-expanded')).toBe('false');
});

it('notes on a passage that cannot be loaded say so, with a way to try again', async () => {
  renderPage(PAGE, {
    path: '/library/berea/passages/luke-15-11-32',
    routes: { 'GET /api/library/berea/sections/luke-15-11-32': UNAVAILABLE },
  });
  expect(await screen.findByText('The notes on this passage could not be loaded')).toBeTruthy();
});

it('an answer of Berea Notes shows lead, passages, views and related questions, and says what it is', async () => {
  renderPage(PAGE, {
    path: '/library/berea/answers/assurance',
    routes: { 'GET /api/library/berea/answers/assurance': () => answer },
  });
  expect(await screen.findByRole('heading', { name: 'How do I know that I am saved' })).toBeTruthy();
  expect(screen.getByText('pistis').tagName).toBe('I');
  expect(screen.getByRole('link', { name: '1 John 5:13' }).getAttribute('href')).toBe('/bible/1%20John/5/13');
  expect(screen.getByRole('link', { name: 'Romans 8:16' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Is cremation a sin' })).toBeTruthy();
  expect(screen.getByText(/drafted by machine, references and quotations checked by program/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Report a mistake' }).getAttribute('aria-expanded')).toBe('false');
});

it('an answer of Berea Notes that cannot be loaded says so, with a way to try again', async () => {
  renderPage(PAGE, {
    path: '/library/berea/answers/assurance',
    routes: { 'GET /api/library/berea/answers/assurance': UNAVAILABLE },
  });
  expect(await screen.findByText('The answer could not be loaded')).toBeTruthy();
});
