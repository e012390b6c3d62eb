import type { Passage } from '@berea/scripture';
import { conceptOf } from '../../engine/library-engine/concept.js';
import { rankVerses } from '../../engine/library-engine/rank-verses.js';
import { asWritten } from '../../study-tools/question/question-terms.js';
import { tellingWords } from './telling-words.js';
import { readableTitle } from '../../study-tools/prose/readable-heading.js';
import type { Concordance } from '../../works/concordance.js';
import type { Topic, Topics } from '../../works/topics.js';

/** A verse that fits a text, and why it was chosen. */
export interface FittingVerse {
  readonly position: number;
  readonly why: string;
  /** Whether the topical Bible had a part in it */
  readonly byTopic: boolean;
}

const MOST_WORDS = 6;
const LOOKED_AT = 40;
/** What a verse is worth more for being listed under a subject of the text. */
const OF_SUBJECT = 1.6;

/**
 * The verse that fits a text best: by the telling words that both share, by the subjects that the topical Bible lists it
 * under, and by how often it is listed at all, since people know such verses.
 * @param subjects topics that the text names
 * @param not places that the text names already
 */
export function findVerse(
  concordance: Concordance,
  text: string,
  { topics, subjects, not }: { topics: Topics | null; subjects: readonly Topic[]; not: readonly Passage[] },
): FittingVerse | undefined {
  const concepts = tellingWords(concordance, text, MOST_WORDS).map((word) => conceptOf(concordance, word));
  for (let count = concepts.length; count > 0; count -= 1) {
    const chosen = concepts.slice(0, count);
    const scored = rankVerses(concordance, chosen, text)
      .filter(({ matched }) => matched > 1 || count < 2)
      .filter(({ position }) => !not.some(({ first, last }) => first <= position && position <= last))
      .slice(0, LOOKED_AT)
      .map(({ position, score }) => ({ position, ...weigh(position, score, topics, subjects) }));
    const best = scored.sort((a, b) => b.score - a.score)[0];
    if (!best) continue;
    const held = chosen
      .filter(({ points }) => points.has(best.position))
      .map(({ word }) => `“${asWritten(text, word)}”`);
    const listed = best.subject ? `, and is listed under ${readableTitle(best.subject.name)}` : '';
    const why = `Chosen since it speaks of ${held.join(', ')}${listed}.`;
    return { position: best.position, why, byTopic: best.subject !== undefined };
  }
  return undefined;
}

function weigh(
  position: number,
  score: number,
  topics: Topics | null,
  subjects: readonly Topic[],
): { score: number; subject: Topic | undefined } {
  const listings = topics?.ofVerse(position) ?? [];
  const subject = subjects.find(({ id }) => listings.some(({ topic }) => topic.id === id));
  const known = 1 + 0.5 * Math.log(1 + new Set(listings.map(({ topic }) => topic.id)).size);
  return { score: score * known * (subject ? OF_SUBJECT : 1), subject };
}
