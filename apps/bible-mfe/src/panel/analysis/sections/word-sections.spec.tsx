import type { StudySection } from '@berea/contracts';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BLESSED, POOR, SHEPHERD } from '../../sources/testing/lexicon-entries.js';
import { renderView } from '../../sources/testing/render-view.js';
import { answer, MATTHEW, WORDS } from '../testing/answers.js';
import { SectionView } from './section-view.js';
import { stateNow } from '../../../testing/study-state.js';

const { citations } = answer();
const show = (section: StudySection) =>
  renderView(<SectionView section={section} citations={citations} place={MATTHEW} />);
const part = (name: string) => screen.findByRole('region', { name });
describe('SectionView', () => {
  describe('with the words of a verse', () => {
    const hebrew: StudySection = {
      type: 'words',
      title: 'The Hebrew words',
      order: 'original',
      rows: [
        { words: '', form: 'לֹ֣א', parsing: 'negative particle' },
        { words: 'shepherd', form: 'רֹ֝עִ֗י', parsing: 'verb, Qal, active participle', entry: SHEPHERD },
      ],
      note: 'The rows follow the Hebrew text.',
    };

    it('sets Hebrew words from right to left, each with its grammar', async () => {
      show(hebrew);
      const table = await part('The Hebrew words');
      expect(within(table).getAllByRole('list')[0]).toHaveAttribute('dir', 'rtl');
      const [particle, word] = within(table).getAllByRole('listitem');
      expect(within(particle as HTMLElement).queryByRole('button')).toBeNull();
      expect(particle).toHaveTextContent('neg.');
      const cell = within(word as HTMLElement).getByRole('button', { pressed: true });
      expect(within(cell).getByText('רֹ֝עִ֗י')).toHaveAttribute('lang', 'he');
      expect(within(cell).getByText('râʻâh')).toHaveAttribute('lang', 'he-Latn');
      expect(cell).toHaveTextContent('shepherdverb Qal act. ptc.H7462');
      expect(within(table).getByText('The rows follow the Hebrew text.')).toBeInTheDocument();
      expect(await within(table).findByText(/by the Open Scriptures Hebrew Bible Project/)).toBeVisible();
    });

    it('opens on the first word that the verse has in English, and counts no uses when there are none', async () => {
      const psalm = { ...POOR, id: 'H4210', transliteration: 'mizmôwr', count: 0, verses: 0 };
      show({ ...hebrew, rows: [{ words: '', form: 'מִזְמ֥וֹר', entry: psalm }, ...hebrew.rows] } as StudySection);
      const table = await part('The Hebrew words');
      expect(within(table).getByRole('button', { pressed: true })).toHaveTextContent('shepherd');
      await userEvent.click(within(table).getByRole('button', { name: /mizmôwr/ }));
      expect(within(table).getByRole('article', { name: /H4210/ })).toBeInTheDocument();
      expect(table).not.toHaveTextContent('Used 0 times');
    });

    it('shows what the lexicon says of the word that is pressed, and leads on to its verses', async () => {
      show({
        type: 'words',
        title: 'The Greek words',
        order: 'translation',
        rows: [
          { words: 'Blessed', entry: BLESSED },
          { words: 'the poor', entry: POOR },
        ],
      });
      const chosen = await screen.findByRole('group', { name: 'The chosen word' });
      expect(chosen).toHaveTextContent('supremely blest');
      const poor = screen.getByRole('button', { name: /the poor/ });
      expect(within(poor).getByText('πτωχός')).toHaveAttribute('lang', 'grc');
      poor.focus();
      await userEvent.keyboard(' ');
      expect(poor).toHaveAttribute('aria-pressed', 'true');
      expect(chosen).toHaveTextContent('a beggar (as cringing)');
      expect(chosen).toHaveTextContent('Used 34 times in 34 verses');
      expect(chosen).not.toHaveTextContent('supremely blest');
      await userEvent.click(within(chosen).getByRole('button', { name: 'Renderings and verses' }));
      expect(stateNow().views).toEqual([{ kind: 'lexicon', id: 'G4434' }]);
    });
  });

  it('shows what a word is related to: each lemma with its uses, other renderings and an example', async () => {
    show({
      type: 'relations',
      title: 'Behind “blessed”',
      word: 'blessed',
      relations: [
        {
          id: 'G3107',
          lemma: 'μακάριος',
          language: 'grc',
          direction: 'ltr',
          transliteration: 'makários',
          definition: 'supremely blest',
          count: 44,
          total: 50,
          renderings: [{ words: 'happy', count: 5 }],
          example: { ...MATTHEW, text: WORDS },
        },
      ],
    });
    const relation = within(await part('Behind “blessed”')).getByRole('article', { name: 'makários, G3107' });
    await userEvent.click(within(relation).getByRole('button', { name: 'Show more of makários, G3107' }));
    expect(relation).toHaveTextContent('“blessed” stands for it in 44 of its 50 uses.');
    expect(relation).toHaveTextContent('Also rendered happy (5).');
    expect(within(relation).getByRole('link', { name: 'Matthew 5:3' })).toBeInTheDocument();
    expect(relation).toHaveTextContent(WORDS);
    await userEvent.click(within(relation).getByRole('button', { name: 'G3107, open in the lexicon' }));
    expect(stateNow().views).toEqual([{ kind: 'lexicon', id: 'G3107' }]);
  });
});
