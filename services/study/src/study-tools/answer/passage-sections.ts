import type { StudySection } from '@berea/contracts';
import { passageName, placeOf } from '../../text/passages.js';
import type { StudyContext } from '../study-context.js';
import { listReferences } from '../tools/cross-references.js';
import { studyCommentary } from '../tools/commentary.js';

const MOST_VERSES = 20;
const MOST_REFERENCES = 5;

/** The words of the passage itself, which every answer begins with. */
export function quotePassage({ passage, text }: StudyContext): StudySection[] {
  const last = Math.min(passage.last, passage.first + MOST_VERSES - 1);
  const positions = Array.from({ length: last - passage.first + 1 }, (_, index) => passage.first + index);
  const verses = positions
    .filter((position) => text.at(position))
    .map((position) => ({ ...placeOf({ first: position, last: position }), text: text.at(position) }));
  if (!verses.length) {
    const missing = `The ${text.label} does not have ${passageName(passage)}.`;
    return [{ type: 'text', title: passageName(passage), text: missing, source: text.source.id }];
  }
  const cut: StudySection[] =
    last < passage.last
      ? [
          {
            type: 'text',
            title: 'The rest',
            text: `The first ${MOST_VERSES} verses are shown; the Bible reader has the whole.`,
          },
        ]
      : [];
  return [{ type: 'verses', title: passageName(passage), verses }, ...cut];
}

/** Sections on a passage if the question asks nothing particular of it: notes on it, and verses to compare. */
export function overviewOf(context: StudyContext): StudySection[] {
  const references = listReferences(context.works, context.passage, MOST_REFERENCES);
  return [
    ...studyCommentary(context),
    ...(references.length ? [{ type: 'cross-references' as const, title: 'Verses to compare', references }] : []),
  ];
}
