import { z } from 'zod';
import { SERMON_LIMITS } from './limits.js';
import { listContract, listed } from './list-resource.js';
import { line, prose } from './text.js';

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

export const Sermon = listed({
  title: z.string(),
  scripture: z.string(),
  outline: z.string(),
  notes: z.string().optional(),
}).meta({ id: 'Sermon' });
export type Sermon = z.infer<typeof Sermon>;

export const sermonsContract = listContract({
  path: '/api/sermons',
  tag: 'Sermons',
  noun: 'sermon',
  creating: 'Start a sermon',
  draft: SermonDraft,
  item: Sermon,
});
