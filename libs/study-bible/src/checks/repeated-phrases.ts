import { ownWords, textsOf } from '../entry-texts.js';
import type { LibraryTexts } from '../library-texts.js';
import { plainWords } from '../plain-words.js';
import type { Entry } from '../read-notes.js';

/** So many words in a row do not repeat by chance. */
const LENGTH = 8;

export interface RepeatedPhrase {
  readonly entry: Entry;
  readonly text: string;
}

/** No phrase of eight words is in two entries, or in a work of the library. */
export function findRepeatedPhrases(
  entries: readonly Entry[],
  { works }: Pick<LibraryTexts, 'works'>,
): RepeatedPhrase[] {
  const places = new Map<string, Entry>();
  const found: RepeatedPhrase[] = [];
  for (const entry of entries)
    for (const text of textsOf(entry))
      for (const phrase of phrasesOf(ownWords(text))) {
        const first = places.get(phrase);
        if (first) found.push({ entry, text: `${text.at}: '${phrase}' is also in ${first.file}:${first.line}` });
        else places.set(phrase, entry);
      }
  for (const { title, texts } of works)
    for (const text of texts)
      for (const phrase of phrasesOf(text)) {
        const entry = places.get(phrase);
        if (entry) found.push({ entry, text: `'${phrase}' is in ${title}` });
      }
  return onePerPlace(found);
}

function* phrasesOf(text: string): Generator<string> {
  const words = plainWords(text).split(' ');
  for (let at = 0; at + LENGTH <= words.length; at += 1) yield words.slice(at, at + LENGTH).join(' ');
}

/** A longer repetition is many phrases, of which the first tells enough. */
function onePerPlace(found: readonly RepeatedPhrase[]): RepeatedPhrase[] {
  const last = new Map<Entry, number>();
  return found.filter(({ entry }, index) => {
    const follows = last.get(entry) === index - 1;
    last.set(entry, index);
    return !follows;
  });
}
