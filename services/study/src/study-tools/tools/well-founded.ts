import type { CrossReference } from '@berea/contracts';
import { findBook, positionOf } from '@berea/scripture';
import { sharedWeight, type WordWeights } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';

/** Grounds that set verses beside each other by words or subjects, without a look at these two. */
const WEAK: ReadonlySet<string> = new Set(['words', 'lemmas', 'topic']);
/** On the scale of the witnesses: nearly word for word. */
const STRONG = 40;
/** A long list of a topical Bible sets much beside each other, and a count agrees with some of it. */
const FAIR = 20;

/**
 * Whether a reference may be offered as belonging to a verse without its reasons beside it: a person has set it there, or
 * a topical Bible and a count agree on it, or the words are nearly the same. Words in common alone are an accident as
 * often as not, and so is a subject in common.
 */
export function isWellFounded({ reasons, score }: CrossReference): boolean {
  if (score >= STRONG || reasons.some(({ kind }) => !WEAK.has(kind))) return true;
  return score >= FAIR && new Set(reasons.map(({ source }) => source)).size > 1;
}

/** Verses of a place that lists a verse by itself. */
const NARROW = 3;
/** A topical Bible lists the boasts of the wicked under what they are. */
const BOASTS =
  /^(?:blasphemy|boasting|defiance|deification|false accusation|false witness|flattery|homage|infidelity|impenitence|malice|mocking|murmuring|persecution|presumption|scoffing|skepticism|self-exaltation|self-confidence|unbelief)\b/i;

/** Whether a verse may be carried along: not one that a topical Bible lists as blasphemy, boasting or the like. */
export const isToCarry = ({ topics }: StudyContext['library'], position: number): boolean =>
  !topics?.ofVerse(position).some(({ topic, span }) => span <= NARROW && BOASTS.test(topic.name));

/** A verse to memorise or read aloud is a single one, and not long. */
const LONGEST = 260;
const FAIR_PART = 0.2;

/**
 * The well-founded reference that speaks most of the words wished for; undefined where none shares a fair part of what
 * they weigh.
 */
export function memorableReference(
  { concordance, library }: StudyContext,
  references: readonly CrossReference[],
  weights: WordWeights,
): CrossReference | undefined {
  const enough = FAIR_PART * [...weights.values()].reduce((sum, weight) => sum + weight, 0);
  let best: { reference: CrossReference; score: number } | undefined;
  for (const reference of references) {
    const { text, verse, endVerse } = reference;
    if (endVerse > verse || text.length > LONGEST || !isWellFounded(reference)) continue;
    const book = findBook(reference.book);
    const position = book && positionOf(book, reference.chapter, verse);
    if (position === undefined || !isToCarry(library, position)) continue;
    // A long verse shares more by chance, and a near one says more than one that only has the words.
    const nearness = Math.max(1, reference.score);
    const shared = sharedWeight(concordance, weights, text);
    const score = (shared * nearness) / Math.sqrt(Math.max(80, text.length));
    if (shared >= enough && score > (best?.score ?? 0)) best = { reference, score };
  }
  return best?.reference;
}
