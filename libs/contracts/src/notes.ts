import { z } from 'zod';
import { NOTE_LIMITS } from './values/limits.js';
import { listContract, listed } from './list-resource.js';
import { aboutPlace, madeWithin, tagged } from './lists.js';
import { noteOverviews } from './note-overviews.js';
import { completeUnlessDraft, draftFlag, draftLine, draftProse, line, shownDraft } from './text.js';

const text = draftProse('Content', NOTE_LIMITS.content);

const object = z
  .looseObject({})
  .transform((value) => JSON.stringify(value))
  .pipe(text);

/** An object is stored and shown as its JSON; our own clients send only text. */
const textOrObject = z.union([text, object], {
  error: ({ input }) => (input === undefined ? 'Content is required.' : 'Content must be text.'),
}) as unknown as typeof text;

export const NoteDraft = completeUnlessDraft(
  z.strictObject({
    title: draftLine('Title', NOTE_LIMITS.title),
    content: textOrObject,
    scripture: z
      .string({ error: 'Scripture must be text.' })
      .trim()
      .max(NOTE_LIMITS.scripture, { error: `Scripture can be at most ${NOTE_LIMITS.scripture} characters.` })
      .optional(),
    tags: z
      .array(line('Tag', NOTE_LIMITS.tag), { error: 'Tags must be a list of texts.' })
      .max(NOTE_LIMITS.tags, { error: `A note can have at most ${NOTE_LIMITS.tags} tags.` })
      .optional(),
    draft: draftFlag,
  }),
  { title: 'Title', content: 'Content' },
).meta({ id: 'NoteDraft' });
export type NoteDraft = z.input<typeof NoteDraft>;

export const Note = listed({
  title: z.string(),
  content: z.string(),
  scripture: z.string().optional(),
  tags: z.array(z.string()).optional(),
  draft: shownDraft,
}).meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

export const notesContract = {
  ...listContract({
    path: '/api/notes',
    tag: 'Notes',
    noun: 'note',
    creating: 'Write a note',
    scopes: { read: 'notes:read', write: 'notes:write' },
    draft: NoteDraft,
    item: Note,
    filters: { ...tagged, ...madeWithin, ...aboutPlace },
  }),
  ...noteOverviews,
};
