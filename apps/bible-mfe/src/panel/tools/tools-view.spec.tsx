import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chapterOf, onPhone, openTools, renderPanel, wordsOf } from '../testing/render-panel.js';
import { matthew5 } from '../../testing/study-state.js';

beforeEach(() => {
  localStorage.clear();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => void jest.restoreAllMocks());

const CHAPTER = 'GET /api/bible/Matthew/5';
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the words of the chosen verses in the study tools', () => {
  it('are quoted for one verse', async () => {
    renderPanel();
    const tools = await openTools(matthew5(3));
    expect(await within(tools).findByText(wordsOf(3))).toBeInTheDocument();
  });

  it('are quoted in full for a range, with the numbers of its verses', async () => {
    renderPanel();
    await openTools(matthew5(3, 4));
    const quote = (await screen.findByText(wordsOf(3), { exact: false })).closest('blockquote');
    expect(quote).toHaveTextContent(`3${wordsOf(3)} 4${wordsOf(4)}`);
  });

  it('show their beginning first when they are long', async () => {
    const long = 'Then were the king’s scribes called at that time. '.repeat(10);
    renderPanel({ routes: { [CHAPTER]: () => chapterOf({ 3: long }) } });
    await openTools(matthew5(3));
    const more = await screen.findByRole('button', { name: 'Show all of it' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    expect(document.querySelector('blockquote')).toHaveAttribute('data-cut');
    await userEvent.click(more);
    expect(document.querySelector('blockquote')).not.toHaveAttribute('data-cut');
    expect(screen.getByRole('button', { name: 'Show less' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('are reported as missing when the translation leaves them out', async () => {
    renderPanel({ routes: { [CHAPTER]: () => chapterOf({ 4: wordsOf(4) }) } });
    await openTools(matthew5(3));
    expect(await screen.findByText('The KJV does not have these words.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Add to sermon' })).toBeDisabled();
  });

  it('are loaded, and asked for again after a failure, while the tools are there', async () => {
    renderPanel({ routes: { [CHAPTER]: inTurn(UNAVAILABLE, { status: 200, body: chapterOf({ 3: wordsOf(3) }) }) } });
    await openTools(matthew5(3));
    expect(await screen.findByRole('alert')).toHaveTextContent('The words could not be loaded.');
    expect(screen.getByRole('button', { name: 'Cross-References' })).toBeEnabled();
    await press('Try again');
    expect(await screen.findByText(wordsOf(3))).toBeInTheDocument();
  });

  it('say that they are loading', async () => {
    renderPanel({ routes: { [CHAPTER]: () => new Promise(() => undefined) } });
    await openTools(matthew5(3));
    expect(screen.getByRole('status', { name: 'Loading the words...' })).toBeInTheDocument();
  });
});

describe('the study tools of a verse', () => {
  it('leave out what is Scholar’s when the account has switched it off', async () => {
    renderPanel({ routes: { 'GET /api/user/profile': () => ({ assistant: 'off' }) } });
    await openTools(matthew5(3));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Ask Scholar' })).not.toBeInTheDocument());
    const tiles = within(screen.getByRole('region', { name: 'Study focus' })).getAllByRole('button');
    expect(tiles).toHaveLength(6);
    expect(screen.queryByRole('button', { name: "Scholar's Take" })).not.toBeInTheDocument();
  });

  it('are nine, titled as everywhere, and open', async () => {
    renderPanel();
    await openTools(matthew5(3));
    const tiles = within(screen.getByRole('region', { name: 'Study focus' })).getAllByRole('button');
    expect(tiles.map((tile) => tile.textContent)).toEqual([
      'Greek / Hebrew Breakdown',
      'Cross-References',
      "Scholar's Take",
      'Cultural & Historical Context',
      'Topical Tags',
      'Sermon Integration Tools',
      'Literary Structure',
      'Semantic Relations',
      'Devotional Builder',
    ]);
    await userEvent.click(tiles[2]!);
    expect(screen.queryByRole('region', { name: 'Study focus' })).toBeNull();
    expect(await screen.findByRole('heading', { level: 3, name: "Scholar's Take" })).toHaveFocus();
  });

  it('bookmark the verse, and take the bookmark away', async () => {
    const created = { book: 'Matthew', chapter: 5, verse: 3, createdAt: '2026-11-17T09:00:00.000Z' };
    let bookmarks: object[] = [];
    const { calls } = renderPanel({
      routes: {
        'GET /api/bookmarks': () => bookmarks,
        'POST /api/bookmarks': () => (bookmarks = [created])[0],
        'DELETE /api/bookmarks/Matthew/5/3': () => void (bookmarks = []),
      },
    });
    await openTools(matthew5(3));
    const bookmark = screen.getByRole('button', { name: 'Bookmark' });
    expect(bookmark).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(bookmark);
    expect(await screen.findByText('Bookmark added')).toBeInTheDocument();
    await waitFor(() => expect(bookmark).toHaveAttribute('aria-pressed', 'true'));
    await userEvent.click(bookmark);
    expect(await screen.findByText('Bookmark removed')).toBeInTheDocument();
    expect(calls.map(({ route }) => route)).toContain('DELETE /api/bookmarks/Matthew/5/3');
  });

  it('copy the words of the verse with their reference', async () => {
    const user = userEvent.setup();
    renderPanel();
    await openTools(matthew5(3));
    await user.click(screen.getByRole('button', { name: 'Copy Verse' }));
    expect(await screen.findByText('Copied to clipboard')).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toContain(wordsOf(3));
  });

  it('are used by the keyboard alone, in their reading order', async () => {
    renderPanel();
    await openTools(matthew5(3));
    await screen.findByText(wordsOf(3));
    const stops: string[] = [];
    for (let stop = 0; stop < 17; stop++) {
      await userEvent.tab();
      stops.push(document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent ?? '');
    }
    expect(stops.slice(0, 3)).toEqual(['Close', 'Greek / Hebrew Breakdown', 'Cross-References']);
    expect(stops.slice(10, 15)).toEqual(['Bookmark', 'Copy Verse', 'Share', 'Interlinear', 'Add to sermon']);
    expect(stops.slice(15)).toHaveLength(2);
    expect(document.activeElement).toBe(screen.getByLabelText('Ask Scholar about this verse'));
  });

  it('offer colours, and to choose more verses, on phones', async () => {
    onPhone();
    renderPanel();
    await openTools(matthew5(3));
    expect(screen.getByRole('radiogroup')).toBeInTheDocument();
    await press('Select more verses');
    await waitFor(() => expect(screen.getByRole('button', { name: 'Matthew 5:3' })).toHaveFocus());
  });
});

describe('“Add to sermon” in the study tools', () => {
  const POST = 'POST /api/sermons';
  const sermon = {
    id: crypto.randomUUID(),
    title: 'Sermon on Matthew 5:3',
    scripture: 'Matthew 5:3',
    outline: 'o',
    createdAt: '2026-11-17T09:00:00.000Z',
    updatedAt: '2026-11-17T09:00:00.000Z',
    version: 1,
  };
  const ready = async () => {
    await screen.findByText(wordsOf(3), { exact: false });
    return screen.getByRole('button', { name: 'Add to sermon' });
  };

  it('begins a sermon with the verse as its outline, and leads there', async () => {
    const { calls } = renderPanel({ routes: { [POST]: { status: 201, body: sermon } } });
    await openTools(matthew5(3));
    await userEvent.click(await ready());
    expect(await screen.findByText('Added to sermon prep')).toBeInTheDocument();
    expect(screen.getByText('Verse added to your sermon preparation')).toBeInTheDocument();
    expect(calls.find(({ route }) => route === POST)?.body).toEqual({
      title: 'Sermon on Matthew 5:3',
      scripture: 'Matthew 5:3',
      outline: `${wordsOf(3)}\nMatthew 5:3 (KJV)`,
    });
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/sermon-prep');
  });

  it('pressed twice begins one sermon, and leads to it', async () => {
    const { calls } = renderPanel({
      routes: {
        [POST]: { status: 201, body: sermon },
        [`GET /api/sermons/${sermon.id}`]: { status: 200, body: sermon },
      },
    });
    await openTools(matthew5(3));
    await userEvent.click(await ready());
    await screen.findByText('Added to sermon prep');
    await userEvent.click(await ready());
    expect(await screen.findByText('In your sermons')).toBeInTheDocument();
    expect(calls.filter(({ route }) => route === POST)).toHaveLength(1);
    fireEvent.click(screen.getByRole('button', { name: 'Open' }));
    expect(screen.getByTestId('address')).toHaveTextContent(`/sermon-prep/${sermon.id}`);
  });

  it('takes the whole range of chosen verses', async () => {
    const { calls } = renderPanel({ routes: { [POST]: { status: 201, body: sermon } } });
    await openTools(matthew5(3, 4));
    await userEvent.click(await ready());
    await screen.findByText('Added to sermon prep');
    expect(calls.find(({ route }) => route === POST)?.body).toMatchObject({
      title: 'Sermon on Matthew 5:3–4',
      outline: `${wordsOf(3)} ${wordsOf(4)}\nMatthew 5:3–4 (KJV)`,
    });
  });

  it('says that the sermon could not be begun, and can be pressed again', async () => {
    renderPanel({ routes: { [POST]: inTurn(UNAVAILABLE, { status: 201, body: sermon }) } });
    await openTools(matthew5(3));
    await userEvent.click(await ready());
    expect(await screen.findByText('Failed to add to sermon')).toBeInTheDocument();
    expect(screen.getByText('Error')).toBeInTheDocument();
    await userEvent.click(await ready());
    expect(await screen.findByText('Added to sermon prep')).toBeInTheDocument();
  });

  it('begins one sermon, however often it is pressed', async () => {
    let answer: (value: unknown) => void = () => undefined;
    const { calls } = renderPanel({ routes: { [POST]: () => new Promise((resolve) => (answer = resolve)) } });
    await openTools(matthew5(3));
    await userEvent.dblClick(await ready());
    await waitFor(() => expect(calls.filter(({ route }) => route === POST)).toHaveLength(1));
    answer(sermon);
    await screen.findByText('Added to sermon prep');
    expect(calls.filter(({ route }) => route === POST)).toHaveLength(1);
  });
});
