import type { SearchEntry, SearchResponse, SearchResult, Translation } from '@berea/contracts';
import { isPlace, readPlace } from '../../place/place.js';
import { ReadingContext } from '../../place/use-reading.js';
import { useReadingAt } from '../../use-reading-at.js';
import { useStudyState, StudyStateProvider } from '../../study-state/study-state-context.js';
import { Route, Routes, useLocation, useNavigate, useParams } from '@berea/web/router';
import { type Answer, renderPage } from '@berea/web/testing';
import { screen } from '@testing-library/react';
import { SearchField } from '../search-field.js';
import { SearchResults } from '../search-results.js';
import { useSearchTerm } from '../use-search-term.js';

export const SEARCH = 'GET /api/bible/search';

/** Answer to a search; without changes it found nothing. */
export const found = (changes: Partial<SearchResponse> = {}): SearchResponse => ({
  query: 'salt',
  translation: 'KJV',
  total: changes.results?.length ?? 0,
  results: [],
  offset: 0,
  order: 'canonical',
  kind: 'verses',
  entries: [],
  counts: [],
  others: { commentary: 0, topics: 0, lexicon: 0 },
  reference: null,
  showing: null,
  ignored: [],
  ...changes,
});

export const verse = (book: string, chapter: number, number: number, text: string, word?: string): SearchResult => ({
  book,
  chapter,
  verse: number,
  text,
  translation: 'KJV',
  matches: word ? [{ start: text.indexOf(word), length: word.length }] : [],
});

export const entry = (changes: Partial<SearchEntry>): SearchEntry => ({
  kind: 'topics',
  id: 'salt',
  title: 'SALT',
  excerpt: 'Lot’s wife turned to',
  matches: [],
  source: 'topics-nave',
  ...changes,
});

const TRANSLATIONS: readonly Partial<Translation>[] = [
  { code: 'KJV', title: 'King James Version', language: 'en', direction: 'ltr', installed: true },
  { code: 'WEB', title: 'World English Bible', language: 'en', direction: 'ltr', installed: true },
  { code: 'SVD', title: 'Van Dyck', language: 'ar', direction: 'rtl', installed: true },
];

/** Field and results as the page shows them, over a server that answers searches as scripted. */
export function openSearch(path: string, search: Answer, routes: Readonly<Record<string, Answer>> = {}) {
  return renderPage(
    <Routes>
      <Route path="/bible/*" element={<SearchPage />} />
    </Routes>,
    {
      path,
      routes: {
        'GET /api/bible/translations': () => TRANSLATIONS,
        'GET /api/bible/works': () => [{ id: 'topics-nave', title: 'Nave’s Topical Bible' }],
        [SEARCH]: search,
        ...routes,
      },
    },
  );
}

function SearchPage() {
  const place = readPlace(useParams()['*'] ?? '');
  if (!place || !isPlace(place)) throw new Error('The test opens no place.');
  const { reading } = useReadingAt(place);
  return (
    <ReadingContext value={reading}>
      <StudyStateProvider>
        <Page />
      </StudyStateProvider>
    </ReadingContext>
  );
}

function Page() {
  const search = useSearchTerm();
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const { views } = useStudyState();
  return (
    <>
      <p data-testid="address">{decodeURIComponent(pathname) + query}</p>
      <p data-testid="panel">{JSON.stringify(views.at(-1) ?? null)}</p>
      <button onClick={() => void navigate(-1)}>back</button>
      <SearchField search={search} />
      {search.term ? <SearchResults term={search.term} onClear={search.clear} /> : <p>the chapter</p>}
    </>
  );
}

export const address = () => screen.getByTestId('address').textContent;
export const panel = (): unknown => JSON.parse(screen.getByTestId('panel').textContent);
export const field = () => screen.getByRole('searchbox', { name: 'Search Scripture' });
