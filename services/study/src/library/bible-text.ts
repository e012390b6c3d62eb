import type { Source, TranslationCode } from '@berea/contracts';
import { type Passage, VERSE_TOTAL } from './places.js';
import { WordIndex } from './word-index.js';

/** An installed translation with its words indexed. Verses stand in canonical order, see `places.ts`. */
export class BibleText {
  readonly index: WordIndex;

  constructor(
    readonly code: TranslationCode,
    readonly source: Source,
    readonly verses: readonly string[],
  ) {
    if (verses.length !== VERSE_TOTAL) {
      throw new Error(`${source.title} holds ${verses.length} verses instead of ${VERSE_TOTAL}.`);
    }
    this.index = new WordIndex(verses);
  }

  /** Upper-case code, as readers see it. */
  get label(): string {
    return this.code.toUpperCase();
  }

  /** The words of one verse; empty for a position that does not exist. */
  at(position: number): string {
    return this.verses[position] ?? '';
  }

  slice({ first, last }: Passage): readonly string[] {
    return this.verses.slice(first, last + 1);
  }
}
