import { type BiblePack, type LexiconPack, unpackStrongs, type WordsPack } from '@berea/text-packs';
import { foldGreek } from './form-likeness.js';
import { numberLemmas } from './number-lemmas.js';
import { readGreekText } from './read-greek-text.js';
import { readMorphGnt } from './read-morphgnt.js';
import { tieWords } from './tie-words.js';

/** Strong's numbers from here on are Hebrew in a pack. */
const HEBREW = 10_000;

/**
 * The Greek New Testament word by word. Each word gets the lemma of the tagged King James verse that fits its form, and
 * with MorphGNT the one that scholars gave it; without tags or a lexicon it gets none.
 * @param files name → text, as in the package's folder `txt`
 * @param parsed name → text of MorphGNT's files
 */
export function buildGreekWords(
  files: ReadonlyMap<string, string>,
  parsed: ReadonlyMap<string, string> | undefined,
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
  const offered = verses.map((_, position) => offeredIn(tagged?.words[position] ?? []));
  const tied = verses.map((words, position) =>
    tieWords(words, offered[position] ?? [], lemmas, (form) => forms.has(form)),
  );
  const parsings = parsed && readMorphGnt(parsed, verses);
  const ties =
    parsings && lexicon
      ? numberLemmas(
          parsings.map((words, position) =>
            words.map(({ lemma }, at) => ({
              word: verses[position]?.[at] ?? '',
              lemma,
              tie: tied[position]?.[at],
            })),
          ),
          [...lemmas.values()],
          offered,
        )
      : tied;
  return {
    kind: 'words',
    verses: verses.map((words, position) =>
      words.flatMap((word, at) => {
        const tie = ties[position]?.[at];
        return [word, tie ? unpackStrongs(tie.number) : '', tie ? tie.score.toFixed(2) : ''];
      }),
    ),
    ...(parsings && { parsings: parsings.map((words) => words.flatMap(({ lemma, code }) => [lemma, code])) }),
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
