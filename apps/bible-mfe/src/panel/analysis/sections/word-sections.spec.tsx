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

    it('gives a word with its form, its grammar in words, its lemma and its number', async () => {
      show(hebrew);
      const table = await part('The Hebrew words');
      const [particle, word] = within(table).getAllByRole('listitem');
      expect(within(particle as HTMLElement).queryByRole('button')).toBeNull();
      expect(particle).toHaveTextContent('negative particle');
      const row = within(word as HTMLElement).getByRole('button', { expanded: false });
      expect(within(row).getByText('רֹ֝עִ֗י')).toHaveAttribute('lang', 'he');
      expect(within(row).getByText('râʻâh')).toHaveAttribute('lang', 'he-Latn');
      expect(row).toHaveTextContent(/shepherdverb, Qal, active participlefrom רָעָה râʻâh, .*, H7462$/);
      expect(within(table).getByText('The rows follow the Hebrew text.')).toBeInTheDocument();
      expect(await within(table).findByText(/by the Open Scriptures Hebrew Bible Project/)).toBeVisible();
    });

    it('reads an inflected form as it is written, not as its lemma', async () => {
      const poor = { words: 'the poor', form: 'πτωχοὶ', transliteration: 'ptōchoì', entry: POOR };
      show({ type: 'words', title: 'The Greek words', order: 'original', rows: [poor] });
      const row = await screen.findByRole('button', { name: /the poor/ });
      expect(row).toHaveTextContent(/^πτωχοὶptōchoìthe poor/);
      expect(row).toHaveTextContent(/from πτωχός ptōchós, a beggar, G4434$/);
    });

    it('counts no uses of a word when there are none', async () => {
      const psalm = { ...POOR, id: 'H4210', transliteration: 'mizmôwr', count: 0, verses: 0 };
      show({ ...hebrew, rows: [{ words: '', form: 'מִזְמ֥וֹר', entry: psalm }, ...hebrew.rows] } as StudySection);
      const table = await part('The Hebrew words');
      await userEvent.click(within(table).getByRole('button', { name: /mizmôwr/ }));
      expect(within(table).getByRole('article', { name: /H4210/ })).toBeInTheDocument();
      expect(table).not.toHaveTextContent('Used 0 times');
    });

    it('begins with the five rarest words of many, in their order, and shows all on demand', async () => {
      const row = (words: string, count: number) => ({
        words,
        entry: { ...POOR, id: `G${count}`, count, verses: count },
      });
      const rows = [row('and', 9000), row('arose', 100), row('ran', 20), row('far', 10), row('saw', 700)];
      const more = [row('fell', 13), row('neck', 7), row('kissed', 6), row('father', 400)];
      show({ type: 'words', title: 'The Greek words', order: 'original', rows: [...rows, ...more] });
      const words = () =>
        within(screen.getAllByRole('list')[0]!)
          .getAllByRole('listitem')
          .map((item) => item.querySelector('b')?.textContent);
      await part('The Greek words');
      expect(words()).toEqual(['ran', 'far', 'fell', 'neck', 'kissed']);
      await userEvent.click(screen.getByRole('button', { name: 'Show all words (5 of 9)' }));
      expect(words()).toHaveLength(9);
      expect(screen.getByText('and').closest('li')).toHaveFocus();
    });

    it('unfolds what the lexicon says of the word that is pressed, and leads on to its verses', async () => {
      show({
        type: 'words',
        title: 'The Greek words',
        order: 'translation',
        rows: [
          { words: 'Blessed', entry: BLESSED },
          { words: 'the poor', entry: POOR },
        ],
      });
      const poor = await screen.findByRole('button', { name: /the poor/ });
      expect(within(poor).getByText('πτωχός')).toHaveAttribute('lang', 'grc');
      poor.focus();
      await userEvent.keyboard(' ');
      expect(poor).toHaveAttribute('aria-expanded', 'true');
      const card = screen.getByRole('article', { name: /G4434/ });
      expect(card).toHaveTextContent('a beggar (as cringing)');
      expect(card).toHaveTextContent('Used 34 times in 34 verses');
      await userEvent.click(within(card).getByRole('button', { name: 'Renderings and verses' }));
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
