import pg from 'pg';
import { DataSource, type EntitySchema, type MigrationInterface } from 'typeorm';
import type { DatabaseEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { watchPool } from '../metrics/pool-metrics.js';
import { ScopedClient } from './scoped-client.js';
import { StatementSubscriber } from './statement-subscriber.js';

/** A service's data in Postgres: its own schema, reached through a role that row-level security binds. */
export interface SchemaOptions {
  /** Name of the schema, also of the role `berea_<schema>`. */
  readonly schema: string;
  /** Beside those that modules name with `TypeOrmModule.forFeature`. */
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for entity classes
  readonly entities?: (Function | EntitySchema)[];
  readonly migrations: (new () => MigrationInterface)[];
  /**
   * `false` if rows belong to no one user and the service looks them up itself. Its login then has the rights of the
   * role always; other services take the role for one transaction and one user.
   */
  readonly scoped?: false;
}

export const roleOf = (schema: string): string => `berea_${schema}`;

/** Timeouts start from `reliability`'s promise that no request waits longer than its deadline. */
export function createDataSource(env: DatabaseEnv, options: SchemaOptions, log?: Logger): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    // By name, the driver would be looked up among the installed packages; a built service contains it.
    driver: pg,
    url: env.DATABASE_URL,
    schema: options.schema,
    entities: options.entities ?? [],
    migrations: options.migrations,
    subscribers: [StatementSubscriber],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    applicationName: `berea-${options.schema}`,
    // Without a listener, an idle connection that Postgres ends would end this process.
    poolErrorHandler: (error: unknown) => log?.warn({ err: error }, 'idle database connection failed'),
    extra: {
      Client: ScopedClient,
      prepared: env.DATABASE_PREPARED,
      max: env.DATABASE_POOL,
      connectionTimeoutMillis: 1_000,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 1_800,
      query_timeout: 4_000,
      statement_timeout: 3_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
      keepAlive: true,
    },
  });
  watchPool(options.schema, dataSource, env.DATABASE_POOL);
  return dataSource;
}

/** The longest time of a statement, in milliseconds, from the options of the data source. */
export const statementTimeoutOf = ({ options }: DataSource): number =>
  (options as { extra: { statement_timeout: number } }).extra.statement_timeout;
