import {
  type DatabaseService,
  type DatabaseServiceOptions,
  type Member,
  startDatabaseService,
} from '@berea/server/testing';
import type { Logger } from '@berea/server';
import { Env } from '../env.js';
import { schemaOptions } from '../schema.js';
import { studyParts } from '../study.module.js';

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
    parts: (given, log) => studyParts(Env.parse({ ...given, NODE_ENV: 'test', ...settings }), log),
    ...(reach && { reach }),
    log,
  });
