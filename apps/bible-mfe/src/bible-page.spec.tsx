import { findBook } from '@berea/scripture';
import { browserStore } from '@berea/web';
import { Route, Routes, useLocation, useNavigate } from '@berea/web/router';
import { renderPage } from '@berea/web/testing';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { configure, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BiblePage } from './bible-page.js';

configure({ asyncUtilTimeout: 10_000 });

const scrollIntoView = jest.fn();
beforeEach(() => {
  localStorage.clear();
  scrollIntoView.mockClear();
  Element.prototype.scrollIntoView = scrollIntoView;
});

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
const address = () => screen.getByTestId('address').textContent;

type Answers = NonNullable<NonNullable<Parameters<typeof renderPage>[1]>['routes']>;

/** Every chapter of these books, with as many verses as it has. */
const chapters: Answers = Object.fromEntries(
  ['Matthew', 'Mark', 'John', 'Malachi', 'Psalms', 'Revelation'].flatMap((name) =>
    Array.from({ length: findBook(name)?.chapters ?? 0 }, (_, index) => {
      const route = `GET /api/bible/${name}/${index + 1}`;
      return [route, answerFor(route)];
    }),
  ),
);
function answerFor(route: string) {
  const [, name = '', number = ''] = /^GET \/api\/bible\/([^/]+)\/(\d+)$/.exec(route) ?? [];
  const count = findBook(name)?.verseCounts[Number(number) - 1] ?? 0;
  return () => ({
    book: name,
    chapter: Number(number),
    translation: 'KJV',
    verses: Array.from({ length: count }, (_, index) => ({
      verse: index + 1,
      text: `Words of ${name} ${number}:${index + 1}.`,
    })),
  });
}

const SEARCH = 'GET /api/bible/search';
const open = (path: string, routes: Answers = {}) =>
  renderPage(
    <>
      <Address />
      <Routes>
        <Route path="/bible/*" element={<BiblePage />} />
      </Routes>
    </>,
    { path, routes: { ...chapters, ...routes } },
  );

const title = (name: string) => screen.findByRole('heading', { level: 2, name });
const next = () => screen.getByRole('button', { name: 'Next chapter' });
const previous = () => screen.getByRole('button', { name: 'Previous chapter' });
/** What the open selector lists, without the headings of its groups. */
const choices = () =>
  [...document.querySelectorAll('.ant-select-dropdown:not(.ant-select-dropdown-hidden) .ant-select-item-option')].map(
    (option) => option.getAttribute('title'),
  );
const fetched = (calls: { route: string }[]) => calls.map(({ route }) => route.replace('GET /api/bible/', ''));

