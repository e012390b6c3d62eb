import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import type { Library } from '../../works/library.js';
import { WordIndex } from '../../text/word-index.js';
import { foldedWords } from '../folded-words.js';
import { PositionSet } from '../position-set.js';
import type { Corpus, OriginalWord } from '../corpus.js';
import type { Original, Spelling } from '../query/query.js';
import type { OriginalForms } from './original-forms.js';
import type { OriginalWords } from './original-words.js';

/** What a library adds to its texts: the words behind them. */
export interface Originals {
  readonly words: OriginalWords;
  readonly forms: OriginalForms;
}

const WRITTEN: Readonly<Record<Spelling, RegExp>> = {
  LORD: /(?<!\p{L})LORD(?!\p{Ll})/u,
  Lord: /(?<!\p{L})Lord(?!\p{Ll})/u,
  GOD: /(?<!\p{L})GOD(?!\p{Ll})/u,
};

/** The verses of a translation. A psalm's title belongs to its first verse. */
export class VerseCorpus implements Corpus {
  readonly size = VERSE_TOTAL;
  readonly all: PositionSet;
  readonly fields: readonly [text: WordIndex, titles: WordIndex];
  private readonly spellings = new Map<Spelling, PositionSet>();

  private constructor(
    readonly text: BibleText,
    private readonly library: Pick<Library, 'tagged'>,
    private readonly originals: Originals | undefined,
  ) {
    const { verses } = text;
    const titles = verses.map((_, position) => this.titleOf(position));
    this.all = PositionSet.of(
      VERSE_TOTAL,
      verses.flatMap((verse, position) => (verse || titles[position] ? [position] : [])),
    );
    this.fields = [text.index, new WordIndex(titles)];
  }

  /** Indexes the verses; yields to the event loop on the way. */
  static async of(text: BibleText, library: Pick<Library, 'tagged'>, originals?: Originals): Promise<VerseCorpus> {
    await text.prepareIndex();
    return new VerseCorpus(text, library, originals);
  }

  /** Every translation has the same verses as the original texts. */
  get original(): WordIndex | undefined {
    return this.originals?.words.index;
  }

  /** Empty where the verse has none. */
  titleOf(position: number): string {
    const titles = this.text.headings(position).filter(({ kind }) => kind === 'psalm');
    return titles.map(({ text }) => text).join(' ');
  }

  /** The words for a lemma are known in the King James text; every translation has the same verses. */
  withLemma(ids: readonly string[]): PositionSet {
    const { tagged } = this.library;
    return PositionSet.of(
      VERSE_TOTAL,
      ids.flatMap((id) => tagged?.positionsOf(id) ?? []),
    ).and(this.all);
  }

  withForm(original: Original): PositionSet {
    return this.originals?.forms.holders(original).and(this.all) ?? PositionSet.of(this.size);
  }

  formsAt(original: Original, position: number): readonly OriginalWord[] {
    return this.originals?.forms.matching(original, position) ?? [];
  }

  formCounts(original: Original): Uint8ClampedArray | undefined {
    return this.originals?.forms.counts(original);
  }

  beginsSentence(field: number, position: number, place: number): boolean {
    const text = field === 0 ? this.text.at(position) : this.titleOf(position);
    const word = foldedWords(text)[place];
    return word !== undefined && /\p{Lu}/u.test(text.charAt(word.start));
  }

  /** Found with the first search for it, in some 20 ms, and remembered. */
  spelled(spelling: Spelling): PositionSet {
    let verses = this.spellings.get(spelling);
    if (!verses) this.spellings.set(spelling, (verses = this.find(spelling)));
    return verses;
  }

  private find(spelling: Spelling): PositionSet {
    const written = WRITTEN[spelling];
    const verses = PositionSet.of(this.size);
    for (const [field, index] of this.fields.entries()) {
      for (const position of index.versesWith(index.find(spelling.toLowerCase()))) {
        const text = field === 0 ? this.text.at(position) : this.titleOf(position);
        if (written.test(text)) verses.add(position);
      }
    }
    return verses;
  }

  within(passages: readonly Passage[]): PositionSet {
    return PositionSet.ofPassages(VERSE_TOTAL, passages).and(this.all);
  }

  about(passages: readonly Passage[]): PositionSet {
    return this.within(passages);
  }
}
