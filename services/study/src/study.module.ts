import type { RouteMeta } from '@berea/contracts';
import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  AuthModule,
  CacheModule,
  checkDiskSpace,
  ClosedAccountsModule,
  contractModule,
  Database,
  DatabaseModule,
  IdempotencyModule,
  type Logger,
  type ServiceParts,
} from '@berea/server';
import { BibleModule } from './bible/bible.module.js';
import { tellLibraryVersion } from './bible/tell-library-version.js';
import { sendChapters } from './bible/send-chapters.js';
import { metaOf } from './contract-meta.js';
import { CareModule } from './care/care.module.js';
import { ChatModule } from './chat/chat.module.js';
import { Quotas } from './chat/quotas.js';
import { EnhanceModule } from './enhance/enhance.module.js';
import { AssistantModule } from './engine/assistant.js';
import type { Env } from './env.js';
import { ExportModule } from './exports/export.module.js';
import { ImportModule } from './imports/import.module.js';
import { Library } from './works/library.js';
import { LibraryModule } from './works/library.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { schemaOptions } from './schema.js';
import { SearchModule } from './search/search.module.js';
import { ShelfModule } from './shelf/shelf.module.js';
import { StudyAnswersModule } from './study-answers/study-answers.module.js';
import { VerifyModule } from './verify/verify.module.js';
import { trackQuickRequests } from './scheduling/quick-requests.js';
import { WorkModule } from './scheduling/work.module.js';

/** The texts are the same for all users, but only for those who are signed in; what somebody asked is not kept at all. */
const cachingOf = (meta: RouteMeta): Readonly<Record<string, string>> =>
  meta.shared
    ? { 'cache-control': 'private, no-cache', vary: 'authorization' }
    : { 'cache-control': 'private, no-store' };

@Module({})
class StudyModule {}

type LoadLibrary = () => Promise<Library>;

const studyModule = (env: Env, log: Logger, load: LoadLibrary, quotas = new Quotas(env)): DynamicModule => ({
  module: StudyModule,
  imports: [
    contractModule(log),
    AuthModule.forRoot(env, log, metaOf),
    DatabaseModule.forRoot(env, schemaOptions, log, quotas.settings),
    IdempotencyModule.forRoot(log),
    ClosedAccountsModule.forRoot(env, log),
    CacheModule.forRoot(env, log),
    LibraryModule.forRoot(load),
    WorkModule.forRoot(env.STUDY_WORK_AT_ONCE),
    AssistantModule.forRoot(env, log),
    CareModule.forRoot(env.CRISIS_HELP),
    BibleModule,
    SearchModule,
    ReferenceModule,
    VerifyModule,
    StudyAnswersModule,
    EnhanceModule,
    ChatModule.forRoot(env, quotas, log),
    ExportModule,
    ImportModule,
    ShelfModule.forRoot(env),
  ],
});

/** Reading must go on while Postgres is unavailable, so the service is only degraded then; a full disk is reported. */
async function readiness(app: NestFastifyApplication): Promise<void | 'degraded'> {
  void app.get(Library, { strict: false }).main;
  return checkDiskSpace(app.get(Database, { strict: false }).dataSource).catch(() => 'degraded' as const);
}

const loadFrom =
  ({ BEREA_LIBRARY_DIR }: Env, log: Logger): LoadLibrary =>
  () =>
    Library.load(
      BEREA_LIBRARY_DIR,
      (problem) => log.warn(problem),
      (news) => log.info(news),
    );

/**
 * The whole service. It is ready when the texts are loaded.
 * @param load where the texts come from; from the folder that `env` names without it
 */
export const studyParts = (env: Env, log: Logger, load = loadFrom(env, log)): ServiceParts => ({
  module: studyModule(env, log, load),
  ready: readiness,
  fastify: (fastify, app) => {
    tellLibraryVersion(fastify, () => app.get(Library, { strict: false }).contentVersion);
    fastify.addHook('onSend', async (request, reply) => {
      const meta = metaOf(request);
      if (meta) reply.headers(cachingOf(meta));
    });
    sendChapters(fastify);
    trackQuickRequests(fastify);
  },
});
