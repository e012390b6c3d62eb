import { type DynamicModule, Module } from '@nestjs/common';
import {
  AuthModule,
  Clock,
  ClosedAccountsModule,
  contractMeta,
  contractModule,
  DatabaseModule,
  IdempotencyModule,
  type Logger,
  SystemClock,
} from '@berea/server';
import { contentContract } from '@berea/contracts';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import type { Env } from './env.js';
import { ExportModule } from './exports/export.module.js';
import { HighlightsModule } from './highlights/highlights.module.js';
import { ImportModule } from './imports/import.module.js';
import { listModule } from './lists/list.module.js';
import { NoteOverviewsModule } from './notes/note-overviews.module.js';
import { OperatorsModule } from './operators/operators.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { ReadingModule } from './reading/reading.module.js';
import { ReportsModule } from './reports/reports.module.js';
import { RESOURCES } from './schema.js';
import { schemaOptions } from './schema.js';
import { SermonsModule } from './sermons/sermons.module.js';
import { TokensModule } from './tokens/tokens.module.js';
import { Quotas } from './usage/quotas.js';

const metaOf = contractMeta(contentContract);

@Module({})
class ContentModule {}

/** The whole service: its features and their basis. Tests pass their own clock. */
export function contentModule(env: Env, log: Logger, clock: Clock = new SystemClock()): DynamicModule {
  const quotas = new Quotas(env);
  return {
    module: ContentModule,
    global: true,
    providers: [
      { provide: Clock, useValue: clock },
      { provide: Quotas, useValue: quotas },
    ],
    exports: [Clock, Quotas],
    imports: [
      contractModule(log),
      AuthModule.forRoot(env, log, metaOf),
      DatabaseModule.forRoot(env, schemaOptions, log, quotas.settings),
      IdempotencyModule.forRoot(log),
      ClosedAccountsModule.forRoot(env, log),
      TokensModule.forRoot(env, log),
      ProfileModule,
      // Listed before the lists' own routes, because one of those accepts any word as an id.
      NoteOverviewsModule,
      SermonsModule,
      ...RESOURCES.map((resource) => listModule(resource, log)),
      BookmarksModule,
      HighlightsModule,
      ReadingModule,
      ReportsModule,
      OperatorsModule,
      ExportModule,
      ImportModule,
    ],
  };
}
