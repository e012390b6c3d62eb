import type { Server } from 'node:http';
import type { DataSource } from 'typeorm';
import type { SchemaOptions } from '../database/data-source.js';
import { Database } from '../database/database.js';
import type { AuthEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import type { ServiceParts } from '../service/service.js';
import { createTestDatabase, type TestDatabase } from './test-database.js';
import { TestIssuer, type TestUser } from './test-issuer.js';
import { startTestService, type TestService } from './test-service.js';

/** A signed-in user: `api` sends the token along. */
export interface Member extends TestUser {
  readonly token: string;
  readonly api: ReturnType<TestService['as']>;
}

/** A whole service over real HTTP, with a migrated database and its own issuer. */
export interface DatabaseService {
  readonly service: TestService;
  readonly issuer: TestIssuer;
  /** The independent observer, outside of the service. */
  readonly database: TestDatabase;
  /** The service's own access to the rows, for tests of row-level security. */
  readonly db: Database;
  /** A new user of this test run. */
  member(name?: string): Promise<Member>;
  stop(): Promise<void>;
}

export interface DatabaseServiceOptions {
  readonly name: string;
  readonly schema: SchemaOptions;
  /** The parts of the service, given the addresses of its database and its issuer. */
  readonly parts: (given: AuthEnv & { DATABASE_URL: string }, log: Logger) => ServiceParts;
  /** The way to the database, if it is not direct. */
  readonly reach?: (url: string) => Promise<string>;
  /** The service's log; discarded by default. */
  readonly log?: Logger | undefined;
}

export async function startDatabaseService({
  name,
  schema,
  parts,
  reach,
  log,
}: DatabaseServiceOptions): Promise<DatabaseService> {
  const [database, issuer] = await Promise.all([createTestDatabase(schema), TestIssuer.start()]);
  const url = database.urlOf(schema);
  const given = { ...issuer.env, DATABASE_URL: reach ? await reach(url) : url };
  const service = await startTestService(name, {}, (own) => parts(given, own), log);
  if (!reach) liftWaits(service.app.getHttpServer(), service.app.get(Database).dataSource);
  return {
    service,
    issuer,
    database,
    db: service.app.get(Database),
    member: async (fullName) => {
      const user = issuer.user(fullName);
      const token = await issuer.token(user);
      return { ...user, token, api: service.as(token) };
    },
    stop: async () => {
      await service.stop();
      await Promise.all([issuer.stop(), database.drop()]);
    },
  };
}

const LIFTED = {
  connectionTimeoutMillis: 60_000,
  lock_timeout: 60_000,
  query_timeout: 60_000,
  statement_timeout: 60_000,
  idle_in_transaction_session_timeout: 60_000,
};

/** Internals of pg's pool: the options of new connections, all connections, idle ones, and those about to end. */
interface OwnPool {
  readonly options: Record<string, number>;
  readonly _clients: readonly object[];
  readonly _idle: readonly { readonly client: object }[];
  readonly _expired: WeakSet<object>;
  _remove(client: object): void;
}

/**
 * Lets work wait without limit for a connection, for a lock and for the database, and a client for its answer. On a
 * busy machine that can take longer than a service allows, and tests assert outcomes. Tests of those limits reach the
 * database in another way.
 */
export function liftWaits(server: Server, dataSource: DataSource): void {
  server.setTimeout(0);
  const { master } = dataSource.driver as unknown as { master: OwnPool };
  const { extra } = dataSource.options as unknown as { extra: Record<string, number> };
  for (const options of [master.options, extra]) Object.assign(options, LIFTED);
  // A connection keeps the limits that it was made with: those of the start have done their work, or end after it.
  for (const { client } of [...master._idle]) master._remove(client);
  for (const client of master._clients) master._expired.add(client);
}
