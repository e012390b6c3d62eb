import { VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../../library/bible-text.js';
import { bare, wordsOf } from '../../library/fold-words.js';
import { baseForm } from './base-form.js';

/** A text's words gathered by base form, so that 'forgiveness' also finds 'forgiveth' and 'forgave'. */
export class Concordance {
  private static readonly made = new WeakMap<BibleText, Concordance>();

  /** The concordance of a text, made once. */
  static of(text: BibleText): Concordance {
    let concordance = this.made.get(text);
    if (!concordance) this.made.set(text, (concordance = new Concordance(text)));
    return concordance;
  }

  /** Base form of each word of the vocabulary, by the word's number */
  private readonly bases: readonly string[];
  private readonly wordsByBase = new Map<string, number[]>();
  /** Of the words of the text; those of other texts are worked out each time */
  private readonly baseByWord = new Map<string, string>();
  private readonly vocabulary: ReadonlySet<string>;
  private readonly verseCounts = new Map<string, number>();
  /** Words in an average verse */
  readonly averageLength: number;

  constructor(readonly text: BibleText) {
    const { vocabulary } = text.index;
    this.vocabulary = new Set(vocabulary);
    this.bases = vocabulary.map((word) => this.findBase(plain(word)));
    this.bases.forEach((base, number) => {
      this.baseByWord.set(plain(vocabulary[number] ?? ''), base);
      const words = this.wordsByBase.get(base);
      if (words) words.push(number);
      else this.wordsByBase.set(base, [number]);
    });
    this.averageLength =
      Array.from({ length: VERSE_TOTAL }, (_, at) => text.index.wordsOf(at).length).reduce((a, b) => a + b) /
      VERSE_TOTAL;
  }

  /** The base form of any word, also of one that the text does not have; American spelling follows the text's. */
  baseOf(word: string): string {
    return this.baseByWord.get(word) ?? this.findBase(word);
  }

  private findBase(word: string): string {
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

  /** How many verses hold the base form in any of its forms. */
  versesWith(base: string): number {
    let count = this.verseCounts.get(base);
    if (count === undefined) {
      count = this.text.index.versesWith(this.wordsWith(base)).length;
      if (count) this.verseCounts.set(base, count);
    }
    return count;
  }

  /** Base forms of the words of any text, in order. */
  basesIn(text: string): string[] {
    return wordsOf(text).map((word) => this.baseOf(plain(word)));
  }

  /** How telling it is that `count` of all verses hold something: its inverse document frequency. */
  rarity(count: number): number {
    return Math.log(1 + VERSE_TOTAL / Math.max(1, count));
  }
}

/** A folded word without its possessive ending and its hyphens. */
const plain = (word: string): string => bare(word.replace(/'s$/, ''));
