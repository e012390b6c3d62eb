import { useLexiconEntry } from './reference-works.js';
import { LEXICON_ENTRIES_LIMIT } from '@berea/contracts/values';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { type Answer, inTurn, renderPage, UNAVAILABLE } from '@berea/web/testing';
import { useLexiconEntries } from './use-lexicon-entries.js';

const SEVERAL = 'GET /api/bible/lexicon';
const entry = (id: string) => ({ id, lemma: `lemma ${id}` });
const answerTo = (ids: string, missing: readonly string[] = []) => ({
  entries: ids
    .split(',')
    .filter((id) => !missing.includes(id))
    .map(entry),
  missing: ids.split(',').filter((id) => missing.includes(id)),
});
const idsOf = (url: URL): string => url.searchParams.get('ids') ?? '';
const brings = (_body: unknown, url: URL) => answerTo(idsOf(url));

function Words({ ids }: { ids: readonly string[] }) {
  const entries = useLexiconEntries(ids);
  return <p data-testid="known">{[...entries.keys()].sort().join(' ') || 'none'}</p>;
}

function Lemma({ id }: { id: string }) {
  return <p>{useLexiconEntry(id).data?.lemma ?? 'loading'}</p>;
}

/** Shows the words of one verse after another, or one lemma. */
function Reading({ verses, lemma = 'G1' }: { verses: readonly (readonly string[])[]; lemma?: string }) {
  const [shown, setShown] = useState(0);
  return (
    <>
      {verses.map((_, index) => (
        <button key={index} onClick={() => setShown(index)}>{`verse ${index}`}</button>
      ))}
      <button onClick={() => setShown(-1)}>lemma</button>
      {shown < 0 ? <Lemma id={lemma} /> : <Words ids={verses[shown] ?? []} />}
    </>
  );
}

const open = (verses: readonly (readonly string[])[], answer: Answer = brings, routes: Record<string, Answer> = {}) => {
  const { calls } = renderPage(<Reading verses={verses} />, { routes: { [SEVERAL]: answer, ...routes } });
  return { calls, asked: () => calls.map(({ url }) => idsOf(url)) };
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const known = (ids: string) => waitFor(() => expect(screen.getByTestId('known')).toHaveTextContent(RegExp(`^${ids}$`)));

beforeEach(() => localStorage.clear());

describe('useLexiconEntries', () => {
  it('asks in one call for all words of a verse, in any order and each word once', async () => {
    const { calls, asked } = open([
      ['G3', 'G1', 'G2', 'G1'],
      ['G2', 'G3', 'G1'],
    ]);
    await known('G1 G2 G3');
    await press('verse 1');
    await known('G1 G2 G3');
    expect(asked()).toEqual(['G1,G2,G3']);
    expect(calls.map(({ route }) => route)).toEqual([SEVERAL]);
  });

  it('asks for nothing when a verse has no words', async () => {
    const { calls } = open([[]]);
    await known('none');
    expect(calls).toEqual([]);
  });

  it('on the next verse asks only for entries that are not known yet, and for none on the way back', async () => {
    const { asked } = open([
      ['G1', 'G2'],
      ['G2', 'G3'],
    ]);
    await known('G1 G2');
    await press('verse 1');
    await known('G2 G3');
    await press('verse 0');
    await known('G1 G2');
    expect(asked()).toEqual(['G1,G2', 'G3']);
  });

  it('shows a lemma at once when it is opened afterwards, and remembers one that was opened before', async () => {
    const before = { 'GET /api/bible/lexicon/G1': () => entry('G1') };
    const { calls } = open([[], ['G1', 'G2']], brings, before);
    await press('lemma');
    expect(await screen.findByText('lemma G1')).toBeInTheDocument();
    await press('verse 1');
    await known('G1 G2');
    await press('lemma');
    expect(screen.getByText('lemma G1')).toBeInTheDocument();
    expect(calls.map(({ url }) => url.pathname + decodeURIComponent(url.search))).toEqual([
      '/api/bible/lexicon/G1',
      '/api/bible/lexicon?ids=G2',
    ]);
  });

  it('opens a lemma from the call for the verse, without a call of its own', async () => {
    const { calls } = open([['G1', 'G2']]);
    await known('G1 G2');
    await press('lemma');
    expect(screen.getByText('lemma G1')).toBeInTheDocument();
    expect(calls).toHaveLength(1);
  });

  it('asks in several calls for more words than one call takes, and shows each result as it comes', async () => {
    const ids = Array.from({ length: LEXICON_ENTRIES_LIMIT + 2 }, (_, index) => `G${1000 + index}`);
    let answer: () => void = () => undefined;
    const { asked } = open([ids], async (_body, url) => {
      if (idsOf(url) === 'G1100,G1101') await new Promise<void>((done) => (answer = done));
      return answerTo(idsOf(url));
    });
    await known(ids.slice(0, LEXICON_ENTRIES_LIMIT).join(' '));
    await act(async () => answer());
    await known(ids.join(' '));
    expect(asked()).toEqual([ids.slice(0, LEXICON_ENTRIES_LIMIT).join(','), 'G1100,G1101']);
  });

  it('shows the other entries when no lexicon has one of them', async () => {
    const { asked } = open([['G1', 'G9999']], (_body, url) => answerTo(idsOf(url), ['G9999']));
    await known('G1');
    expect(asked()).toEqual(['G1,G9999']);
  });

  it('shows nothing when the call failed, and asks again when the verse is shown again', async () => {
    const verses = [['G1', 'G2'], []];
    const { asked } = open(verses, inTurn(UNAVAILABLE, { status: 200, body: answerTo('G1,G2') }));
    await waitFor(() => expect(asked()).toHaveLength(1));
    await known('none');
    await press('verse 1');
    await press('verse 0');
    await known('G1 G2');
    expect(asked()).toEqual(['G1,G2', 'G1,G2']);
  });
});
