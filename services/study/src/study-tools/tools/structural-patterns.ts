import type { StudySection } from '@berea/contracts';
import { formatReference, type Passage, placeAt } from '@berea/scripture';
import { wordsOf } from '../../text/fold-words.js';
import { chapterAround, passageName, placeOf } from '../../text/passages.js';
import { splitClauses } from '../prose/split-clauses.js';
import { findRefrains, type Refrain } from '../structure/refrains.js';
import { lemmasOf, type RepeatedLemma, repeatedLemmas } from '../structure/repeated-lemmas.js';
import { sectionAround } from '../structure/section-around.js';
import type { StudyContext } from '../study-context.js';
import { movementsIn, rowsIn } from './noted-section.js';

const MOST_REPEATED = 8;
const MOST_REFRAINS = 6;
const MOST_CLAUSES = 24;
/** A word in more verses than this frames nothing. */
const FRAMING = 700;
const SHORTEST_FRAME = 4;

const HONEST =
  'Only what can be counted is shown: repeated words, refrains, the lines of the verse, and words that open and close a section. Mirrored patterns (chiasms) are left out, since the words of these chapters mirror each other no more often than chance would have it.';

export function studyStructuralPatterns(context: StudyContext): StudySection[] {
  return [
    ...movementsIn(context, pieceAround(context)),
    ...clauses(context),
    ...repetitions(context),
    ...refrains(context),
    ...frame(context),
    honest,
  ];
}

const honest: StudySection = { type: 'text', title: 'What this shows', text: HONEST };

/** The lines of a passage of a few verses; of a longer one its movements say more. */
function clauses({ passage, text }: StudyContext): StudySection[] {
  const points = Array.from({ length: passage.last - passage.first + 1 }, (_, index) => passage.first + index).flatMap(
    (position) =>
      splitClauses(text, position).map((clause, index) => {
        const { book, chapter, verse } = placeAt(position);
        return { title: `${formatReference(book.name, chapter, verse)}, line ${index + 1}`, text: clause.text };
      }),
  );
  return points.length > 1 && points.length <= MOST_CLAUSES
    ? [{ type: 'points', title: 'The lines of the passage', points }]
    : [];
}

function repetitions(context: StudyContext): StudySection[] {
  const { tagged } = context.library;
  if (!tagged) return [];
  const section = pieceAround(context);
  const rows = repeatedLemmas(tagged, section).slice(0, MOST_REPEATED);
  if (!rows.length) return [];
  const title = `Words that come back in ${passageName(section)}`;
  return [{ type: 'repetitions', title, rows: rows.map((row) => repetition(context, row)) }];
}

function refrains(context: StudyContext): StudySection[] {
  const { library, passage } = context;
  const section = pieceAround(context);
  // Those that the passage has a part in come first.
  const holds = ({ positions }: Refrain) => positions.some((each) => passage.first <= each && each <= passage.last);
  const found = findRefrains(library.main, section).sort((a, b) => Number(holds(b)) - Number(holds(a)));
  const rows = withoutNested(found)
    .slice(0, MOST_REFRAINS)
    .map(({ words, count, positions }) => ({ words, count, places: positions.map(placeOfVerse) }));
  return rows.length
    ? [{ type: 'repetitions', title: `Said again word for word in ${passageName(section)}`, rows }]
    : [];
}

/** Repetitions of which none holds another: 'And God said, Let' says what 'And God said, Let the' would say again. */
function withoutNested(refrains: readonly Refrain[]): Refrain[] {
  const kept: Refrain[] = [];
  const isIn = (part: Refrain, whole: Refrain) => ` ${folded(whole)} `.includes(` ${folded(part)} `);
  for (const refrain of refrains) {
    if (!kept.some((each) => isIn(each, refrain) || isIn(refrain, each))) kept.push(refrain);
  }
  return kept;
}

const folded = ({ words }: Refrain): string => wordsOf(words).join(' ');

/**
 * The piece of text that all is counted in: a passage as asked, else what is around the verse, with the whole of its
 * first and last movement, since the outline is of it too.
 */
function pieceAround(context: StudyContext): Passage {
  const { library, passage } = context;
  const piece = sectionAround(library, passage);
  if (passage.last > passage.first) return piece;
  const chapter = chapterAround(passage.first);
  const ranges = rowsIn(context, piece).map(({ range }) => range);
  return {
    first: Math.max(chapter.first, Math.min(piece.first, ...ranges.map(([first]) => first))),
    last: Math.min(chapter.last, Math.max(piece.last, ...ranges.map(([, last]) => last))),
  };
}

/** Rare words of both the first and the last verse of the section. */
function frame(context: StudyContext): StudySection[] {
  const { tagged } = context.library;
  const { first, last } = pieceAround(context);
  if (!tagged || last - first + 1 < SHORTEST_FRAME) return [];
  const end = lemmasOf(tagged, { first: last, last });
  const rows = [...lemmasOf(tagged, { first, last: first }).values()]
    .filter(({ id }) => end.has(id) && tagged.positionsOf(id).length <= FRAMING)
    .map((lemma) => ({ ...lemma, count: lemma.count + (end.get(lemma.id)?.count ?? 0), positions: [first, last] }));
  if (!rows.length) return [];
  const title = `Words that open and close ${passageName({ first, last })}`;
  return [{ type: 'repetitions', title, rows: rows.map((row) => repetition(context, row)) }];
}

function repetition({ works }: StudyContext, { id, words, count, positions }: RepeatedLemma) {
  const entry = works.entry(id);
  return { words, ...(entry && { lemma: entry.lemma }), id, count, places: positions.map(placeOfVerse) };
}

const placeOfVerse = (position: number) => placeOf({ first: position, last: position });
