import { type Passage, passageOf } from '@berea/scripture';
import { conceptOf } from '../../engine/library-engine/concept.js';
import { rankVerses } from '../../engine/library-engine/rank-verses.js';
import {
  type ChosenPassages,
  findNamedSubject,
  findRemembered,
  findStory,
  findSubject,
} from '../../engine/question/chosen-passages.js';
import { asWritten } from '../../text/whole-words.js';
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

const ASKING = /\b(?:who|whom|whose|which|that|what|when|where|why|how)\b/gi;
/** So many telling words in one verse say more than what was chosen for a subject that the text names in passing. */
const SHARED = 3;
const MOST_WORDS = 6;
const LOOKED_AT = 40;
/** Factor for a verse that is listed under a subject of the text. */
const OF_SUBJECT = 1.6;

/**
 * The verse that fits a text: one that it remembers in words of its own; one that shares several of its telling words; of
 * the passages that were chosen for the subject it names, the verse nearest to its words; else the one that shares most.
 * @param subjects topics that the text names
 * @param not places that the text names already
 */
export function findVerse(concordance: Concordance, text: string, among: Among): FittingVerse | undefined {
  // A statement asks nothing: 'those who doubt' is not about who God is.
  const told = text.includes('?') ? text : text.replace(ASKING, ' ');
  const remembered = chosenVerse(concordance, text, among.not, findRemembered(told) ?? findStory(told));
  if (remembered) return { ...remembered, why: 'Chosen since your words tell what stands there.' };
  const shared = findShared(concordance, text, among);
  if (shared && shared.matched >= SHARED) return shared;
  const chosen = findSubject(told) ?? findNamedSubject(told);
  const verse = chosenVerse(concordance, text, among.not, chosen);
  if (!verse) return shared;
  const words = chosen?.words.map((word) => `“${asWritten(text, word)}”`).join(', ');
  return { ...verse, why: `Chosen for its subject: ${words}.` };
}

interface Among {
  readonly topics: Topics | null;
  readonly subjects: readonly Topic[];
  readonly not: readonly Passage[];
}

const isAmong = (passages: readonly Passage[], position: number): boolean =>
  passages.some(({ first, last }) => first <= position && position <= last);

/**
 * The verse of the hand-chosen passages that shares most telling words with a text; the first one if none shares any.
 */
function chosenVerse(
  concordance: Concordance,
  text: string,
  not: readonly Passage[],
  chosen: ChosenPassages | undefined,
): Omit<FittingVerse, 'why'> | undefined {
  const positions = (chosen?.references ?? []).flatMap((reference) => {
    const passage = passageOf(reference);
    return passage ? Array.from({ length: passage.last - passage.first + 1 }, (_, at) => passage.first + at) : [];
  });
  const concepts = tellingWords(concordance, text, MOST_WORDS).map((word) => conceptOf(concordance, word));
  const pointsAt = (position: number) => concepts.reduce((sum, { points }) => sum + (points.get(position) ?? 0), 0);
  const [best] = positions
    .filter((position) => !isAmong(not, position))
    .map((position) => ({ position, points: pointsAt(position) }))
    .sort((one, other) => other.points - one.points);
  return best && { position: best.position, byTopic: false };
}

/**
 * The verse that fits a text best: by the telling words that both share, by the subjects that the topical Bible lists it
 * under, and by how often it is listed at all, since people know such verses.
 */
function findShared(
  concordance: Concordance,
  text: string,
  { topics, subjects, not }: Among,
): (FittingVerse & { readonly matched: number }) | undefined {
  const concepts = tellingWords(concordance, text, MOST_WORDS).map((word) => conceptOf(concordance, word));
  for (let count = concepts.length; count > 0; count -= 1) {
    const chosen = concepts.slice(0, count);
    const scored = rankVerses(concordance, chosen, text)
      .filter(({ matched }) => matched > 1 || count < 2)
      .filter(({ position }) => !isAmong(not, position))
      .slice(0, LOOKED_AT)
      .map(({ position, score, matched }) => ({ position, matched, ...weigh(position, score, topics, subjects) }));
    const best = scored.sort((a, b) => b.score - a.score)[0];
    if (!best) continue;
    const held = chosen
      .filter(({ points }) => points.has(best.position))
      .map(({ word }) => `“${asWritten(text, word)}”`);
    const listed = best.subject ? `, and is listed under ${readableTitle(best.subject.name)}` : '';
    const why = `Chosen since it speaks of ${held.join(', ')}${listed}.`;
    return { position: best.position, why, byTopic: best.subject !== undefined, matched: best.matched };
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
