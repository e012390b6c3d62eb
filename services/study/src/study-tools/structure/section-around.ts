import { type Passage, placeAt } from '@berea/scripture';
import type { Library } from '../../works/library.js';
import { chapterAround } from '../../text/passages.js';

/** A chapter longer than this is not taken for one piece. */
const LONGEST = 60;
const REACH = 8;
/** In fewer verses nothing can come back. */
const FEWEST = 4;

/** The piece of text that a verse belongs to: a passage as asked, a section of the outline, a psalm, or its surroundings. */
export function sectionAround({ outline }: Library, passage: Passage): Passage {
  if (passage.last > passage.first) return passage;
  const chapter = chapterAround(passage.first);
  const row = placeAt(passage.first).book.osis === 'Ps' ? undefined : outline?.rows(passage)[0];
  if (row && row.last - row.first + 1 >= FEWEST) {
    return { first: Math.max(row.first, chapter.first), last: Math.min(row.last, chapter.last) };
  }
  if (chapter.last - chapter.first < LONGEST) return chapter;
  return { first: Math.max(chapter.first, passage.first - REACH), last: Math.min(chapter.last, passage.last + REACH) };
}
