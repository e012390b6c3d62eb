import { formatReference, inOtherNumbering, type Passage, passageOf, type ReferenceSpan } from '@berea/scripture';
import { referenceName } from '../../text/passages.js';
import { count } from '../../text/count.js';
import { conceptOf } from './concept.js';
import type { Concordance } from '../../works/concordance.js';
import { type BibleText, quoteVerses } from '../../works/bible-text.js';
import type { Draft, Frame } from './draft.js';
import { listWords } from './frame-sentences.js';
import { termsOf } from '../../study-tools/question/question-terms.js';
import { asWritten } from '../../text/whole-words.js';
import { rankVerses } from './rank-verses.js';

/** Why a reference has no verses: 'Obadiah has 1 chapter, so there is no Obadiah 2:1.' */
export function whyMissing(reference: ReferenceSpan): string {
  const { book, chapter, endBook = book, endChapter = chapter } = reference;
  const name = referenceName(reference);
  const beyond = [
    { at: book, chapter },
    { at: endBook, chapter: endChapter },
  ].find((end) => end.chapter < 1 || end.chapter > end.at.chapters);
  if (beyond) return `${beyond.at.name} has ${count(beyond.at.chapters, 'chapter')}, so there is no ${name}.`;
  const lastVerse = reference.endVerse ?? reference.verse ?? 1;
  const verses = endBook.verseCounts[endChapter - 1] ?? 0;
  // The chapter is not named: 'John 3' in this sentence would itself be a reference, and a true one.
  return lastVerse > verses ? `There is no ${name}: that chapter ends with verse ${verses}.` : `There is no ${name}.`;
}

/** The verses that other editions number as a reference does, which has none here. */
function showOtherNumbering(text: BibleText, reference: ReferenceSpan): string[] {
  const other = inOtherNumbering(reference);
  const passage = other && passageOf({ book: reference.book, ...other, valid: true });
  if (!other || !passage) return [];
  const shown = { first: passage.first, last: Math.min(passage.last, passage.first + MAX_VERSES - 1) };
  const name = formatReference(reference.book.name, other.chapter, other.verse, other.endVerse);
  return [`In ${other.editions} that is the number of ${name}:`, quoteVerses(text, shown)];
}

/** More references than this in one question are named, not shown. */
const MAX_REFERENCES = 4;
/** A passage of up to this many verses is shown whole, and of a longer one its words are looked for. */
const MAX_VERSES = 12;
/** Most verses shown if nothing is looked for in the passage: the ten commandments, the prodigal son. */
const MAX_ALONE = 25;
const EXCERPT = 6;
/** Of more words than this nobody looks for a verse that has them: they tell what the passage is wanted for. */
const MAX_SOUGHT = 2;
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
      : [whyMissing(reference), ...showOtherNumbering(concordance.text, reference)];
  });
  const rest = distinct.length - MAX_REFERENCES;
  return rest > 0 ? [...shown, `You named ${rest} more; ask for them next.`] : shown;
}

/** The words of a question beside its references. */
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
  // A question with a whole chapter and words asks for the verses with these words; a few verses are shown as they are.
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
  // Said only where it is so: a verse may have the words and be no answer to them.
  const isMissed =
    terms.length > 0 &&
    terms.length <= MAX_SOUGHT &&
    !terms.some((word) => concordance.standsWithin(word, passage.first, passage.last));
  const missed = isMissed && verses > MAX_VERSES ? [frame.notWithin(name, sought)] : [];
  if (verses <= (terms.length ? MAX_VERSES : MAX_ALONE)) return [frame.passage(name), quoteVerses(text, passage)];
  return [
    ...missed,
    frame.excerpt(name, verses, EXCERPT),
    quoteVerses(text, { first: passage.first, last: passage.first + EXCERPT - 1 }),
  ];
}

/** Passages in the texts that were asked for, one after the other. Long ones begin so. */
export function showIn(
  texts: readonly BibleText[],
  references: readonly ReferenceSpan[],
  frame: Frame,
): Draft | undefined {
  const [reference] = references;
  const passage = reference && passageOf(reference);
  if (!reference || !passage) return undefined;
  const last = Math.min(passage.last, passage.first + MAX_VERSES - 1);
  const labels = texts.map(({ source, label }) => `${source.title} (${label})`);
  return {
    parts: [
      frame.inTexts(referenceName(reference), labels),
      ...texts.map((text) => quoteVerses(text, { first: passage.first, last })),
    ],
    texts,
  };
}
