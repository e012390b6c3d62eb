import { describe, expect, it } from '@jest/globals';
import { differingWords } from './differing-words.js';

/** The marked words, by passage. */
const marked = (...passages: (string | string[])[]) => {
  const verses = passages.map((passage) => (typeof passage === 'string' ? [passage] : passage));
  return differingWords(verses, 'en').map((spans, at) =>
    spans.flatMap((runs, verse) => runs.map(({ start, length }) => verses[at]?.[verse]?.slice(start, start + length))),
  );
};

describe('differingWords', () => {
  it('marks what only one of two passages says, words in a row as one run', () => {
    expect(marked('When the waves of death compassed me', 'The sorrows of death compassed me')).toEqual([
      ['When', 'waves'],
      ['sorrows'],
    ]);
    expect(marked('He ran afoot thither.', 'He went.')).toEqual([['ran afoot thither'], ['went']]);
  });

  it('takes no account of case, punctuation and the kind of an apostrophe', () => {
    expect(marked('And, lo, the LORD’s Spirit!', "and lo: The Lord's spirit")).toEqual([[], []]);
  });

  it('of three passages marks what neither of the others says', () => {
    expect(marked('in a desert place apart', 'in a desert place by ship', 'into a place by ship privately')).toEqual([
      ['apart'],
      [],
      ['into', 'privately'],
    ]);
  });

  it('does not mark a word that stands elsewhere in the other passage', () => {
    expect(marked('him they followed on foot', 'they followed him')).toEqual([['on foot'], []]);
  });

  it('marks a word that one passage says more often', () => {
    expect(marked('Jesus took the loaves; and Jesus blessed', 'Jesus took the loaves and blessed')).toEqual([
      ['Jesus'],
      [],
    ]);
  });

  it('compares whole passages, however their verses are parted', () => {
    expect(marked(['In the day.', 'He spake.'], 'In the day he spake.')).toEqual([[], []]);
    expect(marked(['One two', 'three'], ['four'])).toEqual([['One two', 'three'], ['four']]);
  });

  it('marks nothing in a passage alone, and all of it beside an empty one', () => {
    expect(marked('', 'And he said')).toEqual([[], ['And he said']]);
  });

  it('reads long passages that have nothing in common without laying every word beside every other', () => {
    const long = (letter: string) =>
      Array.from({ length: 1_000 }, (_, verse) =>
        Array.from({ length: 20 }, (_, word) => `${letter}${verse}x${word}`).join(' '),
      );
    const [one = [], other = []] = marked(long('a'), long('b'));
    expect([one.length, other.length]).toEqual([1_000, 1_000]);
  });

  it('finds common words of long passages in any order', () => {
    const verses = Array.from({ length: 300 }, (_, verse) => `word${verse} and other${verse} of it`);
    expect(marked(verses, verses.toReversed())).toEqual([[], []]);
  });
});
