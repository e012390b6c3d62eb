import { VERSE_TOTAL } from '@berea/scripture';
import { packStrongs } from '@berea/text-packs';
import { LRUCache } from 'lru-cache';
import { describeGreekMorphology } from '../../works/greek-morphology.js';
import type { Library } from '../../works/library.js';
import { describeMorphology } from '../../works/morphology.js';
import { isOfParsing, type Parsing, wordsOfForm } from '../../works/parsing-words.js';
import type { OriginalWord } from '../corpus.js';
import { PositionSet } from '../position-set.js';
import type { Original } from '../query/query.js';

/** The forms of the Greek and Hebrew words: each search reads through them, so that no index takes memory. */
export class OriginalForms {
  private readonly greek = new Descriptions(describeGreekMorphology);
  private readonly hebrew = new Descriptions(describeMorphology);
  /** Finding, ranking and the next page ask for the same; each takes 31 KB. */
  private readonly last = new LRUCache<string, Uint8ClampedArray>({ max: 16 });

  constructor(private readonly library: Pick<Library, 'greek' | 'hebrew'>) {}

  get installed(): boolean {
    return Boolean(this.library.greek ?? this.library.hebrew);
  }

  /** The verses that hold a word of these lemmas, or of any lemma, in the form. */
  holders(original: Original): PositionSet {
    const verses = PositionSet.of(VERSE_TOTAL);
    this.counts(original).forEach((count, position) => {
      if (count) verses.add(position);
    });
    return verses;
  }

  /** How many such words each verse has, 255 at most. */
  counts(original: Original): Uint8ClampedArray {
    const key = JSON.stringify([original.ids, original.kind === 'form' && original.parsing]);
    let counts = this.last.get(key);
    if (!counts) {
      const counted = new Uint8ClampedArray(VERSE_TOTAL);
      this.each(original, (position) => (counted[position]! += 1));
      this.last.set(key, (counts = counted));
    }
    return counts;
  }

  private each(original: Original, note: (position: number) => void): void {
    const { greek, hebrew } = this.library;
    const parsing = original.kind === 'form' ? original.parsing : undefined;
    const [ofGreek, ofHebrew] = [numbersOf(original, 'G'), numbersOf(original, 'H')];
    if (ofGreek !== 'none') greek?.eachForm(ofGreek?.packed, this.greek.isOf(parsing), note);
    if (ofHebrew !== 'none') hebrew?.eachForm(ofHebrew?.plain, this.hebrew.isOf(parsing), note);
  }

  /** The words of a verse that are of these lemmas and in the form, in order. */
  matching(original: Original, position: number): OriginalWord[] {
    const { greek, hebrew } = this.library;
    const parsing = original.kind === 'form' ? original.parsing : undefined;
    const words = greek?.words(position).length
      ? greek.words(position).map((word) => ({ ...word, of: this.greek, code: word.code ?? '' }))
      : (hebrew?.words(position) ?? []).map((word) => ({ ...word, of: this.hebrew }));
    return words.flatMap(({ form, strongs, code, of }, place) => {
      if (original.ids && !(strongs && original.ids.includes(strongs))) return [];
      if (!of.isOf(parsing)(code)) return [];
      return { form, place, parsing: of.describe(code), ...(strongs && { strongs }) };
    });
  }
}

/** What the codes of a text say: it has some thousand of them. */
class Descriptions {
  private readonly known = new Map<string, readonly string[]>();

  constructor(readonly describe: (code: string) => string) {}

  private wordsOf(code: string): readonly string[] {
    let words = this.known.get(code);
    if (words === undefined) this.known.set(code, (words = wordsOfForm(this.describe(code))));
    return words;
  }

  isOf = (parsing: Parsing | undefined) => (code: string) => !parsing || isOfParsing(parsing, code, this.wordsOf(code));
}

/** The numbers of a language as its text keeps them; undefined for all lemmas, 'none' if all are of the other language. */
function numbersOf(
  { ids }: Original,
  letter: 'G' | 'H',
): { packed: Set<number>; plain: Set<number> } | 'none' | undefined {
  if (!ids) return undefined;
  const own = ids.filter((id) => id.startsWith(letter));
  if (!own.length) return 'none';
  return { packed: new Set(own.map(packStrongs)), plain: new Set(own.map((id) => Number(id.slice(1)))) };
}
