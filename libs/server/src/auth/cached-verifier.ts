import { hash } from 'node:crypto';
import { decodeJwt } from 'jose';
import { LRUCache } from 'lru-cache';
import { Counter } from 'prom-client';
import { metrics } from '../metrics/registry.js';
import { AuthVerifier, type SignedInUser } from './auth-verifier.js';

/** The longest time for which a token is accepted before its signature is checked again. */
const KEPT_MS = 60_000;
const MOST = 10_000;

const verifications = new Counter({
  name: 'token_verifications_total',
  help: 'Access tokens that were asked about: known from an earlier request, or verified by their signature.',
  labelNames: ['result'],
  registers: [metrics],
});

interface Known {
  readonly user: SignedInUser;
  /** Milliseconds since 1970. */
  readonly until: number;
}

/**
 * Verifies a token once: its user is kept, under the token's hash, until the token expires, for at most a minute. A
 * change of keys clears the cache.
 */
export class CachedVerifier extends AuthVerifier {
  private known = new LRUCache<string, Known>({ max: MOST });
  readonly verifier: AuthVerifier;

  /**
   * @param create the verifier that checks signatures; it calls `forget` when its keys have changed
   * @param now milliseconds since 1970, for tests that move the time
   */
  constructor(
    create: (forget: () => void) => AuthVerifier,
    private readonly now: () => number = Date.now,
  ) {
    super();
    this.verifier = create(() => (this.known = new LRUCache({ max: MOST })));
  }

  override recall(token: string): SignedInUser | undefined {
    const kept = this.known.get(keyOf(token));
    if (!kept || kept.until <= this.now()) return undefined;
    verifications.inc(KNOWN);
    return kept.user;
  }

  async verify(token: string): Promise<SignedInUser> {
    const recalled = this.recall(token);
    if (recalled) return recalled;
    verifications.inc(VERIFIED);
    // A result that the present keys confirm must not enter the cache after the keys have changed.
    const { known } = this;
    const user = await this.verifier.verify(token);
    const until = Math.min(this.now() + KEPT_MS, (decodeJwt(token).exp ?? 0) * 1_000);
    known.set(keyOf(token), { user, until });
    return user;
  }

  /** Not kept: an operator asks seldom. */
  isOperator(token: string): Promise<boolean> {
    return this.verifier.isOperator(token);
  }
}

const KNOWN = { result: 'known' };
const VERIFIED = { result: 'verified' };

/** Not the token itself, which would open an account to a reader of this memory. */
const keyOf = (token: string): string => hash('sha256', token, 'base64');
