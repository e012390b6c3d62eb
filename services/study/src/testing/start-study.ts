import { Database, migrate } from '@berea/server';
import {
  createTestDatabase,
  startTestService,
  type TestDatabase,
  TestIssuer,
  type TestService,
  type TestUser,
} from '@berea/server/testing';
import { Env } from '../env.js';
import { schemaOptions } from '../schema.js';
import { studyParts } from '../study.module.js';

/** A signed-in user: `api` sends the token along. */
export interface Member extends TestUser {
  readonly token: string;
  readonly api: ReturnType<TestService['as']>;
}

export interface TestStudy {
  readonly service: TestService;
  readonly issuer: TestIssuer;
  /** The independent observer, outside of the service. */
  readonly database: TestDatabase;
  /** The service's own way to the rows, for tests of row-level security. */
  readonly db: Database;
  /** A user that nobody else in the test run is. */
  member(name?: string): Promise<Member>;
  stop(): Promise<void>;
}

/**
 * The whole service over real HTTP, with a migrated database and an issuer of its own.
 * @param reach how the service reaches the database, where that is not directly
 */
export async function startStudy(
  reach: (url: string) => Promise<string> = (url) => Promise.resolve(url),
): Promise<TestStudy> {
  const [database, issuer] = await Promise.all([createTestDatabase(), TestIssuer.start()]);
  const env = Env.parse({ ...issuer.env, DATABASE_URL: database.url, NODE_ENV: 'test' });
  await migrate(env, schemaOptions);
  const reached = { ...env, DATABASE_URL: await reach(database.url) };
  const service = await startTestService('study', reached, (log) => studyParts(reached, log));
  return {
    service,
    issuer,
    database,
    db: service.app.get(Database),
    member: async (name) => {
      const user = issuer.user(name);
      const token = await issuer.token(user);
      return { ...user, token, api: service.as(token) };
    },
    stop: async () => {
      await service.stop();
      await Promise.all([issuer.stop(), database.drop()]);
    },
  };
}
