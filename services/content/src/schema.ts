import { IdempotencyKeyRow, type SchemaOptions } from '@berea/server';
import { BookmarkRow } from './bookmarks/bookmark.entity.js';
import { HighlightRow } from './highlights/highlight.entity.js';
import { CreateContent1795219200000 } from './migrations/1795219200000-create-content.js';
import { AddVersionsAndKeys1795305600000 } from './migrations/1795305600000-add-versions-and-keys.js';
import { CreateHighlightsAndReadings1795392000000 } from './migrations/1795392000000-create-highlights-and-readings.js';
import { CountUsage1795478400000 } from './migrations/1795478400000-count-usage.js';
import { NoteRow } from './notes/note.entity.js';
import { ProfileRow } from './profile/profile.entity.js';
import { ReadingRow } from './reading/reading.entity.js';
import { SermonRow } from './sermons/sermon.entity.js';
import { UsageRow } from './usage/usage.entity.js';

/** What this service keeps in Postgres. */
export const schemaOptions: SchemaOptions = {
  schema: 'content',
  entities: [NoteRow, SermonRow, BookmarkRow, HighlightRow, ReadingRow, ProfileRow, UsageRow, IdempotencyKeyRow],
  migrations: [
    CreateContent1795219200000,
    AddVersionsAndKeys1795305600000,
    CreateHighlightsAndReadings1795392000000,
    CountUsage1795478400000,
  ],
};
