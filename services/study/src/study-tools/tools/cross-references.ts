import type { CrossReference, StudySection } from '@berea/contracts';
import { findBook, type Passage, positionOf } from '@berea/scripture';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import type { StudyContext } from '../study-context.js';

const MOST = 12;
/** A long passage is compared verse by verse; beyond this many the answer would be about the chapter, not the passage. */
const MOST_VERSES = 10;

export function studyCrossReferences({ passage, works }: StudyContext): StudySection[] {
  const references = bestReferences(works, passage, MOST);
  return references.length
    ? [{ type: 'cross-references', title: 'Verses to compare', references }]
    : [{ type: 'text', title: 'Verses to compare', text: 'No verse was found that is near enough to this one.' }];
}

/** The best references of all verses of a passage, each place once, none of them within it. */
export function bestReferences(works: ReferenceWorks, passage: Passage, limit: number): CrossReference[] {
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  const best = new Map<string, CrossReference>();
  for (let position = passage.first; position <= last; position += 1) {
    for (const reference of works.compare(position, limit)) {
      if (isWithin(reference, passage)) continue;
      const key = `${reference.book} ${reference.chapter}:${reference.verse}`;
      if ((best.get(key)?.score ?? -1) < reference.score) best.set(key, reference);
    }
  }
  return [...best.values()].sort((a, b) => b.score - a.score).slice(0, limit);
}

/** Whether a reference begins within the passage itself. */
function isWithin({ book, chapter, verse }: CrossReference, { first, last }: Passage): boolean {
  const named = findBook(book);
  const position = named && positionOf(named, chapter, verse);
  return position !== undefined && first <= position && position <= last;
}
