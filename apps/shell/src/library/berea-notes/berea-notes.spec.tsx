import { expect, it } from '@jest/globals';
import type { NotedAnswer } from '@berea/contracts';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { Route, Routes } from '@berea/web/router';
import { fireEvent, screen, within } from '@testing-library/react';
import { AnswerPage } from './answer-page.js';
import { AnswersContents } from './answers-contents.js';

const ALL = 'GET /api/library/berea/answers';
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

/** At its address, which says which answer it is. */
const PAGE = (
  <Routes>
    <Route path="/library/berea/answers/:id" element={<AnswerPage />} />
  </Routes>
);

it('the answers of Berea Notes are listed by kind, also those of a kind that is new', async () => {
  renderPage(<AnswersContents />, { routes: { [ALL]: () => list([assurance, cremation, unknown]) } });
  const kinds = await screen.findAllByRole('group');
  expect(kinds.map((kind) => within(kind).getByText(/^\D+$/, { selector: 'b' }).textContent)).toEqual([
    'Doctrine',
    'Ethics and modern life',
    'More questions',
  ]);
  expect(screen.getByRole('link', { name: 'Is cremation a sin', hidden: true })).toHaveProperty(
    'pathname',
    '/library/berea/answers/cremation',
  );
});

it('a search of Berea Notes shows what is found, or what to do instead', async () => {
  let found = [cremation];
  renderPage(<AnswersContents />, { routes: { [ALL]: () => list(found) } });
  const search = (words: string) => {
    fireEvent.change(screen.getByRole('textbox', { name: 'Search the questions' }), { target: { value: words } });
    fireEvent.click(screen.getByRole('button', { name: 'Search' }));
  };
  search('burning the dead');
  expect(await screen.findByText('1 answer')).toBeTruthy();
  found = [];
  search('bread recipes');
  expect(await screen.findByText(/has no answer to that yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Show all questions' }));
  expect(screen.queryByText(/has no answer to that yet/)).toBeNull();
});

it('an answer of Berea Notes shows lead, passages, views and related questions, and says what it is', async () => {
  renderPage(PAGE, {
    path: '/library/berea/answers/assurance',
    routes: { 'GET /api/library/berea/answers/assurance': () => answer },
  });
  expect(await screen.findByRole('heading', { name: 'How do I know that I am saved' })).toBeTruthy();
  expect(screen.getByText('pistis').tagName).toBe('I');
  expect(screen.getByRole('link', { name: '1 John 5:13' }).getAttribute('href')).toBe('/bible/1%20John/5?verse=13');
  expect(screen.getByRole('link', { name: 'Romans 8:16' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Is cremation a sin' })).toBeTruthy();
  expect(screen.getByText(/drafted by machine, references and quotations checked by program/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Report a mistake' })).toBeTruthy();
});

it('an answer of Berea Notes that cannot be loaded says so, with a way to try again', async () => {
  renderPage(PAGE, {
    path: '/library/berea/answers/assurance',
    routes: { 'GET /api/library/berea/answers/assurance': UNAVAILABLE },
  });
  expect(await screen.findByText('The answer could not be loaded')).toBeTruthy();
});
