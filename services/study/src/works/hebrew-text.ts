import { VERSE_TOTAL } from '@berea/scripture';
import { TimeSlice, type WordsPack } from '@berea/text-packs';
import { GrowingNumbers, NumberedTexts, rememberNumbers } from '../text/packed-arrays.js';

/** A word of the Hebrew text, as written. */
export interface HebrewForm {
  /** With its points and marks, without the signs that part its morphemes. */
  readonly form: string;
  /** H7225; absent for a word that has no number */
  readonly strongs?: string;
  /** Its parsing in the code of the Open Scriptures Hebrew Bible: `HR/Ncfsa` */
  readonly code: string;
}

/** Numbers of a word. */
const WIDTH = 3;

/** The words of the Hebrew and Aramaic text in their own order, packed: 300,000 of them share few spellings and codes. */
export class HebrewText {
  private constructor(
    /** Id of the work. */
    readonly source: string,
    private readonly starts: Uint32Array,
    /** Number of the form, Strong's number, number of the code; and so on. */
    private readonly flat: Uint32Array,
    private readonly forms: readonly string[],
    private readonly codes: readonly string[],
  ) {}

  /** Packs the words; yields to the event loop on the way. */
  static async of(source: string, verses: WordsPack['verses']): Promise<HebrewText> {
    const starts = new Uint32Array(VERSE_TOTAL + 1);
    const forms = new NumberedTexts();
    const lemmas = new NumberedTexts();
    const codes = new NumberedTexts();
    const words = new GrowingNumbers();
    const strongs: number[] = [];
    const slice = new TimeSlice();
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const flat = verses[position] ?? [];
      for (let at = 0; at < flat.length; at += 3) {
        const lemma = flat[at + 1] ?? '';
        words.push(forms.of(flat[at] ?? ''));
        words.push((strongs[lemmas.of(lemma)] ??= strongsNumber(lemma)));
        words.push(codes.of(flat[at + 2] ?? ''));
      }
      starts[position + 1] = words.length;
      await slice.yieldToEventLoop();
    }
    const whole = forms.texts.map((form) => form.replaceAll('/', ''));
    return new HebrewText(source, starts, words.all.slice(), whole, codes.texts);
  }

  /**
   * Notes each word of a form, and of a lemma, that is wanted; some milliseconds for all of them.
   * @param strongs numbers without their letter; any lemma where there are none
   * @param note the verse, and the word in it
   */
  eachForm(
    strongs: ReadonlySet<number> | undefined,
    isWanted: (code: string) => boolean,
    note: (position: number, word: number) => void,
  ): void {
    const wanted = rememberNumbers(this.codes, isWanted);
    for (let position = 0; position < VERSE_TOTAL; position += 1) {
      const start = this.starts[position] ?? 0;
      for (let at = start, end = this.starts[position + 1] ?? 0; at < end; at += WIDTH) {
        if (strongs && !strongs.has(this.flat[at + 1] ?? 0)) continue;
        if (wanted(this.flat[at + 2] ?? 0)) note(position, (at - start) / WIDTH);
      }
    }
  }

  /** The words of a verse; none in the New Testament. */
  words(position: number): readonly HebrewForm[] {
    const flat = this.flat.subarray(this.starts[position] ?? 0, this.starts[position + 1] ?? 0);
    return Array.from({ length: flat.length / 3 }, (_, word) => {
      const number = flat[word * 3 + 1] ?? 0;
      return {
        form: this.forms[flat[word * 3] ?? 0] ?? '',
        ...(number && { strongs: `H${number}` }),
        code: this.codes[flat[word * 3 + 2] ?? 0] ?? '',
      };
    });
  }
}

/** `b/7225` → 7225, `1254 a` → 1254; 0 for a word without a number */
const strongsNumber = (lemma: string): number => Number(/(\d+)/.exec(lemma)?.[1] ?? 0);