describe('reading', () => {
  it('opens at Matthew 1, with the KJV label, and the previous arrow disabled', async () => {
    const { calls } = open('/bible');
    expect(await title('Matthew 1')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/1');
    expect(screen.getByRole('heading', { level: 1, name: 'Bible Study' })).toBeInTheDocument();
    expect(screen.getByText('KJV')).toBeInTheDocument();
    const verses = within(screen.getByRole('list', { name: 'Matthew 1, King James Version' })).getAllByRole('listitem');
    expect(verses).toHaveLength(25);
    expect(verses[2]).toHaveTextContent('3Words of Matthew 1:3.');
    expect(previous()).toBeDisabled();
    expect(next()).toBeEnabled();
    // Its neighbour is there before it is asked for.
    await waitFor(() => expect(fetched(calls)).toEqual(['Matthew/1', 'Matthew/2']));
  });

  it('turns the pages, keeps the address true, and goes back', async () => {
    open('/bible/Matthew/27');
    await title('Matthew 27');
    await userEvent.click(next());
    expect(await title('Matthew 28')).toBeInTheDocument();
    await userEvent.click(next());
    expect(await title('Mark 1')).toBeInTheDocument();
    expect(address()).toBe('/bible/Mark/1');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await title('Matthew 28')).toBeInTheDocument();
    await userEvent.click(previous());
    expect(await title('Matthew 27')).toBeInTheDocument();
  });

  it('ends at Revelation 22', async () => {
    open('/bible/Revelation/22');
    await title('Revelation 22');
    expect(next()).toBeDisabled();
  });

  it('opens again where the reader left off', async () => {
    const first = open('/bible/Psalms/23');
    await title('Psalms 23');
    first.unmount();
    open('/bible');
    expect(await title('Psalms 23')).toBeInTheDocument();
    expect(address()).toBe('/bible/Psalms/23');
  });

  it('begins at Matthew 1 when what was remembered makes no sense', async () => {
    browserStore.write('lastPlace', 'Hezekiah/3');
    open('/bible');
    expect(await title('Matthew 1')).toBeInTheDocument();
  });

  it('finds a book by an abbreviation, and a chapter by its number', async () => {
    open('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Book' }));
    await userEvent.keyboard('ps');
    await waitFor(() => expect(choices()).toEqual(['Psalms']));
    await userEvent.click(screen.getByTitle('Psalms'));
    expect(await title('Psalms 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('combobox', { name: 'Chapter' }));
    await userEvent.keyboard('119');
    await waitFor(() => expect(choices()).toEqual(['119']));
    await userEvent.click(screen.getByTitle('119'));
    expect(await title('Psalms 119')).toBeInTheDocument();
    expect(address()).toBe('/bible/Psalms/119');
  });

  it('does not let a chapter past the end of the book be chosen', async () => {
    open('/bible/Matthew/5');
    await title('Matthew 5');
    await userEvent.click(screen.getByRole('combobox', { name: 'Chapter' }));
    await userEvent.keyboard('29');
    await waitFor(() => expect(choices()).toEqual(['29']));
    await userEvent.click(screen.getByTitle('29'));
    expect(address()).toBe('/bible/Matthew/5');
    expect(screen.getByTitle('29')).toHaveAttribute('aria-disabled', 'true');
  });

  it.each([
    ['/bible/John/3/16', [16]],
    ['/bible/John/3/16-18', [16, 17, 18]],
  ])('marks what %s names, and brings it into view', async (path, marked) => {
    open(path);
    await title('John 3');
    const verses = screen.getAllByRole('listitem').filter((item) => item.getAttribute('aria-current') === 'true');
    expect(verses.map((verse) => Number(verse.getAttribute('data-verse')))).toEqual(marked);
    await waitFor(() => expect(verses[0]).toHaveFocus());
    expect(scrollIntoView.mock.contexts).toEqual([verses[0]]);
  });

  it('shows eight lines and their gutter while it loads', () => {
    open('/bible/John/3', { 'GET /api/bible/John/3': () => new Promise(() => undefined) });
    expect(screen.getByText('Loading John 3...')).toBeInTheDocument();
    expect(screen.getAllByTestId('skeleton-line')).toHaveLength(8);
  });

  it('keeps the chapter on screen while the next one loads', async () => {
    open('/bible/John/3', { 'GET /api/bible/John/4': () => new Promise(() => undefined) });
    await title('John 3');
    await userEvent.click(next());
    expect(address()).toBe('/bible/John/4');
    expect(await title('John 3')).toBeInTheDocument();
    await waitFor(() => expect(screen.getByRole('article')).toHaveAttribute('aria-busy', 'true'));
  });

  it('explains a failure and tries again', async () => {
    let broken = true;
    const works = answerFor('GET /api/bible/John/3');
    open('/bible/John/3', {
      'GET /api/bible/John/3': () => (broken ? Promise.reject(new TypeError('Failed to fetch')) : works()),
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Failed to get Bible chapter');
    expect(alert).toHaveTextContent('The server could not be reached.');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await title('John 3')).toBeInTheDocument();
  });

  it.each([
    ['/bible/Hezekiah/3', 'There is no book called “Hezekiah”.'],
    ['/bible/Malachi/40', 'There is no Malachi 40: Malachi has chapters 1 to 4.'],
  ])('shows the placeholder at %s, and what would work', async (path, words) => {
    const { calls } = open(path);
    expect(screen.getByText('Chapter content will appear here when connected to a Bible API.')).toBeInTheDocument();
    expect(screen.getByText(words, { exact: false })).toBeInTheDocument();
    expect(calls).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Open Matthew 1' }));
    expect(await title('Matthew 1')).toBeInTheDocument();
  });
});

describe('searching', () => {
  const salt = { book: 'Matthew', chapter: 5, verse: 13, text: 'Ye are the salt of the earth.' };
  const found = (_body: unknown, url: URL) => {
    const query = url.searchParams.get('q') ?? '';
    return query === 'salt'
      ? { query, translation: 'KJV', total: 312, results: [salt] }
      : { query, translation: 'KJV', total: 0, results: [] };
  };
  const field = () => screen.getByRole('searchbox', { name: 'Search Scripture' });

  it('runs while typing, once the term is longer than two characters', async () => {
    const { calls } = open('/bible/Matthew/1', { [SEARCH]: found });
    await title('Matthew 1');
    await userEvent.type(field(), 'sa{Enter}');
    expect(address()).toBe('/bible/Matthew/1');
    await userEvent.type(field(), 'lt ');
    expect(await screen.findByText('Results for “salt”')).toBeInTheDocument();
    expect(screen.getByText('1 of 312 verses shown.')).toBeInTheDocument();
    expect(field()).toHaveValue('salt ');
    expect(address()).toBe('/bible/Matthew/1?q=salt');
    const terms = calls.filter(({ route }) => route === SEARCH).map(({ url }) => url.searchParams.get('q'));
    expect(terms.at(-1)).toBe('salt');
    expect(terms).not.toContain('sa');
  });

  it('marks the words and opens the verse, and the way back leads to the results', async () => {
    open('/bible/Matthew/1', { [SEARCH]: found });
    await userEvent.type(field(), 'salt{Enter}');
    const link = await screen.findByRole('link', { name: 'Matthew 5:13' });
    expect(screen.getByText('salt', { selector: 'mark' })).toBeInTheDocument();
    await userEvent.click(link);
    expect(await title('Matthew 5')).toBeInTheDocument();
    expect(address()).toBe('/bible/Matthew/5/13');
    expect(field()).toHaveValue('');
    await userEvent.click(screen.getByRole('button', { name: 'back' }));
    expect(await screen.findByText('Results for “salt”')).toBeInTheDocument();
    expect(field()).toHaveValue('salt');
  });

  it('clears by the button and by Escape', async () => {
    open('/bible/Matthew/1?q=salt', { [SEARCH]: found });
    await screen.findByText('Results for “salt”');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect(await title('Matthew 1')).toBeInTheDocument();
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'salt{Enter}');
    await screen.findByText('Results for “salt”');
    await userEvent.keyboard('{Escape}');
    expect(await title('Matthew 1')).toBeInTheDocument();
    expect(field()).toHaveValue('');
  });

  it('opens the field from the header on phones, and closes it again', async () => {
    const all = matchMedia('all');
    const phone = jest
      .spyOn(window, 'matchMedia')
      .mockImplementation((media) => ({ ...all, media, matches: media.includes('max-width') }));
    open('/bible/Matthew/1', { [SEARCH]: found });
    await title('Matthew 1');
    expect(screen.queryByRole('searchbox')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Search Scripture' }));
    expect(field()).toHaveFocus();
    await userEvent.type(field(), 'salt{Enter}');
    expect(await screen.findByText('Results for “salt”')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(await title('Matthew 1')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('searchbox')).toBeNull();
    phone.mockRestore();
  });

  it('says when nothing is found, and what to try', async () => {
    open('/bible/Matthew/1?q=qqqzzz', { [SEARCH]: found });
    expect(await screen.findByText('No results found')).toBeInTheDocument();
    expect(screen.getByText(/Try fewer words/)).toBeInTheDocument();
  });

  it('says that it searches, and explains a failure', async () => {
    let broken = true;
    open('/bible/Matthew/1?q=salt', {
      [SEARCH]: (body: unknown, url: URL) =>
        broken ? Promise.reject(new TypeError('Failed to fetch')) : found(body, url),
    });
    expect(screen.getByRole('status', { name: 'Searching Scripture...' })).toBeInTheDocument();
    expect(await screen.findByRole('alert')).toHaveTextContent('Scripture could not be searched');
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Results for “salt”')).toBeInTheDocument();
  });
});
