import type { StudySection } from '@berea/contracts';
import { formatReference, placeAt } from '@berea/scripture';
import { chapterAround, passageName, placeOf } from '../../text/passages.js';
import { splitClauses } from '../prose/split-clauses.js';
import { findRefrains, type Refrain } from '../structure/refrains.js';
import { lemmasOf, type RepeatedLemma, repeatedLemmas } from '../structure/repeated-lemmas.js';
import { sectionAround } from '../structure/section-around.js';
import type { StudyContext } from '../study-context.js';
import { movementsOf } from './noted-section.js';

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
    ...movementsOf(context),
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
  const section = sectionAround(context.library, context.passage);
  const rows = repeatedLemmas(tagged, section).slice(0, MOST_REPEATED);
  if (!rows.length) return [];
  const title = `Words that come back in ${passageName(section)}`;
  return [{ type: 'repetitions', title, rows: rows.map((row) => repetition(context, row)) }];
}

function refrains({ library, passage }: StudyContext): StudySection[] {
  const chapter = chapterAround(passage.first);
  // Those that the passage has a part in come first.
  const holds = ({ positions }: Refrain) => positions.some((each) => passage.first <= each && each <= passage.last);
  const found = findRefrains(library.main, chapter)
    .sort((a, b) => Number(holds(b)) - Number(holds(a)))
    .slice(0, MOST_REFRAINS);
  if (!found.length) return [];
  const { book, chapter: number } = placeAt(passage.first);
  const rows = found.map(({ words, count, positions }) => ({ words, count, places: positions.map(placeOfVerse) }));
  return [{ type: 'repetitions', title: `Said again word for word in ${formatReference(book.name, number)}`, rows }];
}

/** Rare words of both the first and the last verse of the section. */
function frame(context: StudyContext): StudySection[] {
  const { tagged } = context.library;
  const { first, last } = sectionAround(context.library, context.passage);
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
