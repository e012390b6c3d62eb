import type { Citation, Place } from '@berea/contracts';
import { holdsWords } from './same-words.js';

/**
 * The verifier's verdict on words that an answer prints as those of a place. Undefined if it judged other words of the
 * place, or none.
 */
export const findVerdict = (
  citations: readonly Citation[],
  { book, chapter, verse, endVerse }: Place,
  text: string,
): Citation | undefined =>
  citations.find(
    ({ place, quote }) =>
      quote !== undefined &&
      place?.book === book &&
      place.chapter === chapter &&
      place.verse === verse &&
      place.endVerse === endVerse &&
      holdsWords(quote, text),
  );
