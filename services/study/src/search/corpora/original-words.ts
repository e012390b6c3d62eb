import { VERSE_TOTAL } from '@berea/scripture';
import { TimeSlice } from '@berea/text-packs';
import { CollectedWords, WordIndex } from '../../text/word-index.js';
import type { Library } from '../../works/library.js';

/**
 * The words of the Hebrew and the Greek text, by verse. Most searches need none, so they are indexed with the first one
 * that does: 443,000 words, without accents and points.
 */
export class OriginalWords {
  private indexed: WordIndex | undefined;
  private indexing: Promise<WordIndex> | undefined;

  constructor(private readonly library: Pick<Library, 'greek' | 'hebrew'>) {}

  /** Undefined until they are prepared, and where neither text is installed. */
  get index(): WordIndex | undefined {
    return this.indexed;
  }

  /** Makes the index; yields to the event loop on the way. */
  async prepare(): Promise<void> {
    const { greek, hebrew } = this.library;
    if (!greek && !hebrew) return;
    this.indexing ??= this.read();
    this.indexed = await this.indexing;
  }

  private async read(): Promise<WordIndex> {
    const { greek, hebrew } = this.library;
    const collected = new CollectedWords();
    const slice = new TimeSlice();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const words = [...(hebrew?.words(position) ?? []), ...(greek?.words(position) ?? [])];
      collected.add(words.map(({ form }) => form).join(' '));
      await slice.yieldToEventLoop();
    }
    return new WordIndex(collected);
  }
}
