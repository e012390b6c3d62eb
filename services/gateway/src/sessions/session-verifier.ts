import { AuthVerifier, InvalidTokenError, type SignedInUser } from '@berea/server';
import type { RevokedSessions } from './revoked-sessions.js';

/** A token is good while its session is: one that was signed out is refused, however long the token says it lives. */
export class SessionVerifier extends AuthVerifier {
  constructor(
    private readonly tokens: AuthVerifier,
    private readonly revoked: RevokedSessions,
  ) {
    super();
  }

  async verify(token: string): Promise<SignedInUser> {
    const user = await this.tokens.verify(token);
    if (this.revoked.has(user.sessionId)) throw new InvalidTokenError('The session was ended.');
    return user;
  }
}
