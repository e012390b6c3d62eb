import { z } from 'zod';
import { SERMON_LINK_LIMITS } from './values/limits.js';
import { idOf } from './list-history.js';
import { notFound, publicRoute, route } from './route.js';
import { draftLine, instant } from './text.js';

/** A read-only link to a sermon as its owner sees it in a list: without the address, which is shown only once. */
export const SermonLink = z
  .object({ id: z.uuid(), label: z.string().describe('For whom or what it is; may be empty'), createdAt: instant })
  .meta({ id: 'SermonLink' });
export type SermonLink = z.infer<typeof SermonLink>;

/** The link with the end of its address: `/shared/{token}`. */
export const NewSermonLink = SermonLink.extend({
  token: z
    .string()
    .describe('Ends the address of the link: `/shared/{token}`. Told this once; the server keeps its hash'),
}).meta({ id: 'NewSermonLink' });
export type NewSermonLink = z.infer<typeof NewSermonLink>;

/** A sermon as a visitor with a link sees it: the preached text, and nothing about its making. */
export const SharedSermon = z
  .object({
    title: z.string(),
    scripture: z.string(),
    text: z.string().describe('The manuscript, or the outline where there is none; without markers'),
  })
  .meta({ id: 'SharedSermon' });
export type SharedSermon = z.infer<typeof SharedSermon>;

const TAGS = ['Sermons'];
const NO_TOKEN = { error: 'This is not the address of a shared sermon. Ask for the link again.' };
const id = idOf('sermon');
const link = idOf('link');

export const sermonLinksContract = {
  list: route
    .route({
      method: 'GET',
      path: '/api/sermons/{id}/links',
      summary: 'The links of a sermon, newest first',
      tags: TAGS,
    })
    .input(z.object({ id }))
    .output(z.array(SermonLink))
    .errors(notFound),
  make: route
    .route({
      method: 'PUT',
      path: '/api/sermons/{id}/links/{link}',
      summary: 'Share a sermon by a read-only link',
      description:
        'Under an id that the client chooses. The same id again gives the link another address: the one before leads nowhere any more.',
      tags: TAGS,
    })
    .input(z.strictObject({ id, link, label: draftLine('Label', SERMON_LINK_LIMITS.label).optional() }))
    .output(NewSermonLink)
    .errors({
      ...notFound,
      CONFLICT: { status: 409, message: 'This conflicts with a change made in the meantime.' },
    }),
  revoke: route
    .route({
      method: 'DELETE',
      path: '/api/sermons/{id}/links/{link}',
      successStatus: 204,
      summary: 'Revoke a link: its address leads nowhere from then on',
      description: 'A link that is not there answers 204 too.',
      tags: TAGS,
    })
    .input(z.strictObject({ id, link }))
    .output(z.void())
    .errors(notFound),
};

export const sharedContract = {
  open: publicRoute
    .route({
      method: 'GET',
      path: '/api/shared/{token}',
      summary: 'A sermon that somebody shared by a link',
      description: 'For whoever has the link, without an account. A link that was revoked answers 404.',
      tags: TAGS,
    })
    .input(z.object({ token: z.string().regex(/^[\w-]{32}$/, NO_TOKEN) }))
    .output(SharedSermon)
    .errors(notFound),
};
