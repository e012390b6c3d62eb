import { VERSE_TOTAL } from '@berea/scripture';
import { type BiblePack, type LexiconPack, unpackStrongs, type WordsPack } from '@berea/text-packs';
import { foldGreek } from './form-likeness.js';
import { readGreekText } from './read-greek-text.js';
import { tieWords } from './tie-words.js';

/** Strong's numbers from here on are Hebrew in a pack. */
const HEBREW = 10_000;

/**
 * The Greek New Testament word by word. Each word gets the lemma of the tagged King James verse that fits its form;
 * without tags or a lexicon it gets none.
 * @param files name → text, as in the package's folder `txt`
 */
export function buildGreekWords(
  files: ReadonlyMap<string, string>,
  tagged: BiblePack | undefined,
  lexicon: LexiconPack | undefined,
): WordsPack {
  const { verses, apparatus } = readGreekText(files);
  const lemmas = new Map(
    lexicon?.entries.map(({ id, lemma }) => {
      const number = Number(id.slice(1));
      return [number, { number, lemma, form: foldGreek(lemma) }];
    }),
  );
  const forms = new Set([...lemmas.values()].map(({ form }) => form));
  return {
    kind: 'words',
    verses: Array.from({ length: VERSE_TOTAL }, (_, position) => {
      const words = verses[position] ?? [];
      const ties = tieWords(words, offeredIn(tagged?.words[position] ?? []), lemmas, (form) => forms.has(form));
      return words.flatMap((word, at) => {
        const tie = ties[at];
        return [word, tie ? unpackStrongs(tie.number) : '', tie ? tie.score.toFixed(2) : ''];
      });
    }),
    apparatus,
  };
}

/** The numbers of runs of `start, length, n, n numbers`. */
function offeredIn(flat: readonly number[]): number[] {
  const numbers: number[] = [];
  for (let at = 0; at < flat.length; at += 3 + (flat[at + 2] ?? 0))
    numbers.push(...flat.slice(at + 3, at + 3 + (flat[at + 2] ?? 0)));
  return numbers.filter((number) => number < HEBREW);
}
