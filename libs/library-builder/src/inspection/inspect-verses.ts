import type { BiblePack } from '@berea/text-packs';
import { EXPLAINED_PLACES } from './explained-signs.js';
import { type Finding, placeName } from './findings.js';
import { partedWords } from './parted-words.js';

/** Signs that no verse should have; each pattern includes the words with the sign. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  'markup left over': /\S*(?:[\\{}<>*_|@#$%^&=+~[\]]|&#?\w+;|\b[HG]\d{3,})\S*/gu,
  'no space behind a sign': /\S*\p{L}[,;:.!?][”’)]*[\p{L}“‘(]\S*/gu,
  'a space before a sign': /\S+ [,;:.?!)”]+(?=\s|$)/gu,
  'two signs': /\S*(?:[,;:]{2}|,\.|\.,)\S*/gu,
  'a space too many': /\S*\s{2,}\S*|^\s+\S*|\S*\s+$/gu,
  'a capital inside of a word': /\S*\p{Ll}\p{Lu}\S*/gu,
};

/**
 * Inspects the verses of a text for damage from the source or from our reading.
 * @param vocabulary how often further texts in the language have a word
 */
export function inspectVerses(pack: BiblePack, vocabulary: ReadonlyMap<string, number> = new Map()): Finding[] {
  const found = pack.verses.flatMap((verse, position) => {
    if (!verse) return [{ place: placeName(position), check: 'an empty verse', words: '' }];
    return Object.entries(SIGNS).flatMap(([check, sign]) =>
      [...verse.matchAll(sign)].map(([words]) => ({ place: placeName(position), check, words })),
    );
  });
  const explained = EXPLAINED_PLACES[pack.code] ?? [];
  return [...found, ...partedWords(pack.verses, vocabulary)].map((finding): Finding => {
    const known = explained.find(({ places, check }) => check === finding.check && places.includes(finding.place));
    return known ? { ...finding, reason: known.reason } : finding;
  });
}
