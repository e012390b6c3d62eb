import type { Verse } from '@berea/contracts';
import { type Answer, inTurn, UNAVAILABLE } from '@berea/web/testing';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLESSED, POOR, SHEPHERD } from '../sources/testing/lexicon-entries.js';
import { renderView } from '../sources/testing/render-view.js';
import { InterlinearView } from './interlinear-view.js';
import { MATTHEW } from './testing/answers.js';
import { stateNow } from '../../testing/study-state.js';

const MT5 = 'GET /api/bible/Matthew/5';
const chapter = (book: string, number: number, verses: readonly Verse[]) => ({
  book,
  chapter: number,
  translation: 'KJV',
  language: 'en',
  direction: 'ltr',
  contentVersion: 'v1',
  verses,
});
const MATTHEW_5 = chapter('Matthew', 5, [
  {
    verse: 3,
    text: 'Blessed are the poor in spirit.',
    words: [
      { start: 0, length: 7, strongs: ['G3107'] },
      { start: 12, length: 8, strongs: ['G4434'] },
      { start: 21, length: 10, strongs: ['G4151'] },
    ],
  },
  { verse: 4, text: 'Blessed are they.', words: [{ start: 0, length: 7, strongs: ['G3107'] }] },
  { verse: 5, text: 'Plain words.' },
]);
const PSALM_23 = chapter('Psalms', 23, [
  {
    verse: 1,
    text: 'The LORD is my shepherd.',
    words: [{ start: 15, length: 8, strongs: ['H7462'] }],
    hebrew: [
      { form: 'רֹ֝עִ֗י', strongs: 'H7462', parsing: 'verb, Qal, active participle', code: 'HVqrmsc' },
      { form: 'אֵ֥ת', parsing: '', code: '' },
    ],
  },
]);
const LEXICON = 'GET /api/bible/lexicon';
const ENTRIES = [BLESSED, POOR, SHEPHERD];
const lexicon = (_body: unknown, { searchParams }: URL) => {
  const ids = searchParams.get('ids')?.split(',') ?? [];
  return {
    entries: ENTRIES.filter(({ id }) => ids.includes(id)),
    missing: ids.filter((id) => !ENTRIES.some((entry) => entry.id === id)),
  };
};
const open = (reply: Answer = () => MATTHEW_5, entries: Answer = lexicon) =>
  renderView(<InterlinearView place={MATTHEW} />, { [LEXICON]: entries, [MT5]: reply });
const words = () => within(screen.getAllByRole('list')[0] as HTMLElement).getAllByRole('listitem');

