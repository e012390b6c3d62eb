import type { Place } from '@berea/contracts';
import { parseReferenceQuery } from '@berea/scripture';
import { t } from '../texts/dossier.js';

/** As many as one page is made for. */
const MOST = 4;

const validOf = (scripture: string) => parseReferenceQuery(scripture).filter(({ valid }) => valid);

/** Each chapter of each requested passage, as a passage of its own. */
const allOf = (scripture: string): Place[] =>
  validOf(scripture).flatMap(({ book, chapter, verse, endVerse, endChapter = chapter }) =>
    Array.from({ length: endChapter - chapter + 1 }, (_, at) => {
      const within = chapter + at;
      const last = book.verseCounts[within - 1] ?? 1;
      const ends = within === endChapter && (endVerse !== undefined || verse !== undefined);
      return {
        book: book.name,
        chapter: within,
        verse: at === 0 ? (verse ?? 1) : 1,
        endVerse: ends ? (endVerse ?? verse ?? last) : last,
      };
    }),
  );

/** The requested passages that a guide leaves out, in a sentence; '' if it has all of them. */
export function leftOutOf(scripture: string): string {
  const count = allOf(scripture).length;
  return count > MOST ? t('dossier.of-passages-first-are-laid-out', { count, most: MOST }) : '';
}

/** The passages that a sermon is on, each within one chapter; one that runs over several is in as many parts. */
export const passagesOf = (scripture: string): Place[] => allOf(scripture).slice(0, MOST);
