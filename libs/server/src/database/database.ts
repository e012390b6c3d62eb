import type { DataSource, EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { remainingMs } from '../request/request-scope.js';
import { roleOf, STATEMENT_TIMEOUT_MS } from './data-source.js';
import { destroyConnectionAfter } from './destroy-connection.js';
import { checkDatabase } from './disk-space.js';
import { assertCommittable } from './statement-subscriber.js';

/** Postgres cancels a statement a little before its connection would be cut off, which then lives on. */
const statementTimeout = (remaining: number): number =>
  Math.min(STATEMENT_TIMEOUT_MS, Math.max(1, Math.floor(remaining * 0.95)));

/**
 * The only way to user data: every piece of work runs in a transaction that carries the user's id,
 * under a role without a login that row-level security cannot be switched off for.
 */
export class Database {
  /** That `run` works under, `berea_<schema>`. */
  readonly role: string;
  private readonly settings: readonly string[];

  constructor(
    readonly dataSource: DataSource,
    readonly schema: string,
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
   * @example
   * const notes = await db.run(user.id, (manager) => manager.withRepository(this.notesRepository).findBy({ userId: user.id }));
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
}
