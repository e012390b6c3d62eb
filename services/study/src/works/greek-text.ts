import { VERSE_TOTAL } from '@berea/scripture';
import { packStrongs, TimeSlice, unpackStrongs, type WordsPack } from '@berea/text-packs';
import { GrowingNumbers, NumberedTexts } from '../text/packed-arrays.js';

/** A word of the Greek text as it stands there. */
export interface GreekForm {
  /** As it is printed, without the signs of the apparatus */
  readonly form: string;
  /** G3056: the lemma that the form was tied to; absent where none fits */
  readonly strongs?: string;
  /** How well the form fits that lemma, from 0.6 to 1 */
  readonly fit?: number;
  /** Whether other editions read something else here */
  readonly varies?: true;
}

/** Signs that point to the apparatus: one word, or the first and last of several. */
const SIGNS = /[⸀⸁⸂⸃⸄⸅]/gu;
/** A fit is kept in hundredths. */
const STEPS = 100;

/** The words of the Greek New Testament in their own order, packed: 137,000 of them share some 25,000 spellings. */
export class GreekText {
  private constructor(
    /** Id of the work. */
    readonly source: string,
    private readonly starts: Uint32Array,
    /** Number of the form, packed number of the lemma (0 for none), fit in hundredths; and so on. */
    private readonly flat: Uint32Array,
    private readonly forms: readonly string[],
    private readonly apparatus: NonNullable<WordsPack['apparatus']>,
  ) {}

  /** Packs the words; yields to the event loop on the way. */
  static async of(source: string, { verses, apparatus = {} }: WordsPack): Promise<GreekText> {
    const starts = new Uint32Array(VERSE_TOTAL + 1);
    const forms = new NumberedTexts();
    const words = new GrowingNumbers();
    const slice = new TimeSlice();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const flat = verses[position] ?? [];
      for (let at = 0; at < flat.length; at += 3) {
        words.push(forms.of(flat[at] ?? ''));
        words.push(flat[at + 1] ? packStrongs(flat[at + 1] ?? '') : 0);
        words.push(Math.round(Number(flat[at + 2] || 0) * STEPS));
      }
      starts[position + 1] = words.length;
      await slice.yieldToEventLoop();
    }
    return new GreekText(source, starts, words.all.slice(), forms.texts, apparatus);
  }

  /** The words of a verse; none in the Old Testament, nor of a verse that this edition does not have. */
  words(position: number): readonly GreekForm[] {
    const flat = this.flat.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
    let within = false;
    return Array.from({ length: flat.length / 3 }, (_, word) => {
      const printed = this.forms[flat[word * 3] ?? 0] ?? '';
      if (/[⸂⸄]/u.test(printed)) within = true;
      const varies = within || /[⸀⸁]/u.test(printed);
      if (/[⸃⸅]/u.test(printed)) within = false;
      const number = flat[word * 3 + 1] ?? 0;
      return {
        form: printed.replace(SIGNS, ''),
        ...(number && { strongs: unpackStrongs(number), fit: (flat[word * 3 + 2] ?? 0) / STEPS }),
        ...(varies && { varies: true as const }),
      };
    });
  }

  /** What other editions read in a verse, in the notation of the edition's apparatus: `δὲ WH Treg NIV ] + ὁ βασιλεὺς RP`. */
  readings(position: number): readonly string[] {
    return this.apparatus[position] ?? [];
  }
}
