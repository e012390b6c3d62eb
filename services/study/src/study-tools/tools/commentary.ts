import type { CommentaryNote, Source, StudySection } from '@berea/contracts';
import { findBook, formatReference, positionOf } from '@berea/scripture';
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
  const source = context.works.source(commentary.work.id);
  const notes = [
    ...notesOn(context, commentary, {
      kinds: ['note', 'exposition'],
      notes: 3,
      most: LONGEST_NOTE,
      section: WHOLE_SECTION,
    }),
    ...notesOn(context, commentary, { kinds: ['quotation'], notes: 3, most: 600 }),
  ];
  if (!notes.length) return [];
  const treating = notes.filter((note) => treats(note, context));
  if (treating.length)
    return [{ type: 'commentary', title: `In the words of ${source.author ?? source.title}`, notes: treating }];
  return [{ type: 'commentary', title: sayUntreated(context, source, notes), notes }];
}

/** Whether a note is on the passage and no more, or has sentences on it. */
function treats({ place, focus }: CommentaryNote, { passage }: StudyContext): boolean {
  if (focus || !place) return focus !== undefined;
  const book = findBook(place.book);
  const first = book && positionOf(book, place.chapter, place.verse);
  return first !== undefined && passage.first <= first && first + place.endVerse - place.verse <= passage.last;
}

/** 'Matthew Henry does not treat this verse by itself; his note on Matthew 13:36–43 says': what follows is on all of it. */
function sayUntreated({ passage }: StudyContext, { author, title }: Source, notes: readonly CommentaryNote[]): string {
  const what = passage.first === passage.last ? 'verse' : 'passage';
  const places = new Set(
    notes.flatMap(({ place }) =>
      place ? [formatReference(place.book, place.chapter, place.verse, place.endVerse)] : [],
    ),
  );
  const whose = author ? 'his' : 'its';
  const says = places.size > 1 ? `notes on ${[...places].join(', ')} say` : `note on ${[...places].join('')} says`;
  return `${author ?? title} does not treat this ${what} by itself; ${whose} ${says}`;
}
