import type { CrossReference, StudySection } from '@berea/contracts';
import { findBook, type Passage, positionOf } from '@berea/scripture';
import type { ReferenceWorks } from '../../reference/reference-works.js';
import type { Concordance } from '../../works/concordance.js';
import { excerptOf } from '../prose/excerpt.js';
import { sharedWeight, weighPassage, type WordWeights } from '../prose/weigh-words.js';
import { carryingWords } from '../structure/carrying-words.js';
import type { StudyContext } from '../study-context.js';

const MOST = 12;
/** A passage is compared verse by verse; of a longer one so many verses, evenly from its beginning to its end. */
const MOST_VERSES = 40;

/** Reasons that no person gives. */
const COMPUTED: ReadonlySet<string> = new Set(['words', 'lemmas']);
/** Of a verse that only its words speak for, so much of what the words weigh is the same: two telling ones at least. */
const LEAST_SHARE = 0.4;
const LEAST_SHARED = 9;
/** A longer passage is shown by the part that has most to do with the verse, in UTF-16 units. */
const LONGEST = 260;

/** Words whose verses come before others, and references of one verse, so that no verse speaks for the whole. */
const CARRYING = 6;
const MOST_OF_A_VERSE = 3;

export function studyCrossReferences(context: StudyContext): StudySection[] {
  const { passage, works } = context;
  const carrying = weightsOf(context);
  const references = best(
    (position) =>
      works
        .listBeside(position, MOST)
        .slice(0, passage.first === passage.last ? MOST : MOST_OF_A_VERSE)
        .flatMap((reference) => toThePoint(context, position, reference))
        .map((reference) => ({ ...reference, score: reference.score * (carrying.get(position) ?? 1) })),
    passage,
    MOST,
  );
  return references.length
    ? [{ type: 'cross-references', title: 'Verses to compare', references }]
    : [{ type: 'text', title: 'Verses to compare', text: 'No verse was found that is near enough to this one.' }];
}

/**
 * A reference with the words that matter beside the verse; none where nothing but a few words that both have speaks for
 * it. What somebody says of it makes the words in common needless.
 */
function toThePoint({ concordance }: StudyContext, position: number, reference: CrossReference): CrossReference[] {
  const weights = weighPassage(concordance, { first: position, last: position });
  const said = reference.reasons.filter(({ kind }) => !COMPUTED.has(kind));
  if (!said.length && !isAlike(concordance, weights, reference.text)) return [];
  const text = excerptOf(concordance, reference.text, { weights, near: 0, most: LONGEST, split: splitAtStops });
  return [{ ...reference, text, ...(said.length && { reasons: said }) }];
}

/** Whether a text has much of what the words of a verse weigh, and not by chance. */
function isAlike(concordance: Concordance, weights: WordWeights, text: string): boolean {
  const all = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  const shared = sharedWeight(concordance, weights, text);
  return shared >= LEAST_SHARED && shared >= all * LEAST_SHARE;
}

/** 'and he shall wash his clothes, and be clean.' — verses of this translation are often one long sentence. */
const splitAtStops = (text: string): string[] =>
  text.match(/[^;:.?!]+[;:.?!]*["”’')]*\s*/g)?.map((part) => part.trim()) ?? [text];

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
