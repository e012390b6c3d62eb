import type { CrossReference, StudySection } from '@berea/contracts';
import { findBook, type Passage, positionOf } from '@berea/scripture';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import type { StudyContext } from '../study-context.js';

const MOST = 12;
/** A long passage is compared verse by verse; beyond this many the answer would be about the chapter, not the passage. */
const MOST_VERSES = 10;

export function studyCrossReferences({ passage, works }: StudyContext): StudySection[] {
  const references = listReferences(works, passage, MOST);
  return references.length
    ? [{ type: 'cross-references', title: 'Verses to compare', references }]
    : [{ type: 'text', title: 'Verses to compare', text: 'No verse was found that is near enough to this one.' }];
}

/** The best references of all verses of a passage, as a reader sees them: each place once, none of the passage itself. */
export const listReferences = (works: ReferenceWorks, passage: Passage, limit: number): CrossReference[] =>
  best((position) => works.listBeside(position, limit), passage, limit);

/** The same, each verse by itself: for those who set one verse beside another. */
export const bestReferences = (works: ReferenceWorks, passage: Passage, limit: number): CrossReference[] =>
  best((position) => works.compare(position, limit), passage, limit);

function best(
  referencesOf: (position: number) => readonly CrossReference[],
  passage: Passage,
  limit: number,
): CrossReference[] {
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  const all = Array.from({ length: last - passage.first + 1 }, (_, at) => referencesOf(passage.first + at));
  const found: CrossReference[] = [];
  for (const reference of all.flat().sort((a, b) => b.score - a.score)) {
    if (found.length === limit) break;
    if (!touches(reference, passage) && !found.some((each) => overlap(each, reference))) found.push(reference);
  }
  return found;
}

const overlap = (a: CrossReference, b: CrossReference): boolean =>
  a.book === b.book && a.chapter === b.chapter && a.verse <= b.endVerse && b.verse <= a.endVerse;

/** Whether a reference has a verse of the passage. */
function touches({ book, chapter, verse, endVerse }: CrossReference, { first, last }: Passage): boolean {
  const named = findBook(book);
  const position = named && positionOf(named, chapter, verse);
  return position !== undefined && position <= last && first <= position + endVerse - verse;
}
