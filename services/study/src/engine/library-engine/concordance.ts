import type { BibleText } from '../../library/bible-text.js';
import { bare } from '../../library/fold-words.js';
import { baseForm } from './base-form.js';

/** A text's words gathered by base form, so that 'forgiveness' also finds 'forgiveth' and 'forgave'. */
export class Concordance {
  /** Base form of each word of the vocabulary, by the word's number */
  private readonly bases: readonly string[];
  private readonly wordsByBase = new Map<string, number[]>();
  private readonly vocabulary: ReadonlySet<string>;
  /** Words in an average verse */
  readonly averageLength: number;

  constructor(readonly text: BibleText) {
    const { vocabulary } = text.index;
    this.vocabulary = new Set(vocabulary);
    this.bases = vocabulary.map((word) => this.baseOf(bare(word.replace(/'s$/, ''))));
    this.bases.forEach((base, number) => {
      const words = this.wordsByBase.get(base);
      if (words) words.push(number);
      else this.wordsByBase.set(base, [number]);
    });
    this.averageLength =
      text.verses.reduce((sum, _, at) => sum + text.index.wordsOf(at).length, 0) / text.verses.length;
  }

  /** The base form of any word, also of one that the text does not have; American spelling follows the text's. */
  baseOf(word: string): string {
    const known = (form: string) => this.vocabulary.has(form);
    const base = baseForm(word, known);
    if (known(base)) return base;
    const british = [
      base.replace(/or(?=s?$|ed$|ing$|able$)/, 'our'),
      base.replace(/or$/, 'our'),
      base.replace(/ize$/, 'ise'),
    ];
    return british.map((form) => baseForm(form, known)).find(known) ?? base;
  }

  /** Numbers of all words with this base form; empty when the text has none. */
  wordsWith(base: string): readonly number[] {
    return this.wordsByBase.get(base) ?? [];
  }

  /** Base forms of the words of a verse, in order. */
  basesOf(position: number): string[] {
    return Array.from(this.text.index.wordsOf(position), (number) => this.bases[number] ?? '');
  }

  /** How telling it is that `count` of all verses hold something: its inverse document frequency. */
  rarity(count: number): number {
    return Math.log(1 + this.text.verses.length / Math.max(1, count));
  }
}
