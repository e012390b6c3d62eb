import type { DataSource, EntityManager } from 'typeorm';
import { ApiError } from '../errors/api-error.js';
import { remainingMs } from '../request/request-scope.js';
import { roleOf, statementTimeoutOf } from './data-source.js';
import { destroyConnectionAfter } from './destroy-connection.js';
import { checkDatabase, explainRefusal, READ_ONLY_WHERE_FULL } from './disk-space.js';
import type { ScopedClient } from './scoped-client.js';
import type { Statement } from './scoped-query.js';
import { assertCommittable } from './statement-subscriber.js';

/** Postgres cancels a statement a little before the connection would be cut off, so that the connection survives. */
const statementTimeout = (longest: number, remaining: number): number =>
  Math.min(longest, Math.max(1, Math.floor(remaining * 0.95)));

/**
 * The only way to user data: every piece of work runs in a transaction that carries the user's id,
 * under a role without a login that row-level security cannot be switched off for.
 */
export class Database {
  /** The role of `run`: `berea_<schema>`. */
  readonly role: string;
  private readonly settings: readonly string[];
  private readonly settingsText: string;

  constructor(
    readonly dataSource: DataSource,
    readonly schema: string,
    /** Settings of every transaction for the schema's triggers, such as `{ quota_notes: '10000' }` */
    settings: Readonly<Record<string, string>> = {},
  ) {
    this.settings = Object.entries(settings).flatMap(([name, value]) => [`app.${name}`, value]);
    this.settingsText = `select set_config('role', $1, true), set_config('app.user_id', $2, true), set_config('statement_timeout', $3, true), ${READ_ONLY_WHERE_FULL}${this.settings
      .map((_each, at) => (at % 2 ? '' : `, set_config($${at + 4}, $${at + 5}, true)`))
      .join('')}`;
    this.role = roleOf(schema);
  }

  /**
   * Runs `work` as `userId`; its changes are committed before the promise resolves. Await nothing slow inside. It ends
   * with the request's deadline, if there is one.
   * @throws ApiError 504 when the deadline passed before it began
   * @example
   * const notes = await db.run(user.id, (manager) => manager.withRepository(this.notesRepository).findBy({ userId: user.id }));
   */
  run<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.connected(userId, false, (connected) =>
      connected.transaction(async (manager) => {
        const result = await work(manager);
        await assertCommittable(manager);
        return result;
      }),
    );
  }

  /**
   * Runs one statement as `userId`, in one round trip instead of `run`'s two. For single queries.
   * @throws Error when the work asks for a second statement
   * @example
   * const note = await db.read(user.id, (manager) => manager.findOneBy(NoteEntity, { id, userId: user.id }));
   */
  read<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.connected(userId, true, work);
  }

  /**
   * Like `read`, for one statement that writes: Postgres makes a transaction for it, and has committed that before it
   * answers.
   * @throws Error when the work asks for a second statement
   */
  write<T>(userId: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return this.connected(userId, true, work);
  }

  private async connected<T>(
    userId: string,
    single: boolean,
    work: (manager: EntityManager) => Promise<T>,
  ): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      const client = (await runner.connect()) as ScopedClient;
      const remaining = remainingMs();
      if (remaining === 0) throw new ApiError('GATEWAY_TIMEOUT');
      const calledOff = destroyConnectionAfter(remaining, runner);
      client.enter(this.settingsOf(userId, remaining), single);
      try {
        return await work(runner.manager);
      } catch (error) {
        throw await explainRefusal(this.dataSource, error);
      } finally {
        client.leave();
        calledOff();
      }
    } finally {
      await runner.release();
    }
  }

  /** The settings hold for their transaction only. */
  private settingsOf(userId: string, remaining = Infinity): Statement {
    const longest = statementTimeoutOf(this.dataSource);
    const values = [this.role, userId, String(statementTimeout(longest, remaining)), ...this.settings];
    return { text: this.settingsText, values };
  }

  /**
   * For the readiness check: whether Postgres answers, and has room to write to.
   * @throws Error when it does not answer
   */
  check(): Promise<void | 'degraded'> {
    return checkDatabase(this.dataSource);
  }
}
