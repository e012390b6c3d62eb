import { foldGreek } from './form-likeness.js';

/** MorphGNT's analysis of a word. */
export interface Parsing {
  /** The dictionary form. */
  readonly lemma: string;
  /** Part of speech, then person, tense, voice, mood, case, number, gender and degree: `V-3AAI-S--`, `N-----GSF-` */
  readonly code: string;
}

/** `010101 N- ----NSF- Βίβλος Βίβλος βίβλος βίβλος`: place, part of speech, parsing, three spellings, lemma. */
const LINE = /^(\d{6}) ([A-Z]\S) (\S{8}) \S+ (\S+) \S+ (\S+)$/;

/**
 * MorphGNT's parsing of each word of the SBL edition, which both have word for word.
 * @param files name → text; in the order of the books
 * @param verses the edition's words by position
 * @returns by position, one for each word
 * @throws Error at the first word that is another one, or missing: a lemma under a wrong word is worse than none
 */
export function readMorphGnt(
  files: ReadonlyMap<string, string>,
  verses: readonly (readonly string[])[],
): (readonly Parsing[])[] {
  const lines = linesOf(files);
  const parsings = verses.map((words) =>
    words.map((word) => {
      const next = lines.next();
      if (next.done) throw new Error(`MorphGNT ends before ${word}.`);
      const { place, spelled, ...parsing } = next.value;
      if (foldGreek(spelled) !== foldGreek(word))
        throw new Error(`MorphGNT has ${spelled} at ${place}, where the text has ${word}.`);
      return parsing;
    }),
  );
  const more = lines.next();
  if (!more.done) throw new Error(`MorphGNT has more words than the text, from ${more.value.place} on.`);
  return parsings;
}

function* linesOf(files: ReadonlyMap<string, string>): Generator<Parsing & { place: string; spelled: string }, void> {
  for (const [name, text] of files)
    for (const line of text.split(/\r?\n/)) {
      if (!line.trim()) continue;
      const [, place, part, form, spelled, lemma] = LINE.exec(line.trim()) ?? [];
      if (!place || !part || !form || !spelled || !lemma) throw new Error(`${name}: ${line} is no line of MorphGNT.`);
      yield { place, spelled, lemma: lemma.normalize('NFC'), code: part + form };
    }
}
