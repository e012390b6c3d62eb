import type { Occurrence } from '@berea/contracts';
import { inTurn, pressOnceStill, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LexiconView } from './lexicon-view.js';
import { POOR, SHEPHERD, SON } from './testing/lexicon-entries.js';
import { renderView } from './testing/render-view.js';
import { onState, stateNow } from '../../testing/study-state.js';

const occurrence = (book: string, verse: number): Occurrence => ({
  book,
  chapter: 5,
  verse,
  text: `The poor, the poorest of ${book}, and a beggar ${verse}.`,
  words: ['poor', 'beggar'],
});
const ALL = [
  ...Array.from({ length: 60 }, (_, index) => occurrence('Matthew', index + 1)),
  ...Array.from({ length: 3 }, (_, index) => occurrence('James', index + 1)),
];
const counts = [
  { book: 'Matthew', count: 60 },
  { book: 'James', count: 3 },
];
const routes = {
  'GET /api/bible/lexicon/G4434': () => POOR,
  'GET /api/bible/lexicon/G4434/occurrences': (_body: unknown, { searchParams }: URL) => {
    const of = ALL.filter(({ book }) => book === (searchParams.get('book') ?? book));
    const from = Number(searchParams.get('offset') ?? 0);
    return { id: 'G4434', total: of.length, counts, results: of.slice(from, from + 50) };
  },
};
const region = () => screen.findByRole('region', { name: 'Used 34 times, in 34 verses' });
const shown = (part: HTMLElement) => within(part).queryAllByRole('listitem');
/** The verses, once there are any. */
async function verses(): Promise<HTMLElement[]> {
  const part = await region();
  await waitFor(() => expect(shown(part).length).toBeGreaterThan(0));
  return shown(part);
}

