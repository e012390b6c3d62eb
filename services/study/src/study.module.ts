import { type DynamicModule, Module } from '@nestjs/common';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import {
  AuthModule,
  checkDiskSpace,
  contractModule,
  Database,
  DatabaseModule,
  IdempotencyModule,
  type Logger,
  type ServiceParts,
} from '@berea/server';
import { BibleModule } from './bible/bible.module.js';
import { sendChapters } from './bible/send-chapters.js';
import { CareModule } from './care/care.module.js';
import { ChatModule } from './chat/chat.module.js';
import { Quotas } from './chat/quotas.js';
import type { Env } from './env.js';
import { Library } from './works/library.js';
import { LibraryModule } from './works/library.module.js';
import { ReferenceModule } from './reference/reference.module.js';
import { schemaOptions } from './schema.js';
import { SearchModule } from './search/search.module.js';
import { StudyAnswersModule } from './study-answers/study-answers.module.js';
import { VerifyModule } from './verify/verify.module.js';
import { trackQuickRequests } from './scheduling/quick-requests.js';
import { WorkModule } from './scheduling/work.module.js';

/** What a text says may be kept and asked about again; what somebody asked may not be kept at all. */
const cachingOf = (url: string): string =>
  url.startsWith('/api/bible/study-tools') ? 'private, no-store' : 'private, no-cache';

@Module({})
class StudyModule {}

const studyModule = (env: Env, log: Logger, quotas = new Quotas(env)): DynamicModule => ({
  module: StudyModule,
  imports: [
    contractModule(log),
    AuthModule.forRoot(env),
    DatabaseModule.forRoot(env, schemaOptions, log, quotas.settings),
    IdempotencyModule.forRoot(log),
    LibraryModule.forRoot(env.BEREA_LIBRARY_DIR, log),
    WorkModule.forRoot(env.STUDY_WORK_AT_ONCE),
    CareModule.forRoot(env.CRISIS_HELP),
    BibleModule,
    SearchModule,
    ReferenceModule,
    VerifyModule,
    StudyAnswersModule,
    ChatModule.forRoot(quotas),
  ],
});

/** Reading must go on while Postgres is unavailable, so the service is only degraded then; a full disk is reported. */
async function readiness(app: NestFastifyApplication): Promise<void | 'degraded'> {
  void app.get(Library, { strict: false }).main;
  return checkDiskSpace(app.get(Database, { strict: false }).dataSource).catch(() => 'degraded' as const);
}

/** The whole service. It is ready when the texts are loaded. */
export const studyParts = (env: Env, log: Logger): ServiceParts => ({
  module: studyModule(env, log),
  ready: readiness,
  fastify: (fastify) => {
    // The texts are the same for all users, but only for those who are signed in; a conversation is private.
    fastify.addHook('onSend', async (request, reply) => {
      if (request.url.startsWith('/api/bible/')) {
        reply.headers({ 'cache-control': cachingOf(request.url), vary: 'authorization' });
      }
      if (/^\/api\/(?:chat|study)\//.test(request.url)) reply.header('cache-control', 'no-store');
    });
    sendChapters(fastify);
    trackQuickRequests(fastify);
  },
});
