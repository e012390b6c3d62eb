import { Database, migrate } from '@berea/server';
import {
  createTestDatabase,
  startTestService,
  type TestDatabase,
  TestIssuer,
  type TestService,
  type TestUser,
} from '@berea/server/testing';
import { contentModule } from '../content.module.js';
import { Env } from '../env.js';
import { schemaOptions } from '../schema.js';

/** A signed-in user: `api` sends the token along. */
export interface Member extends TestUser {
  readonly token: string;
  readonly api: ReturnType<TestService['as']>;
}

export interface TestContent {
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

/** The whole service over real HTTP, with a migrated database and an issuer of its own. */
export async function startContent(): Promise<TestContent> {
  const [database, issuer] = await Promise.all([createTestDatabase(), TestIssuer.start()]);
  const env = Env.parse({ ...issuer.env, DATABASE_URL: database.url, NODE_ENV: 'test' });
  await migrate(env, schemaOptions);
  const service = await startTestService('content', {}, (log) => ({
    module: contentModule(env, log),
    ready: (app) => app.get(Database).ping(),
  }));
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
