import { type Passage, VERSE_TOTAL } from '@berea/scripture';
import type { BibleText } from '../../works/bible-text.js';
import type { Library } from '../../works/library.js';
import { WordIndex } from '../../text/word-index.js';
import { PositionSet } from '../position-set.js';
import type { Corpus } from '../evaluate.js';
import type { OriginalWords } from './original-words.js';

/** The verses of a translation. A psalm's title belongs to its first verse. */
export class VerseCorpus implements Corpus {
  readonly size = VERSE_TOTAL;
  readonly all: PositionSet;
  readonly fields: readonly [text: WordIndex, titles: WordIndex];

  private constructor(
    readonly text: BibleText,
    private readonly library: Pick<Library, 'tagged'>,
    private readonly originals: OriginalWords | undefined,
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
  static async of(text: BibleText, library: Pick<Library, 'tagged'>, originals?: OriginalWords): Promise<VerseCorpus> {
    await text.prepareIndex();
    return new VerseCorpus(text, library, originals);
  }

  /** Every translation has the same verses as the original texts. */
  get original(): WordIndex | undefined {
    return this.originals?.index;
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

  within(passages: readonly Passage[]): PositionSet {
    return PositionSet.ofPassages(VERSE_TOTAL, passages).and(this.all);
  }

  about(passages: readonly Passage[]): PositionSet {
    return this.within(passages);
  }
}
