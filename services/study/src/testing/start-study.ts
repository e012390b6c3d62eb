import {
  type DatabaseService,
  type DatabaseServiceOptions,
  type Member,
  startDatabaseService,
  startTestService,
} from '@berea/server/testing';
import type { Logger } from '@berea/server';
import { Env } from '../env.js';
import { schemaOptions } from '../schema.js';
import { studyParts } from '../study.module.js';
import { sharedLibrary } from './shared-library.js';

export type { Member };
export type TestStudy = DatabaseService;

/**
 * The whole service over real HTTP, with a migrated database and an issuer of its own.
 * @param reach how the service reaches the database, where that is not directly
 * @param settings what is set otherwise than in every test
 * @param log where it logs to; nowhere without one
 */
export const startStudy = (
  reach?: DatabaseServiceOptions['reach'],
  settings: Readonly<Record<string, string>> = {},
  log?: Logger,
): Promise<TestStudy> =>
  startDatabaseService({
    name: 'study',
    schema: schemaOptions,
    parts: (given, log) => partsOf(given, settings, log),
    ...(reach && { reach }),
    log,
  });

/** A second instance of a service, on its database and with its issuer: another process as far as answers are concerned. */
export async function startBeside(
  first: TestStudy,
  settings: Readonly<Record<string, string>> = {},
): Promise<Pick<TestStudy, 'service' | 'stop'>> {
  const given = { ...first.issuer.env, DATABASE_URL: first.database.urlOf(schemaOptions) };
  const service = await startTestService('study', {}, (log) => partsOf(given, settings, log));
  return { service, stop: () => service.stop() };
}

/** Over the library that test files share, unless `settings` name another. */
function partsOf(given: Readonly<Record<string, string>>, settings: Readonly<Record<string, string>>, log: Logger) {
  const env = Env.parse({ ...given, NODE_ENV: 'test', ...settings });
  return studyParts(env, log, settings['BEREA_LIBRARY_DIR'] ? undefined : sharedLibrary);
}
