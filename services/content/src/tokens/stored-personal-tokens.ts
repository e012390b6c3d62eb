import { randomUUID } from 'node:crypto';
import type { TokenScope } from '@berea/contracts/values';
import { Clock, Database, type KnownToken, type Logger, PersonalTokens, runInBackground } from '@berea/server';
import { askOpenAccount } from './open-accounts.js';

interface FoundRow {
  readonly user_id: string;
  readonly id: string;
  readonly scopes: TokenScope[];
  readonly ends_at: Date;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}

const HOUR_MS = 3_600_000;

export interface StoredPersonalTokensOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  /** Where the auth service answers; undefined with a hosted one, which tells nobody of closed accounts and new passwords. */
  readonly authUrl: string | undefined;
}

/**
 * Finds personal tokens in their table. A token works as long as somebody may sign in to its account with the password of
 * its day.
 */
export class StoredPersonalTokens extends PersonalTokens {
  constructor(private readonly given: StoredPersonalTokensOptions) {
    super();
  }

  async find(hash: string): Promise<KnownToken | undefined> {
    const now = this.given.clock.now();
    const row = await this.rowOf(hash);
    if (!row || row.ends_at <= now || !(await this.isOpen(row))) return undefined;
    const { user_id: userId, id, scopes } = row;
    const hour = new Date(Math.floor(now.getTime() / HOUR_MS) * HOUR_MS);
    if (!row.last_used_at || row.last_used_at < hour) this.noteUse(userId, id, hour);
    return { id, userId, scopes };
  }

  /** Runs as an unknown user, who owns nothing, so that only the policy of a shown token decides what is visible. */
  private rowOf(hash: string): Promise<FoundRow | undefined> {
    return this.given.db.run(randomUUID(), async (manager) => {
      await manager.query(`select set_config('app.personal_token', $1, true)`, [hash]);
      const [row] = await manager.query(
        `select user_id, id, scopes, ends_at, created_at, last_used_at from content.personal_tokens where token_hash = $1`,
        [hash],
      );
      return row;
    });
  }

  /**
   * Asked for each use, so that a token of a closed, disabled or deleted account, or of a former password, works no
   * longer than its sessions.
   */
  private async isOpen({ user_id: userId, created_at: made }: FoundRow): Promise<boolean> {
    const account = await askOpenAccount(this.given.authUrl, userId);
    return account !== undefined && !(account.tokensSince && made < account.tokensSince);
  }

  /** Written once an hour at most, and never waited for: a full disk refuses no reader. */
  private noteUse(userId: string, id: string, hour: Date): void {
    const { db, log } = this.given;
    const write = () =>
      db.write(userId, (manager) =>
        manager.query(
          `update content.personal_tokens set last_used_at = $3
            where user_id = $1 and id = $2 and (last_used_at is null or last_used_at < $3)`,
          [userId, id, hour],
        ),
      );
    runInBackground(
      () => void write().catch((error: unknown) => log.warn({ err: error }, 'noting the use of a token failed')),
    );
  }
}
