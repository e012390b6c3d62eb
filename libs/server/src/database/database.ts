import { randomUUID } from 'node:crypto';
import { DataSource, type EntityManager, type EntitySchema, type MigrationInterface } from 'typeorm';
import type { DatabaseEnv } from '../env.js';
import type { Logger } from '../log.js';
import { assertCommittable, StatementWatch } from './statement-watch.js';

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

export const roleOf = (schema: string): string => `berea_${schema}`;

/** Timeouts start from `reliability`'s promise that no request waits longer than its deadline. */
export function createDataSource(env: DatabaseEnv, options: SchemaOptions, log?: Logger): DataSource {
  return new DataSource({
    type: 'postgres',
    url: env.DATABASE_URL,
    schema: options.schema,
    entities: options.entities,
    migrations: options.migrations,
    subscribers: [StatementWatch],
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
      statement_timeout: 3_000,
      lock_timeout: 2_000,
      idle_in_transaction_session_timeout: 5_000,
      keepAlive: true,
    },
  });
}

/**
 * The only way to user data: every piece of work runs in a transaction that carries the user's id,
 * under a role without a login that row-level security cannot be switched off for.
 */
export class Database {
  private readonly role: string;

  constructor(
    readonly dataSource: DataSource,
    private readonly schema: string,
  ) {
    this.role = roleOf(schema);
  }

  /** Runs `work` as `userId`; what it returns is committed before the promise resolves. Await nothing slow inside. */
  run<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.dataSource.transaction(async (manager) => {
      await manager.query(`select set_config('role', $1, true), set_config('app.user_id', $2, true)`, [
        this.role,
        userId,
      ]);
      const result = await work(manager);
      await assertCommittable(manager);
      return result;
    });
  }

  /** Resolves when Postgres answers; used by the readiness check. */
  async ping(): Promise<void> {
    await this.dataSource.query('select 1');
  }

  /**
   * Refuses to go on where row-level security would not hold: a table without it, a role that bypasses it,
   * or a stranger's id that sees a row.
   * @throws Error naming the table or role
   */
  async assertRowLevelSecurity(): Promise<void> {
    const [role] = await this.dataSource.query(`select rolsuper, rolbypassrls from pg_roles where rolname = $1`, [
      this.role,
    ]);
    if (!role) throw new Error(`The role ${this.role} is missing; run the migrations.`);
    if (role.rolsuper || role.rolbypassrls) throw new Error(`The role ${this.role} would bypass row-level security.`);
    const tables: { relname: string; forced: boolean }[] = await this.dataSource.query(
      `select c.relname, c.relrowsecurity and c.relforcerowsecurity as forced
         from pg_class c join pg_namespace n on n.oid = c.relnamespace
        where n.nspname = $1 and c.relkind in ('r', 'p') and c.relname <> 'migrations'`,
      [this.schema],
    );
    for (const { relname, forced } of tables) {
      if (!forced) throw new Error(`Row-level security is not forced on ${this.schema}.${relname}.`);
      const seen = await this.run(randomUUID(), (manager) =>
        manager.query(`select 1 from "${this.schema}"."${relname}" limit 1`),
      );
      if (seen.length)
        throw new Error(`A stranger can read ${this.schema}.${relname}: row-level security does not hold.`);
    }
  }
}
