import type { Library } from '../works/library.js';
import type { UnknownName } from './query/query.js';

/** Short enough for a summary of an answer. */
export const LEMMAS_NOT_INSTALLED = 'The lemmas behind words are not installed. To install them, run: npm run library';

/** For readers: that a query names a book or a lemma that nothing is called, or that a work is missing; and what would work. */
export function explainUnknown({ field, name }: UnknownName, library: Library): string {
  if (field === 'in') {
    return `There is no book or part of Scripture called “${name}”. Try in:rom, in:nt, in:gospels or in:"1 john".`;
  }
  if (!library.tagged || !library.lexicon) return LEMMAS_NOT_INSTALLED;
  return `There is no lemma “${name}”. Name one by its Strong's number (lemma:G26), its letters (lemma:ἀγάπη) or as it is spoken (lemma:agape).`;
}
