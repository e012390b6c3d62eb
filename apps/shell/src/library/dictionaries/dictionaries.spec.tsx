import { expect, it } from '@jest/globals';
import type { DictionaryEntry, DictionaryEntryList, Work } from '@berea/contracts';
import { renderPage, UNAVAILABLE } from '@berea/web/testing';
import { Route, Routes, useLocation } from '@berea/web/router';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { WorkPage } from '../work/work-page.js';
import { EntryPage } from './entry-page.js';

const SMITH = 'dictionary-smith';
const WORKS = 'GET /api/library/works';
const ENTRIES = `GET /api/library/dictionaries/${SMITH}/entries`;
const ENTRY = `GET /api/library/dictionaries/${SMITH}/entries/zoar`;
const smith: Work = {
  id: SMITH,
  kind: 'dictionary',
  title: 'Smith’s Bible Dictionary',
  author: 'William Smith',
  year: '1863',
  language: 'en',
  direction: 'ltr',
  installed: true,
  licence: 'Public domain',
  licenceTier: 'public-domain',
  attribution: 'Text by a library of classics.',
};
const title = (name: string) => ({ id: name.toLowerCase(), name, excerpt: `${name} is a town.` });
const list = (...names: string[]): DictionaryEntryList => ({
  letters: [
    { letter: 'A', entries: 2 },
    { letter: 'Z', entries: 1 },
  ],
  total: names.length,
  results: names.map(title),
  near: [],
  source: SMITH,
});
const zoar: DictionaryEntry = {
  id: 'zoar',
  name: 'Zoar',
  letter: 'Z',
  text: 'A town near Sodom (Genesis 19:22).\n\nIt was small.',
  references: [{ reference: 'Genesis 19:22', place: { book: 'Genesis', chapter: 19, verse: 22, endVerse: 22 } }],
  see: [title('Sodom')],
  previous: title('Ziph'),
  source: SMITH,
};

const Place = () => {
  const { pathname, search } = useLocation();
  return <p data-testid="place">{pathname + search}</p>;
};
const PAGE = (
  <>
    <Place />
    <Routes>
      <Route path="/library/dictionaries/:id" element={<WorkPage />} />
      <Route path="/library/dictionaries/:id/:entry" element={<EntryPage />} />
    </Routes>
  </>
);
const open = (path: string, routes: object) =>
  renderPage(PAGE, { path, routes: { [WORKS]: () => [smith], ...routes } });
const leadsTo = async (name: string | RegExp) => (await screen.findByRole('link', { name })).getAttribute('href');

it('a dictionary shows its first letter, its other letters, and whose it is', async () => {
  open(`/library/dictionaries/${SMITH}`, { [ENTRIES]: () => list('Aaron', 'Abana') });
  expect(await screen.findByRole('heading', { level: 3, name: 'A: 2 entries' })).toBeVisible();
  expect(await leadsTo('Aaron')).toBe(`/library/dictionaries/${SMITH}/aaron`);
  expect(screen.getByRole('link', { name: 'A' })).toHaveAttribute('aria-current', 'true');
  await userEvent.click(screen.getByRole('link', { name: 'Z' }));
  expect(screen.getByTestId('place')).toHaveTextContent(`/library/dictionaries/${SMITH}?letter=Z`);
  expect(await screen.findByRole('heading', { level: 3, name: 'Z: 1 entry' })).toBeVisible();
  expect(within(screen.getByLabelText('About this work')).getByText('Public domain')).toBeVisible();
});

it('a search finds as one types, keeps its words in the address, and names near spellings', async () => {
  open(`/library/dictionaries/${SMITH}`, {
    [ENTRIES]: (_body: unknown, { search }: URL) =>
      search.includes('q=') ? { ...list(), near: [title('Abana')] } : list('Aaron'),
  });
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search this dictionary' }), 'abanna');
  expect(await screen.findByText('No name and no article here has “abanna”.')).toBeVisible();
  expect(screen.getByTestId('place')).toHaveTextContent('?q=abanna');
  expect(within(screen.getByRole('region', { name: 'Near in spelling' })).getByText('Abana is a town.')).toBeVisible();
  await userEvent.clear(screen.getByRole('searchbox', { name: 'Search this dictionary' }));
  expect(await screen.findByRole('heading', { level: 3, name: 'A: 2 entries' })).toBeVisible();
});

it('a long list goes on at a press, and the keyboard at its first new entry', async () => {
  open(`/library/dictionaries/${SMITH}?letter=A`, {
    [ENTRIES]: (_body: unknown, { searchParams }: URL) => ({
      ...list(...(searchParams.get('offset') === '1' ? ['Abana'] : ['Aaron'])),
      total: 2,
    }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 more' }));
  expect(await screen.findByRole('link', { name: 'Abana' })).toHaveFocus();
  expect(screen.queryByRole('button', { name: /more/ })).toBeNull();
});

it('an entry shows its article with links to its verses, where it points, its neighbours and its licence', async () => {
  open(`/library/dictionaries/${SMITH}/zoar`, { [ENTRY]: () => zoar });
  expect(await screen.findByRole('heading', { level: 2, name: 'Zoar' })).toBeVisible();
  expect(screen.getByText('It was small.')).toBeVisible();
  const verses = await screen.findAllByRole('link', { name: 'Genesis 19:22' });
  expect(verses.map((link) => link.getAttribute('href'))).toContain('/bible/Genesis/19/22');
  expect(await leadsTo('Sodom')).toBe(`/library/dictionaries/${SMITH}/sodom`);
  expect(await leadsTo('Before it Ziph')).toBe(`/library/dictionaries/${SMITH}/ziph`);
  expect(screen.queryByRole('link', { name: /^After it/ })).toBeNull();
  expect(await leadsTo('Smith’s Bible Dictionary')).toBe(`/library/dictionaries/${SMITH}?letter=Z`);
  expect(screen.getByText('Text by a library of classics.')).toBeVisible();
  expect(screen.getByText(/^Smith’s Bible Dictionary, William Smith, 1863\. Public domain\./)).toBeVisible();
});

it('an entry that does not exist says so, with those of a near spelling', async () => {
  const message = 'Smith’s Bible Dictionary has no entry “zoa”.';
  open(`/library/dictionaries/${SMITH}/zoa`, {
    [`${ENTRY.slice(0, -1)}`]: { status: 404, body: { code: 'NOT_FOUND', message } },
    [ENTRIES]: () => ({ ...list(), near: [title('Zoar')] }),
  });
  expect(await screen.findByText(message)).toBeVisible();
  expect(await leadsTo(/^Zoar/)).toBe(`/library/dictionaries/${SMITH}/zoar`);
  expect(await leadsTo('See what this dictionary has')).toBe(`/library/dictionaries/${SMITH}`);
});

it.each([
  [`/library/dictionaries/${SMITH}`, ENTRIES, 'The entries could not be loaded'],
  [`/library/dictionaries/${SMITH}/zoar`, ENTRY, 'The entry could not be loaded'],
])('%s that cannot be loaded says so, with a way to try again', async (path, route, problem) => {
  open(path, { [route]: UNAVAILABLE });
  expect(await screen.findByText(problem)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('a dictionary that is not installed says how it is added', async () => {
  const reason = 'Whoever runs this server can add it.';
  open(`/library/dictionaries/${SMITH}`, { [WORKS]: () => [{ ...smith, installed: false, reason }] });
  expect(await screen.findByText(`It is not installed on this server. ${reason}`)).toBeVisible();
});
