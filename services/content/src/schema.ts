import { IdempotencyKeyEntity, type SchemaOptions } from '@berea/server';
import { BookmarkEntity } from './bookmarks/bookmark.entity.js';
import { HighlightEntity } from './highlights/highlight.entity.js';
import { CreateContent1795219200000 } from './migrations/1795219200000-create-content.js';
import { AddVersionsAndKeys1795305600000 } from './migrations/1795305600000-add-versions-and-keys.js';
import { CreateHighlightsAndReadings1795392000000 } from './migrations/1795392000000-create-highlights-and-readings.js';
import { CountUsage1795478400000 } from './migrations/1795478400000-count-usage.js';
import { KeepVersions1795564800000 } from './migrations/1795564800000-keep-versions.js';
import { AddSermonWorkspace1795568400000 } from './migrations/1795568400000-add-sermon-workspace.js';
import { ReviseLists1795651200000 } from './migrations/1795651200000-revise-lists.js';
import { AddAssistant1795651320000 } from './migrations/1795651320000-add-assistant.js';
import { CreateReadingPlans1795654800000 } from './migrations/1795654800000-create-reading-plans.js';
import { CreateSermonLinks1795660200000 } from './migrations/1795660200000-create-sermon-links.js';
import { CreatePictures1795662000000 } from './migrations/1795662000000-create-pictures.js';
import { OrderTitles1795665600000 } from './migrations/1795665600000-order-titles.js';
import { KeepSearchText1795672800000 } from './migrations/1795672800000-keep-search-text.js';
import { KeepDraftOrigins1795680000000 } from './migrations/1795680000000-keep-draft-origins.js';
import { KeepSermonBasket1795683600000 } from './migrations/1795683600000-keep-sermon-basket.js';
import { FoldSearchText1795687200000 } from './migrations/1795687200000-fold-search-text.js';
import { CreateReports1795690800000 } from './migrations/1795690800000-create-reports.js';
import { CreateOperatorRoles1795838400000 } from './migrations/1795838400000-create-operator-roles.js';
import { CreateImports1795842000000 } from './migrations/1795842000000-create-imports.js';
import { CreatePersonalTokens1795845600000 } from './migrations/1795845600000-create-personal-tokens.js';
import { KnowVersionsOfTokens1796011200000 } from './migrations/1796011200000-know-versions-of-tokens.js';
import type { ListResource } from './lists/list-resource.js';
import { notes } from './notes/notes.js';
import { PictureEntity, ProfileEntity } from './profile/profile.entity.js';
import { ReadingEntity, ReadingPlanEntity } from './reading/reading.entity.js';
import { sermons } from './sermons/sermons.js';
import { UsageEntity } from './usage/quotas.js';

/** The lists of the product. The service has the table and routes of each one in this array. */
export const RESOURCES: readonly ListResource[] = [notes, sermons];

/** The service's schema in Postgres. */
export const schemaOptions: SchemaOptions = {
  schema: 'content',
  entities: [
    ...RESOURCES.map(({ entity }) => entity),
    BookmarkEntity,
    HighlightEntity,
    ReadingEntity,
    ReadingPlanEntity,
    ProfileEntity,
    PictureEntity,
    UsageEntity,
    IdempotencyKeyEntity,
  ],
  migrations: [
    CreateContent1795219200000,
    AddVersionsAndKeys1795305600000,
    CreateHighlightsAndReadings1795392000000,
    CountUsage1795478400000,
    KeepVersions1795564800000,
    AddSermonWorkspace1795568400000,
    ReviseLists1795651200000,
    AddAssistant1795651320000,
    CreateReadingPlans1795654800000,
    CreateSermonLinks1795660200000,
    CreatePictures1795662000000,
    OrderTitles1795665600000,
    KeepSearchText1795672800000,
    KeepDraftOrigins1795680000000,
    KeepSermonBasket1795683600000,
    FoldSearchText1795687200000,
    CreateReports1795690800000,
    CreateOperatorRoles1795838400000,
    CreateImports1795842000000,
    CreatePersonalTokens1795845600000,
    KnowVersionsOfTokens1796011200000,
  ],
};
