import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { PRUNE, type Prunes } from '../core/housekeeping.js';

/** The services that hold data of users; each erases its own. */
export const HOLDERS = ['content', 'study'] as const;
export type Holder = (typeof HOLDERS)[number];

/**
 * Requests that began before an account was closed have ended after the life of an access token and this: a service
 * that erases then finds everything that they wrote.
 */
const LAST_REQUESTS_S = 60;

/** How long a deleted account is listed: a backup that is older brings it back. */
const LISTED_S = 400 * 86_400;

export interface ClosedAccounts {
  readonly accounts: readonly {
    readonly id: string;
    /** `closed`: in its grace; `due`: its data goes; `last`: once more, and then the service reports that it is done. */
    readonly stage: 'closed' | 'due' | 'last';
  }[];
}

/**
 * Remembers closed accounts until nothing of them is left. Each step is one transaction, and each is taken again until
 * it is done: by this instance or by any other.
 */
@Injectable()
export class Closures implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Within the transaction that removes the user: from now on the services erase what they hold. */
  async record(manager: EntityManager, userId: string): Promise<void> {
    const now = this.clock.now();
    await manager.query(
      `insert into auth.closed_accounts (user_id, closed_at, due_at) values ($1, $2, $2)
       on conflict (user_id) do update set due_at = least(closed_accounts.due_at, excluded.due_at)`,
      [userId, now],
    );
  }

  /** Whether an id is still that of an account whose data is being erased: a new account must not have it. */
  async holds(manager: EntityManager, userId: string): Promise<boolean> {
    const [row] = await manager.query(`select 1 from auth.closed_accounts where user_id = $1`, [userId]);
    return row !== undefined;
  }

  /** Those of which a service may still hold something. */
  async heldBy(service: Holder): Promise<ClosedAccounts> {
    const accounts: ClosedAccounts['accounts'][number][] = await this.dataSource.query(
      `select user_id as id,
              case when due_at > $2 then 'closed' when greatest(due_at, closed_at + $3 * interval '1 second') > $2 then 'due' else 'last' end as stage
         from auth.closed_accounts where $1 <> all(erased_by) order by due_at, user_id`,
      [service, this.clock.now(), this.config.accessTokenSeconds + LAST_REQUESTS_S],
    );
    return { accounts };
  }

  /** A service has erased everything of the account. A report ahead of time does not count. */
  async reportErased(service: Holder, userId: string): Promise<void> {
    await this.dataSource.query(
      `update auth.closed_accounts set erased_by = array_append(erased_by, $1)
        where user_id = $2 and $1 <> all(erased_by)
          and greatest(due_at, closed_at + $4 * interval '1 second') <= $3`,
      [service, userId, this.clock.now(), this.config.accessTokenSeconds + LAST_REQUESTS_S],
    );
    await this[PRUNE]();
  }

  /**
   * Deletes the users whose grace is over, and forgets the accounts that every service has erased: the entries of the
   * audit log stay without user, session and network address. A hash of the id is listed, for a restore.
   */
  async [PRUNE](): Promise<void> {
    const now = this.clock.now();
    // A user who takes the account back at this moment holds the row of the user, and has it open again afterwards.
    await this.dataSource.query(
      `with gone as (
         delete from auth.users u using auth.closed_accounts c
          where c.user_id = u.id and c.due_at <= $1 and u.closed_at is not null returning u.email)
       delete from auth.outbox where recipient in (select email from gone)`,
      [now],
    );
    await this.dataSource.query(
      `with gone as (
         delete from auth.closed_accounts c
          where erased_by @> $1::text[] and not exists (
            select from auth.users u where u.id = c.user_id and u.closed_at is not null)
         returning user_id),
       listed as (
         insert into auth.deleted_accounts (account_hash, deleted_at)
         select encode(sha256(user_id::text::bytea), 'hex'), $2 from gone
         on conflict (account_hash) do update set deleted_at = excluded.deleted_at)
       update auth.audit_log log set user_id = null, session_id = null, ip = '' from gone where log.user_id = gone.user_id`,
      [HOLDERS, now],
    );
    await this.dataSource.query(`delete from auth.deleted_accounts where deleted_at < $1`, [
      addSeconds(now, -LISTED_S),
    ]);
  }
}
