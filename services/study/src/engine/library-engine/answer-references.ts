import { type Passage, passageOf, type ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../library/reference-name.js';
import { conceptOf } from './concept.js';
import type { Concordance } from './concordance.js';
import { type Frame, listWords } from './frame-sentences.js';
import { whyMissing } from './missing-places.js';
import { asWritten, termsOf } from './question-terms.js';
import { quoteVerses } from './quote-verses.js';
import { rankVerses } from './rank-verses.js';

/** More references than this in one question are named, not shown. */
const MAX_REFERENCES = 4;
/** A passage of up to this many verses is shown whole. */
const MAX_VERSES = 12;
const EXCERPT = 6;
const MAX_FOUND = 3;

/** The parts of an answer to a question that names passages: each one's text, or why there is none. */
export function answerReferences(
  concordance: Concordance,
  message: string,
  references: readonly ReferenceSpan[],
  frame: Frame,
): string[] {
  const distinct = [...new Map(references.map((reference) => [referenceName(reference), reference])).values()];
  const shown = distinct.slice(0, MAX_REFERENCES).flatMap((reference) => {
    const passage = passageOf(reference);
    return passage
      ? showPassage(concordance, wordsBeside(message, references), reference, passage, frame)
      : [whyMissing(reference)];
  });
  const rest = distinct.length - MAX_REFERENCES;
  return rest > 0 ? [...shown, `You named ${rest} more; ask for them next.`] : shown;
}

/** What a question says beside its references. */
const wordsBeside = (message: string, references: readonly ReferenceSpan[]): string =>
  references.reduceRight((left, { start, end }) => `${left.slice(0, start)} ${left.slice(end)}`, message);

function showPassage(
  concordance: Concordance,
  beside: string,
  reference: ReferenceSpan,
  passage: Passage,
  frame: Frame,
): string[] {
  const { text } = concordance;
  const name = referenceName(reference);
  const verses = passage.last - passage.first + 1;
  const terms = termsOf(concordance, beside);
  const sought = listWords(terms.map((word) => asWritten(beside, word)));
  // Whoever names a whole chapter and words wants the verses with these words; a few verses are shown as they are.
  if (terms.length && verses > MAX_VERSES) {
    const concepts = terms.map((word) => conceptOf(concordance, word));
    const found = rankVerses(concordance, concepts, beside, passage).slice(0, MAX_FOUND);
    const best = found
      .filter(({ score }) => score >= (found[0]?.score ?? 0) * 0.6)
      .sort((a, b) => a.position - b.position);
    if (best.length) {
      const quotes = best.map(({ position }) => quoteVerses(text, { first: position, last: position }));
      return [frame.versesWithin(name, sought), ...quotes];
    }
  }
  const missed = terms.length && verses > MAX_VERSES ? [frame.notWithin(name, sought)] : [];
  if (verses <= MAX_VERSES) return [frame.passage(name), quoteVerses(text, passage)];
  return [
    ...missed,
    frame.excerpt(name, verses, EXCERPT),
    quoteVerses(text, { first: passage.first, last: passage.first + EXCERPT - 1 }),
  ];
}
