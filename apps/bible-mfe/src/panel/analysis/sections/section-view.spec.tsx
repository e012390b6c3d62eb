import type { StudySection } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderView } from '../../sources/testing/render-view.js';
import { answer, ISAIAH, ISAIAH_WORDS, MATTHEW, PASSAGE, WORDS } from '../testing/answers.js';
import { SectionView } from './section-view.js';
import { stateNow } from '../../../testing/study-state.js';

const { citations } = answer();
const show = (section: StudySection) =>
  renderView(<SectionView section={section} citations={citations} place={MATTHEW} />);
const part = (name: string) => screen.findByRole('region', { name });
const place = (verse: number) => ({ ...MATTHEW, verse, endVerse: verse });

describe('SectionView', () => {
  it('renders the text of a section as Markdown, with verdicts on its quotations and whose text it is', async () => {
    show({ type: 'text', title: 'Theme', text: 'See **Isaiah 66:2** and עָנָו.', source: 'commentary-mhcc' });
    const theme = await part('Theme');
    expect(await within(theme).findByRole('link', { name: /^Isaiah 66:2/ })).toHaveAttribute(
      'href',
      '/bible/Isaiah/66/2',
    );
    expect(within(theme).getByText('עָנָו')).toHaveAttribute('lang', 'he');
    expect(await within(theme).findByText(/^Matthew Henry, Concise Commentary/)).toBeInTheDocument();
  });

  it('names the work of a run of parts once, at its end', async () => {
    const theme: StudySection = { type: 'text', title: 'Theme', text: 'Humility.', source: 'commentary-mhcc' };
    const asked = { title: 'Who are they?', text: 'The humble.', sources: ['commentary-mhcc'] };
    const points: StudySection = { type: 'points', title: 'Asked', points: [asked] };
    renderView(
      <>
        <SectionView section={theme} citations={citations} place={MATTHEW} next={points} />
        <SectionView section={points} citations={citations} place={MATTHEW} next={PASSAGE} />
      </>,
    );
    const credit = await within(await part('Asked')).findByText(/^Matthew Henry, Concise Commentary/);
    expect(screen.getAllByText(credit.textContent)).toEqual([credit]);
  });

  it('quotes verses, ticked when the verifier found these very words', async () => {
    show(PASSAGE);
    const quote = await part('Matthew 5:3');
    expect(within(quote).getByText(WORDS).tagName).toBe('BLOCKQUOTE');
    expect(within(quote).getByText('Checked against the KJV')).toBeInTheDocument();
    // The title names the place already.
    expect(within(quote).queryByRole('link')).toBeNull();
  });

  it('does not tick words that were not judged', async () => {
    show({ type: 'verses', title: 'To carry', verses: [{ ...ISAIAH, text: 'Other words.' }] });
    const quote = await part('To carry');
    expect(within(quote).getByRole('link', { name: 'Isaiah 66:2' })).toHaveAttribute('href', '/bible/Isaiah/66/2');
    expect(within(quote).queryByText(/Checked/)).toBeNull();
  });

  it('opens a section on several verses at the sentences on this one, and unfolds it on demand', async () => {
    const [before, on, after] = [
      'The poor in spirit are happy.',
      'The meek are happy; see Ps 37:11.',
      'The merciful too.',
    ];
    const text = `${before} ${on}\n\n${after}`;
    const focus = { start: before.length + 1, end: before.length + 1 + on.length };
    const note = { id: 'commentary-mhcc.1', work: 'commentary-mhcc', author: 'Matthew Henry', kind: 'note' } as const;
    show({ type: 'commentary', title: 'In the words of Matthew Henry', notes: [{ ...note, text, focus }] });
    const words = await part('In the words of Matthew Henry');
    const tinted = () => words.querySelector('mark')?.textContent;
    expect(tinted()).toBe(on);
    expect(within(words).getByRole('link', { name: /Ps 37:11/ })).toHaveAttribute('href', '/bible/Psalms/37/11');
    expect(words).not.toHaveTextContent(before);
    const unfold = within(words).getByRole('button', { name: 'Show the whole section' });
    expect(unfold).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(unfold);
    expect(words).toHaveTextContent(`${before} ${on} ${after}`);
    expect(tinted()).toBe(on);
    await userEvent.click(within(words).getByRole('button', { name: 'Show less' }));
    expect(words).not.toHaveTextContent(after);
  });

  it('lists verses to compare with their words, their verdict and the reasons', async () => {
    const reason = (text: string) => ({ kind: 'topic' as const, text, source: 'topics-nave' });
    show({
      type: 'cross-references',
      title: 'Verses to compare',
      references: [
        {
          ...ISAIAH,
          text: ISAIAH_WORDS,
          score: 2,
          reasons: [reason('Words in common: poor.'), reason('Nave lists both.')],
        },
        {
          ...place(10),
          text: 'Blessed are they which are persecuted.',
          score: 1,
          reasons: [reason('Nave lists both.')],
        },
      ],
    });
    const [first, second] = within(await part('Verses to compare'))
      .getAllByRole('listitem')
      .filter((item) => item.querySelector('ul'));
    expect(within(first as HTMLElement).getByText('Checked against the KJV')).toBeInTheDocument();
    expect(first).toHaveTextContent('Words in common: poor.Nave lists both.');
    expect(within(second as HTMLElement).queryByText(/Checked/)).toBeNull();
    await userEvent.click(within(second as HTMLElement).getByRole('link', { name: 'Matthew 5:10' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Matthew/5/10');
  });

  it('shows the notes of a commentary with author and year', async () => {
    show({
      type: 'commentary',
      title: 'In the words of Matthew Henry',
      notes: [
        {
          id: 'n1',
          work: 'commentary-mhcc',
          author: 'Matthew Henry',
          year: '1706',
          kind: 'note',
          place: { ...MATTHEW, endVerse: 12 },
          text: 'The poor in spirit are happy.',
        },
      ],
    });
    const note = within(await part('In the words of Matthew Henry')).getByRole('article');
    expect(note).toHaveTextContent('The poor in spirit are happy.');
    expect(
      await within(note).findByRole('button', { name: /^Matthew Henry, Concise Commentary.*1706/ }),
    ).toBeInTheDocument();
    expect(within(note).getByRole('link', { name: 'Matthew 5:3–12' })).toBeInTheDocument();
  });

  it('opens the topic that is pressed, of a section of topics', async () => {
    show({
      type: 'topics',
      title: 'Topics',
      topics: [{ id: 'poor', name: 'Poor', heading: 'Poor in spirit', references: 249 }],
    });
    await userEvent.click(
      within(await part('Topics')).getByRole('button', { name: /^Poor ?, Poor in spirit.*249 references$/ }),
    );
    expect(stateNow().views).toEqual([{ kind: 'topic', id: 'poor' }]);
  });

  it('jumps to the rows of an outline, and says whose it is', async () => {
    show({
      type: 'outline',
      title: 'Where it stands',
      rows: [{ place: { ...MATTHEW, endVerse: 12 }, title: 'Who are blessed.' }],
      source: 'commentary-mhcc',
    });
    const outline = await part('Where it stands');
    expect(outline).toHaveTextContent('Who are blessed.');
    expect(await within(outline).findByText(/^Matthew Henry, /)).toBeInTheDocument();
    await userEvent.click(within(outline).getByRole('link', { name: 'Matthew 5:3–12' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/bible/Matthew/5/3-12');
  });

  it('counts the repetitions in a passage, with their lemma and their places', async () => {
    show({
      type: 'repetitions',
      title: 'Words that come back',
      rows: [
        { words: 'Blessed', lemma: 'μακάριος', id: 'G3107', count: 9, places: [3, 4, 5].map(place) },
        { words: 'the kingdom of heaven', count: 1, places: [place(3)] },
      ],
    });
    const list = await part('Words that come back');
    expect(list).toHaveTextContent('9 times');
    expect(list).toHaveTextContent('1 time');
    expect(within(list).getAllByRole('link')).toHaveLength(4);
    expect(within(list).getByText('μακάριος')).toHaveAttribute('lang', 'grc');
    await userEvent.click(within(list).getByRole('button', { name: /G3107.*open in the lexicon$/ }));
    expect(stateNow().views).toEqual([{ kind: 'lexicon', id: 'G3107' }]);
  });

  it('shows the points of a section, whose verses open in the reader', async () => {
    show({
      type: 'points',
      title: 'Points',
      points: [
        {
          title: 'The LORD is my shepherd',
          text: 'Key word: shepherd, רָעָה.\n\n70 places, first Exodus 22:25–27.',
          sources: ['lexicon-hbo', 'topics-nave'],
        },
      ],
    });
    const points = await part('Points');
    expect(within(points).getByRole('heading', { level: 4, name: 'The LORD is my shepherd' })).toBeInTheDocument();
    expect(within(points).getByText('רָעָה')).toHaveAttribute('dir', 'rtl');
    expect(within(points).getByRole('link', { name: 'Exodus 22:25–27' })).toHaveAttribute(
      'href',
      '/bible/Exodus/22/25-27',
    );
  });

  it('puts a question of a section into the ask box of the passage', async () => {
    localStorage.clear();
    show({ type: 'questions', title: 'To reflect on', questions: ['Which word stays with you?'] });
    await userEvent.click(
      within(await part('To reflect on')).getByRole('button', { name: /Which word stays with you\?/ }),
    );
    const { views, selected } = stateNow();
    expect({ views, selected }).toEqual({ views: [{ kind: 'tools', focus: 'ask' }], selected: MATTHEW });
    expect(Object.entries(localStorage)).toEqual([
      [expect.stringMatching(/:verse-question:Matthew 5:3$/), 'Which word stays with you?'],
    ]);
  });
});
