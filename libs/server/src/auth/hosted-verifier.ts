import { decodeProtectedHeader } from 'jose';
import { AuthVerifier, type SignedInUser } from './auth-verifier.js';

/**
 * For a hosted project of which only the address is known. Its newer tokens are signed by published keys. Tokens with
 * a shared secret's signature are checked by the service. The two never mix: the keys refuse HS256.
 */
export class HostedVerifier extends AuthVerifier {
  constructor(
    private readonly byKeys: AuthVerifier,
    private readonly byAsking: AuthVerifier,
  ) {
    super();
  }

  override recall(token: string): SignedInUser | undefined {
    return this.byKeys.recall(token);
  }

  verify(token: string): Promise<SignedInUser> {
    return this.verifierOf(token).verify(token);
  }

  isOperator(token: string): Promise<boolean> {
    return this.verifierOf(token).isOperator(token);
  }

  private verifierOf(token: string): AuthVerifier {
    return algorithmOf(token) === 'HS256' ? this.byAsking : this.byKeys;
  }
}

function algorithmOf(token: string): string | undefined {
  try {
    return decodeProtectedHeader(token).alg;
  } catch {
    return undefined; // the verifier that it goes to says what is wrong with it
  }
}
