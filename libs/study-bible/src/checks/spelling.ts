import dictionary from 'dictionary-en-gb';
import nspell from 'nspell';
import { ownWords, textsOf } from '../entry-texts.js';
import { foldTransliteration, type LibraryTexts } from '../library-texts.js';
import type { Entry } from '../read-notes.js';

/**
 * Knows a word that the British dictionary, an installed text or `notes/words.txt` has; of Greek and Hebrew words
 * (`*agape*`) one that a lexicon writes so.
 */
export function spellingOf({ bibles, transliterations }: LibraryTexts, ownList: readonly string[]) {
  const speller = nspell(Buffer.from(dictionary.aff), Buffer.from(dictionary.dic));
  const own = new Set(ownList);
  const inTexts = new Set(bibles.flatMap((verses) => verses.flatMap((verse) => verse.split(' '))));
  const known = new Map<string, boolean>();
  const isKnown = (word: string): boolean => {
    const before = known.get(word);
    if (before !== undefined) return before;
    const plain = word.replace(/’/g, "'");
    const stem = plain.replace(/'s$|'$/, '');
    const found =
      own.has(stem) ||
      inTexts.has(stem.toLowerCase().replace(/'/g, '')) ||
      speller.correct(plain) ||
      speller.correct(stem);
    known.set(word, found);
    return found;
  };
  return (entry: Entry): string[] =>
    textsOf(entry)
      .filter(({ language }) => language === 'en')
      .flatMap((text) => [
        ...(ownWords(text).match(/\p{L}[\p{L}’']*/gu) ?? [])
          .filter((word) => !isKnown(word))
          .map((word) => `${text.at}: '${word}' is in no dictionary (notes/words.txt takes what is right)`),
        ...[...text.text.matchAll(/\*([^*]+)\*/g)]
          .flatMap(([, words = '']) => words.split(/[\s-]+/))
          .filter((word) => !own.has(word) && !transliterations.has(foldTransliteration(word)))
          .map((word) => `${text.at}: *${word}* is in no lexicon`),
      ]);
}
