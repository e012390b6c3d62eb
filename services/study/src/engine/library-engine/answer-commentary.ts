import type { StudySection } from '@berea/contracts';
import { chapterAround, passageName } from '../../text/passages.js';
import type { StudyContext } from '../../study-tools/study-context.js';
import { notesOn } from '../../study-tools/tools/notes-on.js';

const WISH = { kinds: ['note', 'exposition'], notes: 2, most: 900 } as const;

/**
 * The notes on a passage in the commentaries that a question names, and in no other. If one has no note on it, the
 * answer says so and shows the nearest note of its chapter.
 * @param ids of commentaries; those that are not installed are left out
 */
export function namedCommentaries(context: StudyContext, ids: readonly string[]): StudySection[] {
  const named = context.library.commentaries.filter(({ work }) => ids.includes(work.id));
  // Side by side, so that a reader who asks for two sees how they differ.
  const voices = named.flatMap((commentary) => {
    const notes = notesOn(context, commentary, named.length > 1 ? { ...WISH, notes: 1 } : WISH);
    const { author, title } = context.works.source(commentary.work.id);
    return notes.length ? [{ name: author ?? title, notes }] : [];
  });
  const together: StudySection[] = voices.length
    ? [
        {
          type: 'commentary',
          title: `In the words of ${voices.map(({ name }) => name).join(' and ')}`,
          notes: voices.flatMap(({ notes }) => notes),
        },
      ]
    : [];
  const silent = named.flatMap((commentary): StudySection[] => {
    const { author, title } = context.works.source(commentary.work.id);
    const name = author ?? title;
    if (notesOn(context, commentary, WISH).length) return [];
    const { passage } = context;
    const near = commentary
      .notes(chapterAround(passage.first))
      .filter(({ kind }) => kind === 'note' || kind === 'exposition')
      .sort((a, b) => Math.abs(a.first - passage.first) - Math.abs(b.first - passage.first))[0];
    const none = `${name} has no note on ${passageName(passage)} in this library.`;
    if (!near) return [{ type: 'text', title: `In the words of ${name}`, text: none }];
    const there = { first: near.first, last: near.last };
    const notes = notesOn({ ...context, passage: there }, commentary, { ...WISH, notes: 1 });
    return [
      { type: 'text', title: `In the words of ${name}`, text: `${none} The nearest is on ${passageName(there)}.` },
      { type: 'commentary', title: `${name} on ${passageName(there)}`, notes },
    ];
  });
  return [...together, ...silent];
}
