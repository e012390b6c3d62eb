import { z } from 'zod';
import type { Logger } from '../log/log.js';
import { AuthFeed } from './auth-feed.js';
import type { RevokedSessions } from './revoked-sessions.js';

/** The sessions that were ended since `cursor`, as the auth service reports them. */
const Revocations = z.object({
  cursor: z.string().min(1),
  sessions: z.array(z.object({ id: z.string(), expires_at: z.iso.datetime(), below: z.literal('aal2').optional() })),
});
type Revocations = z.infer<typeof Revocations>;

/** Polls the auth service for ended sessions. While it is unavailable, those that are known stay rejected. */
export class RevocationFeed extends AuthFeed<Revocations> {
  private cursor = '';

  /** @param authUrl where the auth service answers */
  constructor(
    authUrl: string,
    private readonly revoked: RevokedSessions,
    log: Logger,
    everyMs?: number,
    deadlineMs?: number,
  ) {
    super({ authUrl, subject: 'ended sessions', answer: Revocations, log, everyMs, deadlineMs });
  }

  protected get path(): string {
    return `/internal/revoked-sessions?after=${encodeURIComponent(this.cursor)}`;
  }

  protected get isKnown(): boolean {
    return this.revoked.areKnown;
  }

  protected take({ cursor, sessions }: Revocations): void {
    this.revoked.add(
      sessions.map(({ id, expires_at, below }) => ({
        id,
        expiresAt: Date.parse(expires_at),
        half: below !== undefined,
      })),
    );
    this.cursor = cursor;
  }

  protected override afterPoll(): void {
    this.revoked.prune(Date.now());
  }
}
