import { z } from 'zod';
import { NOTE_LIMITS } from './limits.js';
import { CURSORS, going, holding, LISTING, truncated } from './lists.js';
import { changingRoute, creatingRoute, LONG_TEXT_BODY, notFound, quotaExceeded, route } from './route.js';
import { instant, line, prose, version } from './text.js';

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

export const Note = z
  .object({
    id: z.uuid(),
    title: z.string(),
    content: z.string(),
    scripture: z.string().optional(),
    tags: z.array(z.string()).optional(),
    createdAt: instant,
    updatedAt: instant,
    version,
    truncated,
  })
  .meta({ id: 'Note' });
export type Note = z.infer<typeof Note>;

const id = z.uuid({ error: 'The id of a note is a UUID.' });

export const notesContract = {
  list: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/notes',
      summary: 'Notes of the user, newest first',
      description: LISTING,
      tags: ['Notes'],
    })
    .input(z.object({ ...going(CURSORS.instant), search: holding }).default({}))
    .output(z.array(Note)),
  show: route
    .meta({ etag: true })
    .route({ method: 'GET', path: '/api/notes/{id}', summary: 'One note, whole', tags: ['Notes'] })
    .input(z.object({ id }))
    .output(Note)
    .errors(notFound),
  create: creatingRoute
    .meta({ etag: true, bodyLimit: LONG_TEXT_BODY })
    .route({ method: 'POST', path: '/api/notes', successStatus: 201, summary: 'Write a note', tags: ['Notes'] })
    .input(NoteDraft)
    .output(Note)
    .errors(quotaExceeded),
  update: changingRoute
    .meta({ etag: true, bodyLimit: LONG_TEXT_BODY })
    .route({ method: 'PUT', path: '/api/notes/{id}', summary: 'Replace a note', tags: ['Notes'] })
    .input(NoteDraft.extend({ id }))
    .output(Note)
    .errors({ ...notFound, ...quotaExceeded }),
  remove: changingRoute
    .meta({ bodyLimit: LONG_TEXT_BODY })
    .route({ method: 'DELETE', path: '/api/notes/{id}', successStatus: 204, summary: 'Delete a note', tags: ['Notes'] })
    .input(z.strictObject({ id }))
    .output(z.void())
    .errors(notFound),
};
