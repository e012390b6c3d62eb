import { type Passage, VERSE_TOTAL, wordsOf } from '@berea/scripture';
import type { ScriptureText, TextWords } from './scripture-text.js';

export interface PlainTextDescription {
  /** Upper-case code, as readers see it: 'KJV' */
  readonly label: string;
  /** BCP 47 */
  readonly language: string;
  /** When it was published, such as '1769' */
  readonly year?: string | undefined;
}

/** A version that is held in memory as strings, with the King James numbering: for a browser, or a program of its own. */
export class PlainText implements ScriptureText {
  readonly label: string;
  readonly language: string;
  readonly source: ScriptureText['source'];
  private words: TextWords | undefined;

  /**
   * @param verses by position, empty where the version has no such verse
   * @throws RangeError if there are not `VERSE_TOTAL` of them
   */
  constructor(
    { label, language, year }: PlainTextDescription,
    readonly verses: readonly string[],
  ) {
    if (verses.length !== VERSE_TOTAL) {
      throw new RangeError(`${label} holds ${verses.length} verses instead of ${VERSE_TOTAL}.`);
    }
    this.label = label;
    this.language = language;
    this.source = { year };
  }

  /** Made at the first access: a second for a whole Bible. */
  get index(): TextWords {
    return (this.words ??= indexWords(this.verses));
  }

  at(position: number): string {
    return this.verses[position] ?? '';
  }

  slice({ first, last }: Passage): readonly string[] {
    return this.verses.slice(first, last + 1);
  }

  numbered(): undefined {
    return undefined;
  }

  prepareIndex(): Promise<void> {
    this.words ??= indexWords(this.verses);
    return Promise.resolve();
  }
}

function indexWords(verses: readonly string[]): TextWords {
  const numbers = new Map<string, number>();
  const places: number[][] = [];
  const rows = verses.map((verse, position) =>
    Uint32Array.from(wordsOf(verse), (word) => {
      const number = numbers.get(word) ?? places.push([]) - 1;
      numbers.set(word, number);
      const known = places[number];
      if (known?.at(-1) !== position) known?.push(position);
      return number;
    }),
  );
  const none = new Uint32Array();
  return {
    vocabulary: [...numbers.keys()],
    wordsOf: (position) => rows[position] ?? none,
    versesWith: (words) => {
      const [only] = words;
      if (words.length === 1 && only !== undefined) return places[only] ?? [];
      return [...new Set(words.flatMap((word) => places[word] ?? []))].sort((a, b) => a - b);
    },
  };
}
