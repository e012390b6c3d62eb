import { z } from 'zod';
import { SERMON_LIMITS } from './limits.js';
import { CURSORS, going, holding, LISTING, truncated } from './lists.js';
import { changingRoute, creatingRoute, LONG_TEXT_BODY, notFound, quotaExceeded, route } from './route.js';
import { instant, line, prose, version } from './text.js';

export const SermonDraft = z
  .strictObject({
    title: line('Title', SERMON_LIMITS.title),
    scripture: line('Scripture', SERMON_LIMITS.scripture),
    outline: prose('Outline', SERMON_LIMITS.outline),
    notes: z
      .string({ error: 'Notes must be text.' })
      .max(SERMON_LIMITS.notes, { error: `Notes can be at most ${SERMON_LIMITS.notes} characters.` })
      .optional(),
  })
  .meta({ id: 'SermonDraft' });
export type SermonDraft = z.input<typeof SermonDraft>;

export const Sermon = z
  .object({
    id: z.uuid(),
    title: z.string(),
    scripture: z.string(),
    outline: z.string(),
    notes: z.string().optional(),
    createdAt: instant,
    updatedAt: instant,
    version,
    truncated,
  })
  .meta({ id: 'Sermon' });
export type Sermon = z.infer<typeof Sermon>;

const id = z.uuid({ error: 'The id of a sermon is a UUID.' });

export const sermonsContract = {
  list: route
    .meta({ paged: true })
    .route({
      method: 'GET',
      path: '/api/sermons',
      summary: 'Sermons of the user, newest first',
      description: LISTING,
      tags: ['Sermons'],
    })
    .input(z.object({ ...going(CURSORS.instant), search: holding }).default({}))
    .output(z.array(Sermon)),
  show: route
    .meta({ etag: true })
    .route({ method: 'GET', path: '/api/sermons/{id}', summary: 'One sermon, whole', tags: ['Sermons'] })
    .input(z.object({ id }))
    .output(Sermon)
    .errors(notFound),
  create: creatingRoute
    .meta({ etag: true, bodyLimit: LONG_TEXT_BODY })
    .route({ method: 'POST', path: '/api/sermons', successStatus: 201, summary: 'Start a sermon', tags: ['Sermons'] })
    .input(SermonDraft)
    .output(Sermon)
    .errors(quotaExceeded),
  update: changingRoute
    .meta({ etag: true, bodyLimit: LONG_TEXT_BODY })
    .route({ method: 'PUT', path: '/api/sermons/{id}', summary: 'Replace a sermon', tags: ['Sermons'] })
    .input(SermonDraft.extend({ id }))
    .output(Sermon)
    .errors({ ...notFound, ...quotaExceeded }),
  remove: changingRoute
    .meta({ bodyLimit: LONG_TEXT_BODY })
    .route({
      method: 'DELETE',
      path: '/api/sermons/{id}',
      successStatus: 204,
      summary: 'Delete a sermon',
      tags: ['Sermons'],
    })
    .input(z.strictObject({ id }))
    .output(z.void())
    .errors(notFound),
};
