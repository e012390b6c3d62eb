import { decodeJwt } from 'jose';
import { AuthVerifier, type SignedInUser } from './auth-verifier.js';
import { leavesFactorOpen } from './read-claims.js';

/**
 * For a hosted project. If a token does not say whether its user has a second factor, the service is asked. With the
 * hook that puts the claim into every token, no request is needed.
 */
export class FactorVerifier extends AuthVerifier {
  constructor(
    private readonly tokens: AuthVerifier,
    private readonly byAsking: AuthVerifier,
  ) {
    super();
  }

  override recall(token: string): SignedInUser | undefined {
    const user = this.tokens.recall(token);
    return user && !leavesFactorOpen(decodeJwt(token)) ? user : undefined;
  }

  async verify(token: string): Promise<SignedInUser> {
    const user = await this.tokens.verify(token);
    return leavesFactorOpen(decodeJwt(token)) ? this.byAsking.verify(token) : user;
  }

  isOperator(token: string): Promise<boolean> {
    return this.tokens.isOperator(token);
  }
}
