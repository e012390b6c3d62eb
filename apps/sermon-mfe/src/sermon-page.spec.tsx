import type { Sermon } from '@berea/contracts';
import { findDialog, inTurn, pressOnceStill, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from '@berea/web/router';
import userEvent from '@testing-library/user-event';
import { feature } from './feature.js';
import { SermonPage } from './sermon-page.js';
import { sermon } from './testing/sermons.js';

beforeEach(() => localStorage.clear());

const open = (sermons: unknown, path = '/sermon-prep') =>
  renderPage(<SermonPage />, {
    path,
    routes: {
      'GET /api/sermons': (_body: unknown, { searchParams }: URL) =>
        Array.isArray(sermons) ? found(sermons as Sermon[], searchParams.get('search') ?? '') : sermons,
    },
  });
/** The server's search in whole texts. */
const found = (sermons: readonly Sermon[], words: string) =>
  sermons.filter((each) =>
    [each.title, each.scripture, each.outline].some((text) => text.toLowerCase().includes(words.toLowerCase())),
  );
const search = (term: string) => userEvent.type(screen.getByRole('searchbox', { name: 'Search sermons' }), term);

describe('the sermon prep page', () => {
  it('shows four skeleton cards while the sermons are on their way', async () => {
    const { calls } = open(new Promise(() => {}));
    expect(screen.getByRole('status')).toHaveTextContent('Loading sermons');
    expect(within(screen.getByTestId('skeleton')).getAllByRole('listitem', { hidden: true })).toHaveLength(4);
    // Later it would be answered by the server of the next test.
    await waitFor(() => expect(calls).toHaveLength(1));
  });

  it('says why the sermons could not be loaded, and loads them on Try again', async () => {
    const routes = { 'GET /api/sermons': inTurn(UNAVAILABLE, { status: 200, body: [sermon('Salt')] }) };
    renderPage(<SermonPage />, { routes });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(within(alert).getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Salt' })).toBeVisible();
  });

  it('invites to a first sermon when there is none', async () => {
    open([]);
    expect(await screen.findByText('No sermons prepared yet')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Create Your First Sermon' }));
    await findDialog('Create New Sermon');
  });

  it('shows a card with title, scripture, date, outline and notes', async () => {
    open(
      [sermon('Salt', { scripture: 'Matthew 5:13-16', outline: 'I. Salt\nII. Light', notes: 'Bring a lamp.' })],
      '/sermon-prep?view=cards',
    );
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('heading', { name: 'Salt' })).toBeVisible();
    expect(within(card).getByRole('link', { name: 'Matthew 5:13-16' })).toHaveAttribute(
      'href',
      '/bible/Matthew/5/13-16',
    );
    expect(within(card).getByText('22 Nov 2026')).toBeVisible();
    expect(within(card).getByRole('heading', { name: 'Outline' }).nextElementSibling?.textContent).toBe(
      'I. Salt\nII. Light',
    );
    expect(within(card).getByRole('heading', { name: 'Notes' }).nextElementSibling).toHaveTextContent('Bring a lamp.');
  });

  it('begins with the sermon that is preached next, then those planned, preached and without a day', async () => {
    open([
      sermon('Saved today'),
      sermon('After that', { date: '2999-12-29' }),
      sermon('Preached', { preached: [{ date: '2019-03-24', place: 'Grace Chapel', minutes: 24 }] }),
      sermon('Missed', { date: '2019-02-10' }),
      sermon('Next one', { date: '2999-12-22', body: 'word '.repeat(260), series: 'Advent' }),
      sermon('Missed before', { date: '2018-02-10', draft: true }),
    ]);
    await screen.findByText('Next one');
    const rows = screen.getAllByRole('article');
    expect(rows.map((row) => within(row).getByRole('heading').textContent)).toEqual([
      'Next one',
      'After that',
      'Missed',
      'Missed before',
      'Preached',
      'Saved today',
    ]);
    expect(
      screen.getAllByRole('heading', { level: 2 }).flatMap((each) => (each.closest('article') ? [] : each.textContent)),
    ).toEqual([
      expect.stringMatching(/^Next: Sunday 22 December, in \d+ days$/),
      'Planned',
      'Preached',
      'Without a date',
    ]);
    const [next, later, missed, before, preached, saved] = rows;
    expect(next).toHaveTextContent(/22 Dec 2999.*Advent.*260 words, 2 min/);
    expect(within(next!).getByRole('link', { name: 'Go on writing' })).toHaveAttribute(
      'href',
      expect.stringMatching(/\/write$/),
    );
    expect(later).not.toHaveTextContent('was planned');
    expect(missed).toHaveTextContent(/10 Feb 2019.*was planned/);
    expect(before).toHaveTextContent(/was planned.*Draft/);
    expect(preached).toHaveTextContent(/24 Mar 2019.*Preached, Grace Chapel, 24 min/);
    expect(within(saved!).queryByRole('time')).toBeNull();
    // One primary: the next step of the next sermon.
    expect(screen.getByRole('button', { name: 'New Sermon' })).not.toHaveClass('ant-btn-primary');
  });

  it('has the same actions in rows and in cards, one switch apart', async () => {
    const { calls } = open([sermon('Salt', { outline: 'I. Of the earth', date: '2019-02-10' })]);
    await screen.findByText('was planned');
    const actions = () => screen.getAllByRole('button', { name: /sermon: Salt$/ }).map((each) => each.ariaLabel);
    const inRows = actions();
    expect(inRows).toEqual(['More for sermon: Salt', 'Edit sermon: Salt', 'Delete sermon: Salt']);
    expect(screen.queryByText('I. Of the earth')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(await screen.findByText('I. Of the earth')).toBeVisible();
    expect(screen.getByText(/^Was planned for/)).toHaveTextContent('Was planned for 10 Feb 2019');
    expect(actions()).toEqual(inRows);
    expect(calls).toHaveLength(1);
  });

  it('warns on the card of a planned sermon of an illustration that was told within twelve months', async () => {
    const body = 'Illustration\nA keeper of a lighthouse on the north coast let his lamp go out one night.';
    const told = sermon('Light', {
      body,
      preached: [{ date: new Date().toISOString().slice(0, 10), place: 'Grace Chapel' }],
    });
    const planned = sermon('Far off', { body, date: '2999-12-31' });
    renderPage(<SermonPage />, { path: '/sermon-prep', routes: { 'GET /api/sermons': () => [planned, told] } });
    expect(await screen.findByText('Illustration used less than a month ago.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See it' })).toHaveAttribute('href', `/sermon-prep/${told.id}`);
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent(/let his lamp go out\.\.\.”, .* Grace Chapel\./);
    expect(second).not.toHaveTextContent('Illustration used');
  });

  it('leaves out the notes of a sermon that has none', async () => {
    open([sermon('Salt')], '/sermon-prep?view=cards');
    await screen.findByRole('article');
    expect(screen.queryByRole('heading', { name: 'Notes' })).not.toBeInTheDocument();
  });

  it('is shown as cards once they are chosen, also the next time', async () => {
    const { unmount } = open([sermon('Salt', { outline: 'I. The crowd' }), sermon('Light')], '/sermon-prep');
    await screen.findByRole('button', { name: 'Salt' });
    expect(screen.queryByText('I. The crowd')).toBeNull();
    await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
    expect(await screen.findByText('I. The crowd')).toBeVisible();
    unmount();
    open([sermon('Salt', { outline: 'I. The crowd' }), sermon('Light')], '/sermon-prep');
    expect(await screen.findByText('I. The crowd')).toBeVisible();
  });

  it('leads from the title of a card to its desk', async () => {
    const salt = sermon('Salt');
    renderPage(
      <Routes>
        <Route path="/sermon-prep" element={<SermonPage />} />
        <Route path="/sermon-prep/:id" element={<p>The desk</p>} />
      </Routes>,
      { path: '/sermon-prep', routes: { 'GET /api/sermons': { status: 200, body: [salt] } } },
    );
    await userEvent.click(await screen.findByRole('button', { name: 'Salt' }));
    expect(await screen.findByText('The desk')).toBeVisible();
  });

  it('finds sermons by title, scripture and outline, and says when none matches', async () => {
    open([sermon('Salt'), sermon('Bread', { scripture: 'John 6', outline: 'I. Hunger' })]);
    await screen.findByText('Salt');
    await search('hUNG');
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(1));
    expect(screen.getByRole('heading', { name: 'Bread' })).toBeVisible();
    await search(' xyz');
    expect(await screen.findByText('No sermons found')).toBeVisible();
    expect(screen.queryByText('Create Your First Sermon')).not.toBeInTheDocument();
  });

  it('shows which chapters are covered and when, and the sermons on one of them', async () => {
    const asked: string[] = [];
    renderPage(<SermonPage />, {
      path: '/sermon-prep',
      routes: {
        'GET /api/sermons/passages': () => [
          { book: 'Luke', chapters: [{ chapter: 15, sermons: 2, preached: '2019-03-24' }] },
          { book: 'Jude', chapters: [{ chapter: 1, sermons: 1 }] },
        ],
        'GET /api/sermons': (_body: unknown, { searchParams }: URL) => {
          asked.push(`${searchParams.get('book')} ${searchParams.get('chapter')}`);
          return [sermon(searchParams.get('book') ? 'A Great Way Off' : 'Salt')];
        },
      },
    });
    await screen.findByText('Salt');
    await userEvent.click(screen.getByRole('button', { name: 'Passages covered' }));
    expect(await screen.findByText('1 of 24 chapters')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Jude 1, 1 sermon, not yet preached' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Luke 15, 2 sermons, last preached 24 Mar 2019' }));
    expect(await screen.findByText('A Great Way Off')).toBeVisible();
    expect(asked).toEqual(['null null', 'Luke 15']);
    await userEvent.click(screen.getByRole('button', { name: /^On Luke 15/ }));
    expect(await screen.findByText('Salt')).toBeVisible();
  });
});

