import type { StudySection } from '@berea/contracts';
import type { Commentary } from '../../works/commentary.js';
import type { StudyContext } from '../study-context.js';
import { notesOn } from './notes-on.js';
import { notInstalled, outlineOf } from './common-sections.js';

const LONGEST_NOTE = 2_800;
/** Nearly every section of a concise commentary; it opens at its sentences on the passage, the rest unfolds. */
const WHOLE_SECTION = 8_500;

/** The notes of the installed commentaries, each in its own words. */
export function studyCommentary(context: StudyContext): StudySection[] {
  const sections = context.library.commentaries.flatMap((commentary) => ofWork(context, commentary));
  return [
    ...outlineOf(context, 'Where the passage stands', context.passage),
    ...(sections.length ? sections : [nothing(context)]),
  ];
}

function nothing(context: StudyContext): StudySection {
  if (!context.library.commentaries.length) return notInstalled(context, 'commentary-mhcc');
  return { type: 'text', title: 'Commentary', text: 'The installed commentaries say nothing to this passage.' };
}

function ofWork(context: StudyContext, commentary: Commentary): StudySection[] {
  const { author, title } = context.works.source(commentary.work.id);
  const notes = [
    ...notesOn(context, commentary, {
      kinds: ['note', 'exposition'],
      notes: 3,
      most: LONGEST_NOTE,
      section: WHOLE_SECTION,
    }),
    ...notesOn(context, commentary, { kinds: ['quotation'], notes: 3, most: 600 }),
  ];
  return notes.length ? [{ type: 'commentary', title: `In the words of ${author ?? title}`, notes }] : [];
}
