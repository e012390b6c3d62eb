import type { LexiconEntry } from '@berea/contracts';
import type { Library } from '../library/library.js';
import type { LexiconRow } from '../library/lexicon.js';
import { describePartOfSpeech } from './describe-part-of-speech.js';

/** A lexicon entry as answers carry it, with its uses in the tagged text. */
export function describeEntry({ tagged }: Pick<Library, 'tagged'>, row: LexiconRow): LexiconEntry {
  const { id, pronunciation, derivation, renderings: kjvUsage } = row;
  const partOfSpeech = describePartOfSpeech(row.partOfSpeech);
  const renderings = [...(tagged?.wordsOf(id) ?? [])].map(([words, count]) => ({ words, count }));
  return {
    ...describeLemma(row),
    ...(pronunciation && { pronunciation }),
    ...(partOfSpeech && { partOfSpeech }),
    ...(derivation && { derivation }),
    ...(kjvUsage && { kjvUsage }),
    count: tagged?.count(id) ?? 0,
    verses: tagged?.positionsOf(id).length ?? 0,
    renderings: renderings.sort((a, b) => b.count - a.count || a.words.localeCompare(b.words)),
    source: row.source,
  };
}

/** What names a lemma wherever it is shown. */
export const describeLemma = (row: LexiconRow) => ({
  id: row.id,
  lemma: row.lemma,
  language: languageOf(row),
  direction: row.language === 'grc' ? ('ltr' as const) : ('rtl' as const),
  transliteration: row.transliteration,
  definition: row.definition,
});

/** The Hebrew lexicon holds the Aramaic words as well, and says so where it derives them. */
function languageOf({ language, derivation }: LexiconRow): LexiconEntry['language'] {
  if (language === 'grc') return 'grc';
  return derivation.includes('(Aramaic)') ? 'arc' : 'hbo';
}