describe('the years of sermons', () => {
  it('are chosen from those that there are, beside preached or not; the address says so, and keeps it', async () => {
    const routes = {
      'GET /api/sermons': (_body: unknown, { searchParams }: URL) =>
        [
          sermon('Salt', { date: '2026-11-29' }),
          sermon('Light', { preached: [{ date: '2024-03-10', place: '' }] }),
        ].filter(({ date }) => !searchParams.has('year') || date),
      'GET /api/sermons/years': () => [
        { year: 2026, sermons: 1 },
        { year: 2024, sermons: 1 },
      ],
    };
    const first = renderPage(<SermonPage />, { path: '/sermon-prep', routes });
    await screen.findByRole('heading', { name: 'Light' });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Year of the sermons' }));
    await pressOnceStill(await screen.findByTitle('2026 (1)'));
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Light' })).toBeNull());
    expect(screen.getByRole('heading', { name: 'Salt' })).toBeVisible();
    await userEvent.click(screen.getByRole('combobox', { name: 'Preached or not' }));
    await pressOnceStill(await screen.findByTitle('Not yet preached'));
    const asked = () => first.calls.findLast(({ route }) => route === 'GET /api/sermons')?.url.search;
    await waitFor(() => expect(asked()).toMatch(/year=2026.*preached=no|preached=no.*year=2026/));
    first.unmount();
    const { calls } = renderPage(<SermonPage />, { path: '/sermon-prep?year=2026&preached=no', routes });
    await screen.findByRole('heading', { name: 'Salt' });
    expect(calls.find(({ route }) => route === 'GET /api/sermons')?.url.searchParams.get('preached')).toBe('no');
    expect(
      (await screen.findByRole('combobox', { name: 'Year of the sermons' })).closest('.ant-select'),
    ).toHaveTextContent('2026 (1)');
  });

  it('has help that names its own page and says where to begin', async () => {
    const { Help } = await feature.help!();
    renderPage(<Help open onClose={() => undefined} />);
    expect(await findDialog('Sermon Prep')).toHaveTextContent(/Quick start.*Press New Sermon/);
  });
});
