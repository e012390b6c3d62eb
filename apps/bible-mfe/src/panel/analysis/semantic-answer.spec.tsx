import type { SemanticRelations } from '@berea/contracts';
import { inTurn, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '../sources/testing/render-view.js';
import { GuideView } from '../guide/guide-view.js';
import { MATTHEW, NO_EXCHANGES, WORDS } from './testing/answers.js';

const CHAPTER = 'GET /api/bible/Matthew/5';
const RELATIONS = 'GET /api/bible/semantic-relations';
const chapterOf = (text: string) => () => ({
  book: 'Matthew',
  chapter: 5,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: 'v1',
  verses: [
    { verse: 2, text: 'And he opened his mouth.' },
    { verse: 3, text },
  ],
});
const relate = (word: string): SemanticRelations => ({
  word,
  forms: [word.toLowerCase(), `${word.toLowerCase()}s`],
  total: 517,
  relations: Array.from({ length: 7 }, (_, index) => ({
    id: `G${index + 1}`,
    lemma: 'μακάριος',
    language: 'grc' as const,
    direction: 'ltr' as const,
    transliteration: `makários${index}`,
    definition: `meaning ${index} of ${word}`,
    count: 44,
    total: 50,
    renderings: [{ words: 'happy', count: 5 }],
  })),
  summary: {},
  source: 'bible-kjv',
});
const answered = (_body: unknown, { searchParams }: URL) => relate(searchParams.get('word') ?? '');

const RELATED = { tool: 'semantic-relations' } as const;

const open = (routes = {}, text = WORDS) =>
  renderView(<GuideView view={RELATED} place={MATTHEW} translation="WEB" exchanges={NO_EXCHANGES} />, {
    [CHAPTER]: chapterOf(text),
    [RELATIONS]: answered,
    ...routes,
  });

describe('Semantic Relations', () => {
  it('takes the first significant word of the verse in the King James Version, and names it', async () => {
    const { calls } = open();
    expect(screen.getByText('Analyzing Scripture...')).toBeInTheDocument();
    expect(await screen.findByText(/^The word/)).toHaveTextContent('The word “Blessed” was taken.');
    expect(await screen.findByText('meaning 0 of Blessed')).toBeInTheDocument();
    expect(calls.find(({ route }) => route === CHAPTER)?.url.searchParams.get('translation')).toBe('KJV');
    expect(screen.getByRole('button', { name: 'Blessed' })).toHaveAttribute('aria-pressed', 'true');
    expect(screen.getByText(/^517 uses counted, as blessed, blesseds\./)).toBeInTheDocument();
  });

  it('shows five lemmas, and the others on demand', async () => {
    open();
    await screen.findByText('meaning 4 of Blessed');
    expect(screen.queryByText('meaning 5 of Blessed')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Show more lemmas (5 of 7)' }));
    expect(screen.getByText('meaning 6 of Blessed')).toBeInTheDocument();
  });

  it('shows at most 100 characters of a lemma, and the whole of it on demand', async () => {
    const definition = `${'supremely blest, by extension fortunate, well off; '.repeat(4)}to the end`;
    open({
      [RELATIONS]: () => {
        const { relations, ...rest } = relate('Blessed');
        return { ...rest, relations: relations.slice(0, 1).map((each) => ({ ...each, definition })) };
      },
    });
    const entry = await screen.findByRole('article', { name: 'makários0, G1' });
    const shown = () => entry.textContent.replace(/Show (?:more|less)$/, '');
    expect(shown()).toMatch(/^μακάριοςmakários0G1supremely blest.*…$/);
    expect(shown().length).toBeLessThanOrEqual(100);
    await userEvent.click(screen.getByRole('button', { name: 'Show more of makários0, G1' }));
    expect(shown()).toContain('to the end');
    expect(shown()).toContain('stands for it in 44 of its 50 uses');
    expect(screen.getByRole('button', { name: 'Show less of makários0, G1' })).toHaveAttribute('aria-expanded', 'true');
  });

  it('begins with the lemmas in the language of the testament, under the name of that language', async () => {
    open({
      [RELATIONS]: () => {
        const { relations, ...rest } = relate('Blessed');
        const hebrew = { language: 'hbo' as const, direction: 'rtl' as const, lemma: 'בָּרַךְ' };
        return { ...rest, relations: relations.map((each, at) => (at < 3 ? { ...each, ...hebrew } : each)) };
      },
    });
    await screen.findByText('meaning 3 of Blessed');
    const order = () =>
      screen.getAllByText(/^(?:Greek|Hebrew and Aramaic|meaning .*)$/).map((each) => each.textContent);
    expect(order()).toEqual([
      'Greek',
      ...[3, 4, 5, 6].map((at) => `meaning ${at} of Blessed`),
      'Hebrew and Aramaic',
      'meaning 0 of Blessed',
    ]);
    expect(screen.getByRole('heading', { level: 5, name: 'Hebrew and Aramaic' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more lemmas (5 of 7)' }));
    expect(order().slice(-3)).toEqual([0, 1, 2].map((at) => `meaning ${at} of Blessed`));
    expect(screen.getByText('meaning 1 of Blessed').closest('li')).toHaveFocus();
  });

  it('relates another word of the verse that is picked', async () => {
    open();
    await screen.findByText('meaning 0 of Blessed');
    await userEvent.click(screen.getByRole('button', { name: 'poor' }));
    expect(await screen.findByText('meaning 0 of poor')).toBeInTheDocument();
    expect(screen.getByText(/^The word/)).toHaveTextContent('The word “poor” was taken.');
    expect(screen.queryByText('meaning 0 of Blessed')).toBeNull();
  });

  it('takes “love” when the verse offers no word, and says so', async () => {
    open({}, 'And they shall not be.');
    expect(await screen.findByText(/^No word of this verse/)).toHaveTextContent('so “love” was taken');
    expect(await screen.findByText('meaning 0 of love')).toBeInTheDocument();
  });

  it('keeps the shown relations as a note', async () => {
    const { calls } = open({ 'POST /api/notes': UNAVAILABLE });
    const save = screen.getByRole('button', { name: 'Save to Notes' });
    expect(save).toBeDisabled();
    await screen.findByText('meaning 0 of Blessed');
    await waitFor(() => expect(save).toBeEnabled());
    await userEvent.click(save);
    await waitFor(() => expect(calls.map(({ route }) => route)).toContain('POST /api/notes'));
    expect(calls.find(({ route }) => route === 'POST /api/notes')?.body).toEqual({
      title: 'Semantic Relations - Matthew 5:3',
      content: expect.stringMatching(
        /behind “Blessed”[^]*μακάριος makários0 \(G1\): meaning 0[^]*44 of 50 uses; also happy 5/,
      ),
      scripture: 'Matthew 5:3',
      tags: ['semantic-relations', 'study-tool'],
    });
  });

  it('says why a word has no lemma', async () => {
    open({
      [RELATIONS]: () => ({
        ...relate('Blessed'),
        relations: [],
        summary: { '“Blessed”': 'No Hebrew or Greek word is tagged behind it.' },
      }),
    });
    expect(await screen.findByText('No Hebrew or Greek word is tagged behind it.')).toBeInTheDocument();
  });

  it('says that the relations could not be had, and tries again', async () => {
    open({ [RELATIONS]: inTurn(UNAVAILABLE, { status: 200, body: relate('Blessed') }) });
    expect(await screen.findByText('Semantic Analysis Error')).toBeInTheDocument();
    expect(screen.getByText('Unable to retrieve semantic word relationships. Please try again.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('meaning 0 of Blessed')).toBeInTheDocument();
  });

  it('says that the words of the verse could not be had, and tries again', async () => {
    open({ [CHAPTER]: inTurn(UNAVAILABLE, { status: 200, body: chapterOf(WORDS)() }) });
    expect(await screen.findByRole('alert')).toHaveTextContent('The words of the verse could not be loaded');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('meaning 0 of Blessed')).toBeInTheDocument();
  });
});
