import { Inject, Injectable } from '@nestjs/common';
import { Column, DataSource, Entity, type EntityManager, LessThan, PrimaryColumn } from 'typeorm';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';

/** Those who verify tokens allow for clocks that differ a little. */
const CLOCK_TOLERANCE_S = 60;

export interface RevokedSessions {
  /** Opaque; the caller sends it with the next request. */
  readonly cursor: string;
  /** The first to expire comes first. */
  readonly sessions: readonly {
    readonly id: string;
    readonly expires_at: string;
    /** Only tokens below this level are refused; the session itself continues. */
    readonly below?: 'aal2';
  }[];
}

/** A session that was ended while access tokens of it may still be in use. */
@Entity({ name: 'revoked_sessions' })
export class RevokedSessionEntity {
  @PrimaryColumn({ name: 'session_id', type: 'uuid' })
  sessionId!: string;

  /** No token of the session is valid after this. */
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt!: Date;

  /** Whether the session goes on at aal2, and only its tokens from before are refused. */
  @Column({ name: 'below_aal2', type: 'boolean' })
  belowAal2!: boolean;
}

/** Remembers ended sessions for as long as an access token of theirs could be shown. */
@Injectable()
export class Revocations implements Prunes {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Within the transaction that ends the sessions: both happen, or neither. */
  record(manager: EntityManager, sessionIds: string[]): Promise<void> {
    return this.write(manager, sessionIds, false);
  }

  /** Within the transaction that lifts a session to aal2: its tokens from before are refused, and it goes on. */
  recordHalf(manager: EntityManager, sessionId: string): Promise<void> {
    return this.write(manager, [sessionId], true);
  }

  private async write(manager: EntityManager, sessionIds: string[], belowAal2: boolean): Promise<void> {
    if (!sessionIds.length) return;
    const expiresAt = addSeconds(this.clock.now(), this.config.accessTokenSeconds + CLOCK_TOLERANCE_S);
    await manager.query(
      `insert into auth.revoked_sessions as known (session_id, expires_at, below_aal2)
       select unnest($1::uuid[]), $2, $3
       on conflict (session_id) do update
         set expires_at = greatest(known.expires_at, excluded.expires_at),
             below_aal2 = known.below_aal2 and excluded.below_aal2,
             written_by = excluded.written_by`,
      [sessionIds, expiresAt, belowAal2],
    );
  }

  /**
   * Revocations since `after`, the cursor of an earlier answer; without one, every revocation that still matters.
   * Nothing is missed, but some may come twice: the cursor is the oldest transaction that was still running, so the
   * next request finds a row that commits later.
   */
  async since(after: string | undefined): Promise<RevokedSessions> {
    const rows: { cursor: string; id: string | null; expires_at: Date | null; below_aal2: boolean }[] =
      await this.dataSource.query(
        `with snapshot as (select pg_snapshot_xmin(pg_current_snapshot()) as xmin),
            -- A cursor ahead of every transaction is one of another database, before it was restored from a backup.
            start as (select case when $1::xid8 <= xmin then $1::xid8 else '0'::xid8 end as xid from snapshot)
       select snapshot.xmin::text as cursor, revoked.session_id as id, revoked.expires_at, revoked.below_aal2
         from snapshot cross join start
         left join auth.revoked_sessions revoked on revoked.written_by >= start.xid and revoked.expires_at > $2
        order by revoked.expires_at`,
        [after ?? '0', this.clock.now()],
      );
    return {
      cursor: rows[0]?.cursor ?? '0',
      sessions: rows.flatMap(({ id, expires_at: at, below_aal2: half }) =>
        id && at ? [{ id, expires_at: at.toISOString(), ...(half && { below: 'aal2' as const }) }] : [],
      ),
    };
  }

  /** Forgets those whose last token has run out. */
  async [PRUNE](): Promise<void> {
    await this.dataSource.manager.delete(RevokedSessionEntity, { expiresAt: LessThan(this.clock.now()) });
  }
}