describe('LexiconView', () => {
  it('shows the lemma in its own script and language, its pronunciation and its meaning', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    expect(screen.getByRole('status')).toHaveTextContent('Loading G4434...');
    const lemma = await screen.findByText('πτωχός');
    expect(lemma).toHaveAttribute('lang', 'grc');
    expect(screen.getByText('ptōchós')).toHaveAttribute('lang', 'grc-Latn');
    expect(screen.getByText("pto-khos'")).toBeInTheDocument();
    expect(screen.getByText(/a beggar \(as cringing\)/)).toBeInTheDocument();
    expect(screen.getByText('πτώσσω')).toHaveAttribute('lang', 'grc');
    expect(screen.getByText('beggar(-ly), poor')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 3, name: 'Used 34 times, in 34 verses' })).toBeInTheDocument();
  });

  it('leads to the search for all its verses', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    const link = await screen.findByRole('link', { name: 'Find all 34 verses in the search' });
    expect(link).toHaveAttribute('href', '/bible/Matthew/5?q=lemma%3AG4434');
  });

  it.each([
    [SHEPHERD, 'he', 'he-Latn', ['Hebrew', 'verb']],
    [SON, 'arc', 'arc-Latn', ['Aramaic', 'masculine noun']],
  ])('sets $lemma from right to left', async (entry, lang, latin, grammar) => {
    renderView(<LexiconView id={entry.id} />, { [`GET /api/bible/lexicon/${entry.id}`]: () => entry });
    const lemma = await screen.findByText(entry.lemma);
    expect(lemma).toHaveAttribute('lang', lang);
    expect(lemma).toHaveAttribute('dir', 'rtl');
    expect(screen.getByText(entry.transliteration)).toHaveAttribute('lang', latin);
    const facts = within(screen.getByRole('list', { name: 'Grammar' })).getAllByRole('listitem');
    expect(facts.map(({ textContent }) => textContent)).toEqual(grammar);
  });

  it('shows the senses of further lexica, marks the one that names the chosen verse, and links the verses', async () => {
    const text = 'poor, destitute: Mt 5:3, Ja 2:5';
    const senses = [
      { level: 0, label: '1.', text: 'of those who crouch', glosses: [], references: [] },
      {
        level: 1,
        label: '(a)',
        text,
        glosses: [{ start: 0, length: 15 }],
        references: [
          { start: 17, length: 6, place: { book: 'Matthew', chapter: 5, verse: 3, endVerse: 3 } },
          { start: 25, length: 6, place: { book: 'James', chapter: 2, verse: 5, endVerse: 5 } },
        ],
      },
    ];
    const lexica = [{ source: 'lexicon-abbott-smith', lemma: 'πτωχός', forms: 'πτωχός, -ή, -όν', uses: 34, senses }];
    const place = { book: 'Matthew', chapter: 5, verse: 1, endVerse: 4 };
    renderView(<LexiconView id="G4434" place={place} />, {
      ...routes,
      'GET /api/bible/lexicon/G4434': () => ({ ...POOR, lexica }),
    });
    const part = await screen.findByRole('region', { name: /^Sense by sense/ });
    expect(within(part).getByText('34 times in the New Testament')).toBeVisible();
    expect(within(part).getByText('poor, destitute').tagName).toBe('EM');
    const [plain, marked] = within(part).getAllByRole('listitem').slice(-2);
    expect(plain).toHaveTextContent('1. of those who crouch');
    expect(plain).not.toHaveAttribute('data-here');
    expect(marked).toHaveTextContent(`(a) ${text}This sense names Matthew 5:1–4.`);
    expect(within(marked as HTMLElement).getByRole('link', { name: 'Ja 2:5' })).toHaveAttribute(
      'href',
      expect.stringContaining('/bible/James/2/5'),
    );
  });

  it('shows the words that render a lemma, with their counts', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    const heading = await screen.findByRole('heading', { name: 'How the King James Version renders it' });
    const rows = within(heading.parentElement as HTMLElement).getAllByRole('listitem');
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      'poor30 times',
      'beggar2 times',
      'beggarly1 time',
      'man1 time',
    ]);
  });

  it('lists the verses of a lemma with its words marked, and more on demand, where the keyboard continues', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    const first = (await verses())[0] as HTMLElement;
    expect(within(first).getByRole('link', { name: 'Matthew 5:1' })).toHaveAttribute('href', '/bible/Matthew/5/1');
    expect([...first.querySelectorAll('mark')].map(({ textContent }) => textContent)).toEqual(['poor', 'beggar']);
    expect(await verses()).toHaveLength(50);
    await userEvent.click(screen.getByRole('button', { name: 'Show more verses (50 of 63)' }));
    await waitFor(() => expect(screen.getAllByText(/^(Matthew|James) 5:/)).toHaveLength(63));
    expect((await verses())[50]).toHaveFocus();
    expect(screen.queryByRole('button', { name: /Show more verses/ })).toBeNull();
  });

  it('narrows the verses of a lemma to a book, and leaves the focus where it is', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    await verses();
    const books = screen.getByRole('combobox', { name: 'Book' });
    await userEvent.click(books);
    await pressOnceStill(await screen.findByTitle('James (3)'));
    await waitFor(() => expect(screen.getAllByText(/^(Matthew|James) 5:/)).toHaveLength(3));
    expect((await verses())[0]).toHaveTextContent('James 5:1');
    expect(books).toHaveFocus();
  });

  it('opens the entries that an entry refers to, and goes back', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    await onState(({ open }) => open({ kind: 'lexicon', id: 'G4434' }));
    expect(screen.queryByRole('button', { name: 'Back' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: 'G4422' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'lexicon', id: 'G4422' });
    await userEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(stateNow().views.at(-1)).toEqual({ kind: 'lexicon', id: 'G4434' });
  });

  it('shows the source, licence and limits of an entry, and Escape closes only these', async () => {
    renderView(<LexiconView id="G4434" />, routes);
    const about = await screen.findByRole('button', { name: /^James Strong, .*about this work$/ });
    await userEvent.click(about);
    expect(await screen.findByText('The dictionary of a concordance of 1890, not a modern lexicon.')).toBeVisible();
    expect(screen.getByText('Public domain')).toBeVisible();
    expect(about).toHaveAttribute('aria-expanded', 'true');
    const escapes: boolean[] = [];
    const listen = (event: KeyboardEvent) => escapes.push(event.defaultPrevented);
    document.addEventListener('keydown', listen);
    await userEvent.keyboard('{Escape}');
    document.removeEventListener('keydown', listen);
    expect(about).toHaveAttribute('aria-expanded', 'false');
    expect(escapes).toEqual([true]);
  });

  it('says why an entry could not be had, and tries again', async () => {
    renderView(<LexiconView id="G4434" />, {
      ...routes,
      'GET /api/bible/lexicon/G4434': inTurn(UNAVAILABLE, { status: 200, body: POOR }),
    });
    expect(await screen.findByRole('alert')).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('πτωχός')).toBeInTheDocument();
  });

  it('says when no verse holds a lemma', async () => {
    renderView(<LexiconView id="G4434" />, {
      ...routes,
      'GET /api/bible/lexicon/G4434/occurrences': () => ({ id: 'G4434', total: 0, counts: [], results: [] }),
    });
    expect(await screen.findByText('No verse of the tagged King James text holds it.')).toBeInTheDocument();
  });
});
