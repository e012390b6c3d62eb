import { z } from 'zod';
import { basket, basketDraft } from './basket-pieces.js';
import { DraftOrigin } from './draft-origins.js';
import { PREACHING_STYLES, WRITING_MODES } from './values/sermon-writing.js';
import { SERMON_LIMITS } from './values/limits.js';
import { listContract, listed } from './list-resource.js';
import { aboutPlace, preachedOrPlanned } from './lists.js';
import { sermonOverviews } from './sermon-overviews.js';
import { completeUnlessDraft, draftFlag, draftLine, draftProse, shownDraft } from './text.js';

const isDay = (day: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`));
const NO_DAY = { error: 'Date must be a day such as 2026-11-22.' };
const aDay = z.string(NO_DAY).regex(/^(?:\d{4}-\d{2}-\d{2})?$/, NO_DAY);

/** Once that a sermon was preached. */
export const Preaching = z
  .strictObject({
    date: aDay.refine(isDay, NO_DAY).meta({ examples: ['2026-11-22'] }),
    place: draftLine('Place', SERMON_LIMITS.place),
    minutes: z
      .int({ error: 'Minutes must be a whole number.' })
      .min(1, { error: 'Minutes must be at least 1.' })
      .max(SERMON_LIMITS.minutes, { error: `Minutes can be at most ${SERMON_LIMITS.minutes}.` })
      .optional(),
  })
  .meta({ id: 'Preaching' });
export type Preaching = z.infer<typeof Preaching>;

const preached = z
  .array(Preaching, { error: 'Preached must be a list.' })
  .meta({ examples: [[{ date: '2026-11-22', place: 'Grace Church', minutes: 25 }]] });

const origins = z.array(DraftOrigin, { error: 'Origins must be a list.' }).meta({
  examples: [
    [
      {
        print: '25-1ab2c3d',
        action: 'add_verse',
        engine: 'library',
        sources: ['King James Version'],
        at: '2026-11-22T09:00:00.000Z',
      },
    ],
  ],
});

/** A change that leaves such a field out leaves it as it is. */
const KEPT = 'Stays as it is where a change leaves it out; an empty text empties it';

export const SermonDraft = completeUnlessDraft(
  z.strictObject({
    title: draftLine('Title', SERMON_LIMITS.title),
    scripture: draftLine('Scripture', SERMON_LIMITS.scripture),
    outline: draftProse('Outline', SERMON_LIMITS.outline),
    notes: draftProse('Notes', SERMON_LIMITS.notes).optional(),
    theme: draftProse('Theme', SERMON_LIMITS.theme).optional().describe(KEPT),
    body: draftProse('Body', SERMON_LIMITS.body).optional().describe(`The manuscript. ${KEPT}`),
    style: z
      .enum([...PREACHING_STYLES, ''], { error: `Style must be one of ${PREACHING_STYLES.join(', ')}.` })
      .optional()
      .describe(KEPT),
    writingMode: z
      .enum([...WRITING_MODES, ''], { error: `Writing mode must be one of ${WRITING_MODES.join(', ')}.` })
      .optional()
      .describe(KEPT),
    series: draftLine('Series', SERMON_LIMITS.series).optional().describe(KEPT),
    date: aDay
      .refine((day) => day === '' || isDay(day), NO_DAY)
      .optional()
      .describe(`The day for which it is planned. ${KEPT}`)
      .meta({ examples: ['2026-11-22'] }),
    preached: preached
      .max(SERMON_LIMITS.preached, { error: `A sermon can be preached at most ${SERMON_LIMITS.preached} times.` })
      .optional()
      .describe('Where and when it was preached. Stays as it is where a change leaves it out'),
    origins: origins
      .max(SERMON_LIMITS.origins, {
        error: `A sermon can name the origins of at most ${SERMON_LIMITS.origins} passages. Leave the oldest out.`,
      })
      .optional()
      .describe('What made the passages between markers, and out of what. Stays as it is where a change leaves it out'),
    basket: basketDraft
      .optional()
      .describe('What waits to be put into the manuscript, in order. Stays as it is where a change leaves it out'),
    draft: draftFlag,
  }),
  { title: 'Title', scripture: 'Scripture', outline: 'Outline' },
).meta({ id: 'SermonDraft' });
export type SermonDraft = z.input<typeof SermonDraft>;

export const Sermon = listed({
  title: z.string(),
  scripture: z.string(),
  outline: z.string(),
  notes: z.string().optional(),
  theme: z.string().optional(),
  body: z.string().optional(),
  style: z.enum(PREACHING_STYLES).optional(),
  writingMode: z.enum(WRITING_MODES).optional(),
  series: z.string().optional(),
  date: z.string().optional(),
  preached: preached.optional(),
  origins: origins.optional(),
  basket: basket.optional(),
  draft: shownDraft,
}).meta({ id: 'Sermon' });
export type Sermon = z.infer<typeof Sermon>;

export const sermonsContract = {
  ...listContract({
    path: '/api/sermons',
    tag: 'Sermons',
    noun: 'sermon',
    creating: 'Start a sermon',
    scopes: { read: 'sermons:read', write: 'sermons:write' },
    draft: SermonDraft,
    item: Sermon,
    filters: { ...aboutPlace, ...preachedOrPlanned },
  }),
  ...sermonOverviews,
};
