import type { CrossReference, CrossReferenceReason } from '@berea/contracts';
import { placeAt, positionOf } from '@berea/scripture';
import { Concordance } from '../works/concordance.js';
import type { Library } from '../works/library.js';
import { numberedVerses } from '../works/bible-text.js';
import { placeOf } from '../text/passages.js';
import { lengthOf, type Ranked } from './evidence.js';
import { explainLemmas, sharedWords } from './shared-words.js';

/** A longer passage is shown by its beginning. */
const MOST_VERSES = 4;
const BEGINNING = 2;
const MOST_REASONS = 5;

/** A passage set beside a verse, as answers carry it: with its words and the reasons, those of people first. */
export function describeReference(library: Library, position: number, candidate: Ranked): CrossReference {
  const place = placeOf(candidate);
  const { book } = placeAt(candidate.first);
  const last = positionOf(book, place.chapter, place.endVerse) ?? candidate.last;
  const computed = candidate.computed.slice(0, 1).map((other) => explainComputed(library, position, other));
  return {
    ...place,
    text: textOf(library, candidate, last),
    score: Math.round(candidate.score * 10) / 10,
    reasons: [...candidate.reasons.slice(0, MOST_REASONS), ...computed],
  };
}

/** The words of a passage; of one that was joined from several those of its best, with the number of the verse. */
function textOf({ main }: Library, { first, best }: Ranked, last: number): string {
  if (best && lengthOf(best) === 1) return `${placeAt(best.first).verse} ${main.at(best.first)}`;
  const shown = best ?? { first, last };
  if (lengthOf(shown) <= MOST_VERSES) return numberedVerses(main, shown).join(' ');
  return `${numberedVerses(main, { first: shown.first, last: shown.first + BEGINNING - 1 }).join(' ')} …`;
}

function explainComputed(library: Library, position: number, other: number): CrossReferenceReason {
  const source = library.main.source.id;
  const shared = sharedWords(Concordance.of(library.main), position, other);
  if (shared.length) {
    return { kind: 'words', text: `Words in common: ${shared.map((words) => `“${words}”`).join(', ')}.`, source };
  }
  const text = explainLemmas(library, position, other);
  if (text) return { kind: 'lemmas', text, source };
  return { kind: 'words', text: 'The words around both are much the same.', source };
}
