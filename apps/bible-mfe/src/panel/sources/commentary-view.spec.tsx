import type { ChapterCommentary, CommentaryNote } from '@berea/contracts';
import { inTurn, pressOnceStill, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CommentaryView } from './commentary-view.js';
import { renderView } from './testing/render-view.js';

const PSALM = 'GET /api/bible/commentary/Psalms/23';
const place = (verse: number, endVerse = verse) => ({ book: 'Psalms', chapter: 23, verse, endVerse });
const SENTENCE =
  'The greatest abundance is but a dry pasture to a wicked man, who relishes in it only what pleases the senses. ';
const henry: CommentaryNote = {
  id: 'commentary-mhcc.1',
  work: 'commentary-mhcc',
  author: 'Matthew Henry',
  year: '1706–1714, abridged',
  kind: 'note',
  place: place(1, 6),
  text: `With joy he reflects that he has a shepherd; see Is 40:11.\n\n${SENTENCE.repeat(12)}\n\nThe end of it.`,
};
const quoted = (number: number): CommentaryNote => ({
  id: `commentary-tdavid.${number}`,
  work: 'commentary-tdavid',
  author: 'C. H. Spurgeon',
  year: '1869–1885',
  kind: 'quotation',
  place: place(1),
  title: number === 1 ? 'Verse 1' : undefined,
  text: `Quotation ${number}.`,
  by: 'Samuel Smith',
});
const COMMENTARY: ChapterCommentary = {
  book: 'Psalms',
  chapter: 23,
  outline: [{ place: place(1, 6), title: "Confidence in God's grace and care." }],
  notes: [henry, ...Array.from({ length: 20 }, (_, index) => quoted(index + 1))],
};
const open = (answer: Partial<ChapterCommentary> = {}) =>
  renderView(<CommentaryView book="Psalms" chapter={23} />, { [PSALM]: () => ({ ...COMMENTARY, ...answer }) });
const work = (name: string) => screen.findByRole('region', { name });

describe('CommentaryView', () => {
  it('lists the notes work by work, each with its author and subject', async () => {
    open();
    expect(screen.getByText('Loading the commentaries...')).toBeInTheDocument();
    const concise = await work('Concise Commentary on the Whole Bible');
    expect(within(concise).getByText(/Matthew Henry, .*1706–1714, abridged/)).toBeInTheDocument();
    expect(within(concise).getByRole('link', { name: 'Psalm 23:1–6' })).toHaveAttribute('href', '/bible/Psalms/23/1-6');
    const treasury = await work('The Treasury of David');
    expect(within(treasury).getAllByText('Samuel Smith, quoted in')).toHaveLength(6);
    expect(within(treasury).getByRole('heading', { level: 4, name: 'Verse 1' })).toBeInTheDocument();
    expect(screen.getByText('Psalm 23')).toBeInTheDocument();
  });

  it('jumps to the parts of a commentary’s outline', async () => {
    open();
    const outline = await work('Outline');
    expect(outline).toHaveTextContent("Confidence in God's grace and care.");
    await userEvent.click(within(outline).getByRole('link', { name: 'Psalm 23:1–6' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Psalms/23/1-6');
  });

  it('folds a long note, and links the verses that it names', async () => {
    open();
    const concise = await work('Concise Commentary on the Whole Bible');
    expect(within(concise).getByRole('link', { name: 'Is 40:11' })).toHaveAttribute('href', '/bible/Isaiah/40/11');
    expect(within(concise).queryByText('The end of it.')).toBeNull();
    const more = within(concise).getByRole('button', { name: 'Show more' });
    expect(more).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(more);
    expect(within(concise).getByText('The end of it.')).toBeInTheDocument();
    expect(more).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(more);
    expect(within(concise).queryByText('The end of it.')).toBeNull();
  });

  it('never renders hundreds of notes at once', async () => {
    const notes = Array.from({ length: 2_000 }, (_, index) => quoted(index + 1));
    open({ notes });
    const treasury = await work('The Treasury of David');
    expect(within(treasury).getAllByRole('article')).toHaveLength(6);
    await userEvent.click(within(treasury).getByRole('button', { name: 'Show more notes (6 of 2,000)' }));
    expect(within(treasury).getAllByRole('article')).toHaveLength(12);
    expect(within(treasury).getByText('Quotation 7.').closest('li')).toHaveFocus();
  });

  it('shows the notes on one verse when it is chosen', async () => {
    const { calls } = open();
    await work('Outline');
    await userEvent.click(screen.getByRole('combobox', { name: 'Verse' }));
    await pressOnceStill(await screen.findByTitle('Verse 2'));
    await work('Outline');
    expect(calls.map(({ url }) => url.searchParams.get('verse'))).toContain('2');
    expect(screen.getByText('Psalm 23:2')).toBeInTheDocument();
  });

  it('says that the commentaries say nothing', async () => {
    open({ notes: [], outline: [] });
    expect(await screen.findByText('The installed commentaries say nothing of Psalm 23.')).toBeInTheDocument();
  });

  it('says why the commentaries could not be had, and tries again', async () => {
    renderView(<CommentaryView book="Psalms" chapter={23} verse={1} />, {
      [PSALM]: inTurn(UNAVAILABLE, { status: 200, body: COMMENTARY }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await work('Outline')).toBeInTheDocument();
  });
});
