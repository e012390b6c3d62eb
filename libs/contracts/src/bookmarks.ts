import { z } from 'zod';
import { ALL_OR_NOTHING, verseChanges, verseInAddress, verseInBody } from './places.js';
import { creatingRoute, route } from './route.js';
import { instant } from './text.js';

export const BookmarkDraft = z.strictObject(verseInBody).meta({ id: 'BookmarkDraft' });
export type BookmarkDraft = z.input<typeof BookmarkDraft>;

export const Bookmark = z
  .object({ book: z.string(), chapter: z.number().int(), verse: z.number().int(), createdAt: instant })
  .meta({ id: 'Bookmark' });
export type Bookmark = z.infer<typeof Bookmark>;

export const BookmarkChanges = verseChanges({
  bookmarked: z.boolean({ error: 'bookmarked is true or false.' }).describe('False removes the bookmark'),
});
export type BookmarkChange = z.infer<typeof BookmarkChanges>['changes'][number];

export const bookmarksContract = {
  list: route
    .route({
      method: 'GET',
      path: '/api/bookmarks',
      summary: 'All bookmarked verses, newest first',
      tags: ['Bookmarks'],
    })
    .output(z.array(Bookmark)),
  create: creatingRoute
    .route({
      method: 'POST',
      path: '/api/bookmarks',
      successStatus: 201,
      summary: 'Bookmark a verse',
      description: 'The same verse twice is one bookmark. An unknown verse is refused with 400.',
      tags: ['Bookmarks'],
    })
    .input(BookmarkDraft)
    .output(Bookmark),
  change: route
    .route({
      method: 'PATCH',
      path: '/api/bookmarks',
      summary: 'Bookmark many verses, or remove their bookmarks',
      description: `Answers the bookmarks that stand now, in the order in which their verses were named. ${ALL_OR_NOTHING}`,
      tags: ['Bookmarks'],
    })
    .input(BookmarkChanges)
    .output(z.array(Bookmark)),
  remove: route
    .route({
      method: 'DELETE',
      path: '/api/bookmarks/{book}/{chapter}/{verse}',
      successStatus: 204,
      summary: 'Remove a bookmark',
      description: 'A verse without a bookmark answers 204 too, so that a repeated removal does no harm.',
      tags: ['Bookmarks'],
    })
    .input(z.strictObject(verseInAddress))
    .output(z.void()),
};
