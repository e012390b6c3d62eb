import type { CrossReference, StudySection } from '@berea/contracts';
import { findBook, type Passage, positionOf } from '@berea/scripture';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import { carryingWords } from '../structure/carrying-words.js';
import type { StudyContext } from '../study-context.js';

const MOST = 12;
/** A passage is compared verse by verse; of a longer one so many verses, evenly from its beginning to its end. */
const MOST_VERSES = 40;

/** Words whose verses come before others, and references of one verse, so that no verse speaks for the whole. */
const CARRYING = 6;
const MOST_OF_A_VERSE = 3;

export function studyCrossReferences(context: StudyContext): StudySection[] {
  const { passage, works } = context;
  const weights = weightsOf(context);
  const references = best(
    (position) =>
      works
        .listBeside(position, MOST)
        .slice(0, passage.first === passage.last ? MOST : MOST_OF_A_VERSE)
        .map((reference) => ({ ...reference, score: reference.score * (weights.get(position) ?? 1) })),
    passage,
    MOST,
  );
  return references.length
    ? [{ type: 'cross-references', title: 'Verses to compare', references }]
    : [{ type: 'text', title: 'Verses to compare', text: 'No verse was found that is near enough to this one.' }];
}

/** How much each verse of a passage counts: those with the words that carry it more than those that go on from them. */
function weightsOf(context: StudyContext): Map<number, number> {
  const { first, last } = context.passage;
  const weights = new Map<number, number>();
  if (first === last) return weights;
  for (const { places = [] } of carryingWords(context, CARRYING))
    for (const { verse } of places) {
      const position = first + verse - context.place.verse;
      weights.set(position, (weights.get(position) ?? 1) + 1);
    }
  return weights;
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
  const size = passage.last - passage.first + 1;
  const step = Math.max(1, size / MOST_VERSES);
  const all = Array.from({ length: Math.min(size, MOST_VERSES) }, (_, at) =>
    referencesOf(passage.first + Math.floor(at * step)),
  );
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
