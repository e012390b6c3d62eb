import type { Place } from '@berea/contracts';
import { parseReferenceQuery } from '@berea/scripture';
import { t } from '../texts/dossier.js';

/** As many as one page is made for. */
const MOST = 4;

const validOf = (scripture: string) => parseReferenceQuery(scripture).filter(({ valid }) => valid);

/** The requested passages that a dossier leaves out, in sentences; '' if it has all of them. */
export function leftOutOf(scripture: string): string {
  const asked = validOf(scripture);
  const cut = asked
    .slice(0, MOST)
    .some(({ chapter, endChapter }) => endChapter !== undefined && endChapter !== chapter);
  return [
    asked.length > MOST && t('dossier.of-passages-first-are-laid-out', { count: asked.length, most: MOST }),
    cut && t('dossier.where-a-passage-runs-over'),
  ]
    .filter(Boolean)
    .join(' ');
}

/** The passages that a sermon is on, each within one chapter: of a longer one the part in its first chapter. */
export const passagesOf = (scripture: string): Place[] =>
  validOf(scripture)
    .slice(0, MOST)
    .map(({ book, chapter, verse = 1, endVerse, endChapter, verse: first }) => {
      const last = book.verseCounts[chapter - 1] ?? verse;
      const isWhole = first === undefined || (endChapter !== undefined && endChapter !== chapter);
      return { book: book.name, chapter, verse, endVerse: isWhole ? last : (endVerse ?? verse) };
    });
