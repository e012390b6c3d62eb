import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { NewPersonalToken, PersonalToken } from '@berea/contracts';
import { TOKEN_LIMITS, TOKEN_PREFIX, type TokenScope } from '@berea/contracts/values';
import { ApiError, Clock, Database, hashOfToken } from '@berea/server';
import { askOpenAccount } from './open-accounts.js';

/** Where the auth service answers; undefined with a hosted one. */
export const AUTH_URL = Symbol('berea:auth-url');

const SECRET_BYTES = 32;
const DAY_MS = 86_400_000;

interface TokenRow {
  readonly id: string;
  readonly name: string;
  readonly scopes: TokenScope[];
  readonly ends_at: Date;
  readonly created_at: Date;
  readonly last_used_at: Date | null;
}
const COLUMNS = 'id, name, scopes, ends_at, created_at, last_used_at';

const toToken = (row: TokenRow): PersonalToken => ({
  id: row.id,
  name: row.name,
  scopes: row.scopes,
  endsAt: row.ends_at.toISOString(),
  createdAt: row.created_at.toISOString(),
  lastUsedAt: row.last_used_at?.toISOString() ?? null,
});

interface TokenDraft {
  readonly token: string;
  readonly name: string;
  readonly scopes: readonly TokenScope[];
  readonly days: number;
}

/** The personal tokens of an account, for their owner. */
@Injectable()
export class TokensService {
  constructor(
    @Inject(Database) private readonly db: Database,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(AUTH_URL) private readonly authUrl: string | undefined,
  ) {}

  /** Those that a new password has ended are gone; one that has passed its day is listed. */
  async list(userId: string): Promise<PersonalToken[]> {
    await this.dropEnded(userId);
    const rows: TokenRow[] = await this.db.read(userId, (manager) =>
      manager.query(
        `select ${COLUMNS} from content.personal_tokens where user_id = $1 order by created_at desc, id limit $2`,
        [userId, TOKEN_LIMITS.tokens],
      ),
    );
    return rows.map(toToken);
  }

  /** @throws ApiError 503 while it cannot be told which ones have ended: a list must not show them as working */
  private async dropEnded(userId: string): Promise<void> {
    const account = await askOpenAccount(this.authUrl, userId).catch((error: unknown) => {
      throw new ApiError('SERVICE_UNAVAILABLE', { cause: error });
    });
    const since = account?.tokensSince;
    if (!since) return;
    await this.db.write(userId, (manager) =>
      manager.query(`delete from content.personal_tokens where user_id = $1 and created_at < $2`, [userId, since]),
    );
  }

  /** Making the same token again gives it a new secret; the former one stops working. */
  async make(userId: string, { token: id, name, scopes, days }: TokenDraft): Promise<NewPersonalToken> {
    const secret = `${TOKEN_PREFIX}${randomBytes(SECRET_BYTES).toString('base64url')}`;
    const now = this.clock.now();
    return this.db.run(userId, async (manager) => {
      // One after the other, so that many at once are counted as well.
      await manager.query(`select pg_advisory_xact_lock(hashtextextended('content.personal_tokens ' || $1, 0))`, [
        userId,
      ]);
      const [{ others } = { others: 0 }]: { others: number }[] = await manager.query(
        `select count(*)::int as others from content.personal_tokens where user_id = $1 and id <> $2`,
        [userId, id],
      );
      if (others >= TOKEN_LIMITS.tokens)
        throw new ApiError('too_many_tokens', { values: { most: TOKEN_LIMITS.tokens } });
      const [row]: TokenRow[] = await manager.query(
        `insert into content.personal_tokens (user_id, id, name, scopes, token_hash, ends_at, created_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict (user_id, id) do update
             set name = excluded.name, scopes = excluded.scopes, token_hash = excluded.token_hash,
                 ends_at = excluded.ends_at, created_at = excluded.created_at, last_used_at = null
         returning ${COLUMNS}`,
        [userId, id, name, scopes, hashOfToken(secret), new Date(now.getTime() + days * DAY_MS), now],
      );
      if (!row) throw new Error('The token was not stored.');
      return { ...toToken(row), secret };
    });
  }

  /** Nothing to revoke is no error: a repeated call has what it wants. */
  async revoke(userId: string, id: string): Promise<void> {
    await this.db.write(userId, (manager) =>
      manager.query(`delete from content.personal_tokens where user_id = $1 and id = $2`, [userId, id]),
    );
  }
}
