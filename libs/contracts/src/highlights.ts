import { z } from 'zod';
import { HIGHLIGHT_COLOURS } from './values/bible-page.js';
import { ALL_OR_NOTHING, verseChanges, verseInAddress } from './places.js';
import { route } from './route.js';
import { instant } from './text.js';

export const Highlight = z
  .object({
    book: z.string(),
    chapter: z.number().int(),
    verse: z.number().int(),
    colour: z.enum(HIGHLIGHT_COLOURS),
    updatedAt: instant,
  })
  .meta({ id: 'Highlight' });
export type Highlight = z.infer<typeof Highlight>;

const offered = HIGHLIGHT_COLOURS.join(', ');

export const HighlightChanges = verseChanges({
  colour: z
    .enum(HIGHLIGHT_COLOURS, { error: `Choose one of: ${offered}; or null to remove.` })
    .nullable()
    .describe('Null removes the highlight'),
});
export type HighlightChange = z.infer<typeof HighlightChanges>['changes'][number];

export const highlightsContract = {
  list: route
    .route({
      method: 'GET',
      path: '/api/highlights',
      summary: 'All highlighted verses, last changed first',
      tags: ['Highlights'],
    })
    .output(z.array(Highlight)),
  set: route
    .route({
      method: 'PUT',
      path: '/api/highlights/{book}/{chapter}/{verse}',
      summary: 'Highlight a verse',
      description: 'A verse has one colour at most; another one takes its place. An unknown verse is refused with 400.',
      tags: ['Highlights'],
    })
    .input(
      z.strictObject({
        ...verseInAddress,
        colour: z.enum(HIGHLIGHT_COLOURS, { error: `Choose one of: ${offered}.` }),
      }),
    )
    .output(Highlight),
  change: route
    .route({
      method: 'PATCH',
      path: '/api/highlights',
      summary: 'Highlight many verses, or remove their highlights',
      description: `Answers the highlights that stand now, in the order in which their verses were named. ${ALL_OR_NOTHING}`,
      tags: ['Highlights'],
    })
    .input(HighlightChanges)
    .output(z.array(Highlight)),
  remove: route
    .route({
      method: 'DELETE',
      path: '/api/highlights/{book}/{chapter}/{verse}',
      successStatus: 204,
      summary: 'Remove a highlight',
      description: 'A verse without a highlight answers 204 too, so that a repeated removal does no harm.',
      tags: ['Highlights'],
    })
    .input(z.strictObject(verseInAddress))
    .output(z.void()),
};
