import { AuthVerifier, type SignedInUser, TokenEndedError } from './auth-verifier.js';
import { hashOfToken, isPersonalToken, isWellFormed, type PersonalTokens } from './personal-tokens.js';

/** Takes personal tokens beside the access tokens of sessions. Each route then asks for the scope that it names. */
export class PersonalTokenVerifier extends AuthVerifier {
  /** @param personal undefined where none are taken */
  constructor(
    private readonly sessions: AuthVerifier,
    private readonly personal: PersonalTokens | undefined,
  ) {
    super();
  }

  override get knowsEndedSessions(): boolean {
    return this.sessions.knowsEndedSessions;
  }

  /** Never at once for a personal token: it may have been revoked. */
  override recall(token: string): SignedInUser | undefined {
    return isPersonalToken(token) ? undefined : this.sessions.recall(token);
  }

  async verify(token: string): Promise<SignedInUser> {
    if (!isPersonalToken(token)) return this.sessions.verify(token);
    const found = isWellFormed(token) ? await this.personal?.find(hashOfToken(token)) : undefined;
    if (!found) throw new TokenEndedError('The personal token does not work.');
    const { id, userId, scopes } = found;
    return { id: userId, email: '', fullName: '', sessionId: id, assured: false, scopes };
  }

  async isOperator(token: string): Promise<boolean> {
    return !isPersonalToken(token) && this.sessions.isOperator(token);
  }
}
