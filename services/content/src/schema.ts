import { IdempotencyKeyEntity, type SchemaOptions } from '@berea/server';
import { BookmarkEntity } from './bookmarks/bookmark.entity.js';
import { HighlightEntity } from './highlights/highlight.entity.js';
import { CreateContent1795219200000 } from './migrations/1795219200000-create-content.js';
import { AddVersionsAndKeys1795305600000 } from './migrations/1795305600000-add-versions-and-keys.js';
import { CreateHighlightsAndReadings1795392000000 } from './migrations/1795392000000-create-highlights-and-readings.js';
import { CountUsage1795478400000 } from './migrations/1795478400000-count-usage.js';
import type { ListResource } from './lists/list-resource.js';
import { notes } from './notes/notes.js';
import { ProfileEntity } from './profile/profile.entity.js';
import { ReadingEntity } from './reading/reading.entity.js';
import { sermons } from './sermons/sermons.js';
import { UsageEntity } from './usage/usage.entity.js';

/** What users keep as lists. Table and routes of each are in the service once it stands here. */
export const RESOURCES: readonly ListResource[] = [notes, sermons];

/** What this service keeps in Postgres. */
export const schemaOptions: SchemaOptions = {
  schema: 'content',
  entities: [
    ...RESOURCES.map(({ entity }) => entity),
    BookmarkEntity,
    HighlightEntity,
    ReadingEntity,
    ProfileEntity,
    UsageEntity,
    IdempotencyKeyEntity,
  ],
  migrations: [
    CreateContent1795219200000,
    AddVersionsAndKeys1795305600000,
    CreateHighlightsAndReadings1795392000000,
    CountUsage1795478400000,
  ],
};
