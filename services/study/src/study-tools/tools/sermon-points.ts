import { type CrossReference, isFunctionWord, type StudySection } from '@berea/contracts';
import { formatReference, type Passage } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import type { Note } from '../../works/commentary.js';
import { creditOf } from '../prose/render-sections.js';
import { bestSentence } from '../prose/excerpt.js';
import { sentencesOn } from '../prose/sentences-on.js';
import { shortDefinition } from '../prose/short-definition.js';
import { type Clause, splitClauses } from '../prose/split-clauses.js';
import { weighWords } from '../prose/weigh-words.js';
import type { StudyContext } from '../study-context.js';
import { carriedWords } from './semantic-relations.js';
import { memorableReference } from './well-founded.js';
import { wordsOfLemmas } from '../../works/tagged-text.js';

const MOST_POINTS = 6;
/** Words of the passage that a clause may have one of */
const MOST_CARRYING = 20;
/** 'And Abraham said', 'Jesus saith unto him' */
const SPEAKS = /^[\p{L}’' ]{0,60}\b(?:said|saith|spake|answered)(?: unto \p{L}+| to \p{L}+)?$/u;
/** Number of a sentence in an enumeration. */
const NUMBER = /^(?:\d{1,2}|[IVX]{1,4})\.\s+/;

/** The text under a point, and the work that it is from. */
interface Support {
  readonly text: string;
  readonly source: string;
}

/** The clauses of a passage, each with its rarest lemma, a verse to compare and a sentence of a commentary. */
export function sermonPoints(context: StudyContext, references: readonly CrossReference[]): StudySection[] {
  const { library, passage } = context;
  const unused = [...references];
  const said = new Set<string>();
  const { tagged } = library;
  const carrying = new Set(tagged ? carriedWords(context, tagged, MOST_CARRYING).map(({ id }) => id) : []);
  const points = clausesOf(context, passage).map(({ position, clause }) => {
    const support = [
      keyWord(context, carrying, position, clause),
      compare(context, takeBest(context, unused, clause.text)),
      comment(context, position, clause, said),
    ].flatMap((each) => each ?? []);
    return {
      title: clause.text.replace(/(?<![;:,.])[;:,.]+$/, ''),
      text: support.map(({ text }) => text).join('\n\n'),
      sources: [...new Set(support.map(({ source }) => source))],
    };
  });
  // A clause that nothing can be said to is no point ('and to do it'), nor is one that only says who speaks.
  const supported = points.filter(({ title, text }) => text && !(points.length > 1 && SPEAKS.test(title)));
  return supported.length
    ? [{ type: 'points', title: `Points from the ${library.main.label}`, points: supported }]
    : [];
}

/** The clauses of one verse, or the first clause of each verse where there are more. */
function clausesOf({ library }: StudyContext, { first, last }: Passage): { position: number; clause: Clause }[] {
  const verses = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  return verses
    .flatMap((position) => {
      const clauses = splitClauses(library.main, position);
      return (verses.length > 1 ? clauses.slice(0, 1) : clauses).map((clause) => ({ position, clause }));
    })
    .slice(0, MOST_POINTS);
}

/** The rarest lemma of a clause among those that carry the passage, with its words: no name, and no particle. */
function keyWord(
  { library, works }: StudyContext,
  carrying: ReadonlySet<string>,
  position: number,
  { start, text }: Clause,
): Support | undefined {
  const { tagged, main } = library;
  if (!tagged) return undefined;
  const runs = tagged.words(position).filter((run) => run.start >= start && run.start < start + text.length);
  const words = wordsOfLemmas(main, position, runs);
  const [rarest] = [...words]
    .filter(([id, each]) => carrying.has(id) && wordsOf(each).some((word) => !isFunctionWord(word)))
    .map(([id]) => id)
    .sort((a, b) => tagged.count(a) - tagged.count(b));
  const entry = rarest && works.entry(rarest);
  if (!entry) return undefined;
  const name = `${entry.lemma} ${entry.transliteration} (${entry.id})`;
  const meaning = `${shortDefinition(entry.definition)} (Strong, 1890)`;
  return { text: `Key word: ${words.get(rarest)}, ${name}: ${meaning}`, source: entry.source };
}

/** Each reference is used for one point only. */
function takeBest(context: StudyContext, references: CrossReference[], clause: string): CrossReference | undefined {
  const best = memorableReference(context, references, weighWords(context.concordance, clause));
  if (best) references.splice(references.indexOf(best), 1);
  return best;
}

function compare({ library: { main } }: StudyContext, reference: CrossReference | undefined): Support | undefined {
  if (!reference) return undefined;
  const { book, chapter, verse, endVerse, text } = reference;
  const where = formatReference(book, chapter, verse, endVerse);
  return { text: `Compare: “${text}” (${where}, ${main.label})`, source: main.source.id };
}

/** A sentence of a commentary to the clause, none that only says the verse again, and none twice. */
function comment(context: StudyContext, position: number, clause: Clause, said: Set<string>): Support | undefined {
  const { concordance, library, works } = context;
  const weights = weighWords(concordance, clause.text);
  for (const commentary of library.commentaries) {
    const notes = commentary
      .notes({ first: position, last: position })
      .filter(({ kind }) => kind === 'note' || kind === 'exposition');
    const verse = library.main.at(position);
    const isNew = (sentence: string) => !said.has(sentence) && !onlyQuotes(sentence) && !repeats(sentence, verse);
    const sentence = bestSentence(
      concordance,
      notes.map((note) => onVerse(context, note, position)).join('\n\n'),
      weights,
      isNew,
    );
    if (!sentence) continue;
    said.add(sentence);
    return {
      text: `${creditOf(works.source(commentary.work.id))}: ${sentence.replace(NUMBER, '')}`,
      source: commentary.work.id,
    };
  }
  return undefined;
}

/** The sentences on this verse in a note on several. */
function onVerse({ concordance }: StudyContext, note: Note, position: number): string {
  const { text, first, last } = note;
  if (first === last) return text;
  const on = sentencesOn(concordance, text, note, { first: position, last: position });
  return on ? text.slice(on.start, on.end) : '';
}

/** Whether a sentence says no more than the verse itself. */
const repeats = (sentence: string, verse: string): boolean => lettersOf(verse).includes(lettersOf(sentence));
const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

const onlyQuotes = (sentence: string): boolean => /^["“‘'][^"”]*["”’']\W*$/.test(sentence.trim());
