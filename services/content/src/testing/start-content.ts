import { SERMON_FILE_LIMITS } from '@berea/contracts';
import { type Clock, Database, type Logger } from '@berea/server';
import { type DatabaseService, type Member, startDatabaseService } from '@berea/server/testing';
import { contentModule } from '../content.module.js';
import { Env } from '../env.js';
import { sendWritten } from '../lists/send-written.js';
import { schemaOptions } from '../schema.js';

export type { Member };
export type TestContent = DatabaseService;

/**
 * The whole service over real HTTP, with a migrated database and its own issuer.
 * @param settings differ from those of the other tests
 * @param serviceLog receives the service's log, which is discarded by default
 */
export const startContent = (
  clock?: Clock,
  settings: Readonly<Record<string, string>> = {},
  serviceLog?: Logger,
): Promise<TestContent> =>
  startDatabaseService({
    name: 'content',
    log: serviceLog,
    schema: schemaOptions,
    parts: (given, log) => ({
      module: contentModule(Env.parse({ ...given, NODE_ENV: 'test', ...settings }), log, clock),
      ready: (app) => app.get(Database).check(),
      fastify: sendWritten,
      bodyLimit: SERMON_FILE_LIMITS.body,
    }),
  });
