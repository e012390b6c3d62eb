import { z } from 'zod';
import { creatingRoute, route } from './route.js';
import { instant, line } from './text.js';

const number = (label: string) =>
  z
    .int({ error: `${label} is a whole number.` })
    .min(1, { error: `${label} starts at 1.` })
    .max(999, { error: `${label} is out of range.` });

/** A verse as bodies name it. Any usual name of the book is accepted; the canonical English name is what is kept. */
export const BookmarkDraft = z
  .strictObject({ book: line('Book', 60), chapter: number('Chapter'), verse: number('Verse') })
  .meta({ id: 'BookmarkDraft' });
export type BookmarkDraft = z.input<typeof BookmarkDraft>;

export const Bookmark = z
  .object({ book: z.string(), chapter: z.number().int(), verse: z.number().int(), createdAt: instant })
  .meta({ id: 'Bookmark' });
export type Bookmark = z.infer<typeof Bookmark>;

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
  remove: route
    .route({
      method: 'DELETE',
      path: '/api/bookmarks/{book}/{chapter}/{verse}',
      successStatus: 204,
      summary: 'Remove a bookmark',
      description: 'A verse without a bookmark answers 204 too, so that a repeated removal does no harm.',
      tags: ['Bookmarks'],
    })
    .input(
      z.strictObject({
        book: line('Book', 60),
        chapter: z.coerce.number({ error: 'Chapter is a whole number.' }).pipe(number('Chapter')),
        verse: z.coerce.number({ error: 'Verse is a whole number.' }).pipe(number('Verse')),
      }),
    )
    .output(z.void()),
};
