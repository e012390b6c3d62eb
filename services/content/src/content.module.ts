import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule, contractModule, DatabaseModule, IdempotencyModule, type Logger } from '@berea/server';
import { BookmarksModule } from './bookmarks/bookmarks.module.js';
import type { Env } from './env.js';
import { NotesModule } from './notes/notes.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { schemaOptions } from './schema.js';
import { SermonsModule } from './sermons/sermons.module.js';

@Module({})
class ContentModule {}

/** The whole service: its features, and what each of them stands on. */
export const contentModule = (env: Env, log: Logger): DynamicModule => ({
  module: ContentModule,
  imports: [
    contractModule(log),
    AuthModule.forRoot(env),
    DatabaseModule.forRoot(env, schemaOptions, log),
    IdempotencyModule.forRoot(log),
    ProfileModule,
    NotesModule,
    SermonsModule,
    BookmarksModule,
  ],
});
