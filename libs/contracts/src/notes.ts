import { z } from 'zod';
import { NOTE_LIMITS } from './limits.js';
import { listContract, listed } from './list-resource.js';
import { line, prose } from './text.js';

export const NoteDraft = z
  .strictObject({
    title: line('Title', NOTE_LIMITS.title),
    content: prose('Content', NOTE_LIMITS.content),
    scripture: z
      .string({ error: 'Scripture must be text.' })
      .trim()
      .max(NOTE_LIMITS.scripture, { error: `Scripture can be at most ${NOTE_LIMITS.scripture} characters.` })
      .optional(),
    tags: z
      .array(line('Tag', NOTE_LIMITS.tag), { error: 'Tags must be a list of texts.' })
      .max(NOTE_LIMITS.tags, { error: `A note can have at most ${NOTE_LIMITS.tags} tags.` })
      .optional(),
  })
  .meta({ id: 'NoteDraft' });
export type NoteDraft = z.input<typeof NoteDraft>;

export const Note = listed({
  title: z.string(),
  content: z.string(),
  scripture: z.string().optional(),
  tags: z.array(z.string()).optional(),
}).meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

export const notesContract = listContract({
  path: '/api/notes',
  tag: 'Notes',
  noun: 'note',
  creating: 'Write a note',
  draft: NoteDraft,
  item: Note,
});