describe('InterlinearView', () => {
  it('follows the King James order in the New Testament, with lemmas, and says so', async () => {
    const { calls } = open();
    expect(screen.getByText('Loading the words...')).toBeInTheDocument();
    expect(
      await screen.findByRole('heading', { level: 3, name: 'The Greek lemmas in the King James order' }),
    ).toBeInTheDocument();
    expect(await screen.findByText('πτωχός')).toHaveAttribute('lang', 'grc');
    expect(words().map(({ textContent }) => textContent)).toEqual([
      'μακάριοςmakáriosBlessedG3107',
      'πτωχόςptōchósthe poorG4434',
      // It has no entry: the word and its number stay.
      'in spiritG4151',
    ]);
    expect(
      calls.filter(({ route }) => route.startsWith(LEXICON)).map(({ url }) => url.searchParams.get('ids')),
    ).toEqual(['G3107,G4151,G4434']);
    expect(
      screen.getByText(/No Greek text is installed: the words follow the order of the King James Version/),
    ).toBeInTheDocument();
    expect(calls.find(({ route }) => route === MT5)?.url.searchParams.get('include')).toBe('words');
  });

  it('follows the Hebrew text from right to left in the Old Testament, with parsing', async () => {
    renderView(<InterlinearView place={{ book: 'Psalms', chapter: 23, verse: 1, endVerse: 1 }} />, {
      [LEXICON]: lexicon,
      'GET /api/bible/Psalms/23': () => PSALM_23,
    });
    expect(await screen.findByText('râʻâh')).toBeInTheDocument();
    expect(screen.getAllByRole('list')[0]).toHaveAttribute('dir', 'rtl');
    const [shepherd, particle] = words();
    expect(shepherd).toHaveTextContent('רֹ֝עִ֗יrâʻâhshepherdverb Qal act. ptc.H7462');
    expect(within(shepherd as HTMLElement).getByText('רֹ֝עִ֗י')).toHaveAttribute('lang', 'he');
    expect(within(particle as HTMLElement).queryByRole('button')).toBeNull();
    // The attribution that its licence requires.
    expect(await screen.findByText('Lemmas and morphology by the Open Scriptures Hebrew Bible Project.')).toBeVisible();
  });

  it('shows the Greek text in its order with the places where editions differ, and says when it lacks a verse', async () => {
    open(() =>
      chapter('Matthew', 5, [
        {
          ...MATTHEW_5.verses[0]!,
          greek: [
            {
              form: 'Μακάριοι',
              transliteration: 'makárioi',
              lemma: 'μακάριος',
              parsing: 'adjective, nominative plural masculine',
              code: 'A-----NPM-',
              strongs: 'G3107',
            },
            { form: 'οἱ', varies: true },
          ],
          readings: ['οἱ WH ] – RP'],
        },
        { ...MATTHEW_5.verses[1]!, greek: [] },
      ]),
    );
    expect(await screen.findByRole('heading', { level: 3, name: 'The Greek words' })).toBeInTheDocument();
    expect(words().map(({ textContent }) => textContent)).toEqual([
      'ΜακάριοιmakárioiBlessedadj. nom. pl. m.μακάριοςG3107',
      'οἱ–',
    ]);
    expect(screen.getByText(/parsing are those of MorphGNT/)).toBeVisible();
    expect(
      within(words()[1] as HTMLElement).getByRole('img', { name: 'read otherwise in other editions' }),
    ).toBeVisible();
    expect(screen.getByText(/WH \] – RP/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next verse' }));
    expect(screen.getByText(/^This verse is not in this edition/)).toBeInTheDocument();
  });

  it('shows the words without their entries while the lexicon is away', async () => {
    const { calls } = open(undefined, UNAVAILABLE);
    await waitFor(() => expect(calls.some(({ route }) => route === LEXICON)).toBe(true));
    expect(words().map(({ textContent }) => textContent)).toEqual(['BlessedG3107', 'the poorG4434', 'in spiritG4151']);
    expect(screen.queryByRole('alert')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: /the poor/ }));
    expect(stateNow().views).toEqual([{ kind: 'lexicon', id: 'G4434' }]);
  });

  it('opens a lemma in the lexicon', async () => {
    open();
    await userEvent.click(await screen.findByRole('button', { name: /the poor/ }));
    expect(stateNow().views).toEqual([{ kind: 'lexicon', id: 'G4434' }]);
  });

  it('steps from verse to verse in the chapter', async () => {
    open();
    await screen.findByText('πτωχός');
    await userEvent.click(screen.getByRole('button', { name: 'Next verse' }));
    expect(screen.getByRole('link', { name: 'Matthew 5:4' })).toBeInTheDocument();
    expect(words()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Next verse' }));
    expect(screen.getByText(/^No word of this verse is tagged/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Previous verse' }));
    await userEvent.click(screen.getByRole('button', { name: 'Previous verse' }));
    expect(words()).toHaveLength(3);
  });

  it('does not step out of the chapter', async () => {
    renderView(<InterlinearView place={{ book: '3 John', chapter: 1, verse: 1, endVerse: 1 }} />, {
      'GET /api/bible/3 John/1': () => chapter('3 John', 1, []),
    });
    expect(await screen.findByRole('button', { name: 'Previous verse' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Next verse' })).toBeEnabled();
  });

  it('says why the words could not be had, and tries again', async () => {
    open(inTurn(UNAVAILABLE, { status: 200, body: MATTHEW_5 }));
    expect(await screen.findByRole('alert')).toHaveTextContent(UNAVAILABLE.body.message);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('πτωχός')).toBeInTheDocument();
  });
});
