import { DataSource, type EntityManager, type EntitySchema, type MigrationInterface } from 'typeorm';
import type { DatabaseEnv } from '../env.js';
import { ApiError } from '../http/error-filter.js';
import type { Logger } from '../log.js';
import { watchPool } from '../metrics/pool-metrics.js';
import { remainingMs } from '../request-scope.js';
import { assertRowLevelSecurity } from './assert-row-level-security.js';
import { destroyConnectionAfter } from './destroy-connection.js';
import { checkDatabase } from './disk-space.js';
import { assertCommittable, StatementSubscriber } from './statement-subscriber.js';

/** What a service keeps in Postgres: a schema of its own, reached through a role that row-level security binds. */
export interface SchemaOptions {
  /** Name of the schema, also of the role `berea_<schema>`. */
  readonly schema: string;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for entity classes
  readonly entities: (Function | EntitySchema)[];
  readonly migrations: (new () => MigrationInterface)[];
  /** `false` where rows belong to no one user and the service looks them up itself: no role is made, and nobody but the owner gets rights. */
  readonly grants?: false;
}

const STATEMENT_TIMEOUT_MS = 3_000;
/** Postgres cancels a statement a little before its connection would be cut off, which then lives on. */
const statementTimeout = (remaining: number): number =>
  Math.min(STATEMENT_TIMEOUT_MS, Math.max(1, Math.floor(remaining * 0.95)));

export const roleOf = (schema: string): string => `berea_${schema}`;

/** Timeouts start from `reliability`'s promise that no request waits longer than its deadline. */
export function createDataSource(env: DatabaseEnv, options: SchemaOptions, log?: Logger): DataSource {
  const dataSource = new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    subscribers: [StatementSubscriber],
    migrationsTableName: 'migrations',
    synchronize: false,
    logging: false,
    applicationName: `berea-${options.schema}`,
    // Without a listener, an idle connection that Postgres ends would end this process.
    poolErrorHandler: (error: unknown) => log?.warn({ err: error }, 'an idle database connection was lost'),
    extra: {
      max: env.DATABASE_POOL,
      connectionTimeoutMillis: 1_000,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: 1_800,
      query_timeout: 4_000,
      statement_timeout: STATEMENT_TIMEOUT_MS,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
      keepAlive: true,
    },
  });
  watchPool(options.schema, dataSource, env.DATABASE_POOL);
  return dataSource;
}

/**
 * The only way to user data: every piece of work runs in a transaction that carries the user's id,
 * under a role without a login that row-level security cannot be switched off for.
 */
export class Database {
  private readonly role: string;
  private readonly settings: readonly string[];

  constructor(
    readonly dataSource: DataSource,
    private readonly schema: string,
    /** What every transaction says to the triggers of the schema, such as `{ quota_notes: '10000' }` */
    settings: Readonly<Record<string, string>> = {},
  ) {
    this.settings = Object.entries(settings).flatMap(([name, value]) => [`app.${name}`, value]);
    this.role = roleOf(schema);
  }

  /**
   * Runs `work` as `userId`; what it returns is committed before the promise resolves. Await nothing slow inside. Where
   * the request has a deadline, it ends with that.
   * @throws ApiError 504 when the deadline has passed before it began
   */
  async run<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.connect();
      const remaining = remainingMs();
      if (remaining === 0) throw new ApiError('GATEWAY_TIMEOUT');
      const calledOff = destroyConnectionAfter(remaining, runner);
      try {
        return await this.transact(runner.manager, userId, remaining, work);
      } finally {
        calledOff();
      }
    } finally {
      await runner.release();
    }
  }

  private transact<T>(
    connected: EntityManager,
    userId: string,
    remaining: number | undefined,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    return connected.transaction(async (manager) => {
      await manager.query(
        `select set_config('role', $1, true), set_config('app.user_id', $2, true)${
          remaining === undefined ? '' : `, set_config('statement_timeout', '${statementTimeout(remaining)}', true)`
        }${this.settings.map((_each, at) => (at % 2 ? '' : `, set_config($${at + 3}, $${at + 4}, true)`)).join('')}`,
        [this.role, userId, ...this.settings],
      );
      const result = await work(manager);
      await assertCommittable(manager);
      return result;
    });
  }

  /** For the readiness check: whether Postgres answers, and has room to write to. @throws Error when it does not answer */
  check(): Promise<void | 'degraded'> {
    return checkDatabase(this.dataSource);
  }

  /** Refuses to go on where row-level security would not hold. @throws Error naming what is wrong */
  assertRowLevelSecurity(): Promise<void> {
    return assertRowLevelSecurity(this, this.schema, this.role);
  }
}
