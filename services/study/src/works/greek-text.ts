import { VERSE_TOTAL } from '@berea/scripture';
import { packStrongs, TimeSlice, unpackStrongs, type WordsPack } from '@berea/text-packs';
import { GrowingNumbers, NumberedTexts, rememberNumbers } from '../text/packed-arrays.js';

/** A word of the Greek text, as written. */
export interface GreekForm {
  /** As it is printed, without the signs of the apparatus */
  readonly form: string;
  /** G3056: the lemma that the form was tied to; absent where none fits */
  readonly strongs?: string;
  /** How well the form fits that lemma, from 0.6 to 1 */
  readonly fit?: number;
  /** Its dictionary form, and MorphGNT's code; where the text is parsed */
  readonly lemma?: string;
  readonly code?: string;
  /** Whether other editions read something else here */
  readonly varies?: true;
}

/** Signs that point to the apparatus: one word, or the first and last of several. */
const SIGNS = /[⸀⸁⸂⸃⸄⸅]/gu;
/** A fit is kept in hundredths. */
const STEPS = 100;
/** Numbers of a word. */
const WIDTH = 5;

/** The words of the Greek New Testament in their own order, packed: 137,000 of them share some 25,000 spellings. */
export class GreekText {
  private constructor(
    /** Id of the work. */
    readonly source: string,
    private readonly starts: Uint32Array,
    /** Five for each word: numbers of form, lemma and code in `texts`, packed Strong's number (0 for none), fit in hundredths. */
    private readonly flat: Uint32Array,
    private readonly texts: readonly string[],
    private readonly apparatus: NonNullable<WordsPack['apparatus']>,
  ) {}

  /** Packs the words; yields to the event loop on the way. */
  static async of(source: string, { verses, parsings = [], apparatus = {} }: WordsPack): Promise<GreekText> {
    const starts = new Uint32Array(VERSE_TOTAL + 1);
    const texts = new NumberedTexts();
    const words = new GrowingNumbers();
    const slice = new TimeSlice();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const flat = verses[position] ?? [];
      const parsed = parsings[position] ?? [];
      for (let word = 0; word * 3 < flat.length; word += 1) {
        const [form = '', strongs = '', fit = ''] = flat.slice(word * 3);
        const [lemma = '', code = ''] = parsed.slice(word * 2);
        for (const text of [form, lemma, code]) words.push(texts.of(text));
        words.push(strongs ? packStrongs(strongs) : 0);
        words.push(Math.round(Number(fit || 0) * STEPS));
      }
      starts[position + 1] = words.length;
      await slice.yieldToEventLoop();
    }
    return new GreekText(source, starts, words.all.slice(), texts.texts, apparatus);
  }

  /** The words of a verse; none in the Old Testament, nor of a verse that this edition does not have. */
  words(position: number): readonly GreekForm[] {
    const flat = this.flat.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
    let within = false;
    return Array.from({ length: flat.length / WIDTH }, (_, word) => {
      const [form = 0, lemma = 0, code = 0, number = 0, fit = 0] = flat.subarray(word * WIDTH);
      const printed = this.texts[form] ?? '';
      if (/[⸂⸄]/u.test(printed)) within = true;
      const varies = within || /[⸀⸁]/u.test(printed);
      if (/[⸃⸅]/u.test(printed)) within = false;
      return {
        form: printed.replace(SIGNS, ''),
        ...(number && { strongs: unpackStrongs(number), fit: fit / STEPS }),
        ...(this.texts[code] && { lemma: this.texts[lemma] ?? '', code: this.texts[code] ?? '' }),
        ...(varies && { varies: true as const }),
      };
    });
  }

  /**
   * Notes each word of a form, and of a lemma, that is wanted; some milliseconds for all of them.
   * @param strongs packed numbers; any lemma where there are none
   * @param note the verse, and the word in it
   */
  eachForm(
    strongs: ReadonlySet<number> | undefined,
    isWanted: (code: string) => boolean,
    note: (position: number, word: number) => void,
  ): void {
    const wanted = rememberNumbers(this.texts, isWanted);
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const start = this.starts[position] ?? 0;
      for (let at = start, end = this.starts[position + 1] ?? 0; at < end; at += WIDTH) {
        if (strongs && !strongs.has(this.flat[at + 3] ?? 0)) continue;
        if (wanted(this.flat[at + 2] ?? 0)) note(position, (at - start) / WIDTH);
      }
    }
  }

  /**
   * Readings of other editions in a verse, in the notation of the edition's apparatus: `δὲ WH Treg NIV ] + ὁ βασιλεὺς
   * RP`.
   */
  readings(position: number): readonly string[] {
    return this.apparatus[position] ?? [];
  }
}
