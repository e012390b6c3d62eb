import type { Cache } from '../cache/cache.js';
import { MemoryCache } from '../cache/memory-cache.js';
import type { AuthEnv } from '../environment/env.js';
import type { AuthVerifier } from './auth-verifier.js';
import { CachedVerifier } from './cached-verifier.js';
import { FactorVerifier } from './factor-verifier.js';
import { HostedVerifier } from './hosted-verifier.js';
import { IntrospectionVerifier } from './introspection-verifier.js';
import { JwksVerifier, SharedSecretVerifier } from './jwt-verifiers.js';

/**
 * Chooses the adapter by configuration: the two algorithm families are never mixed.
 * @param cache for the answers of a hosted service; only used with AUTH_USER_URL
 */
export function createAuthVerifier(env: AuthEnv, cache: Cache = new MemoryCache()): AuthVerifier {
  const { AUTH_ISSUER: issuer, AUTH_USER_URL: userUrl, SUPABASE_ANON_KEY: apiKey } = env;
  const { SUPABASE_JWT_SECRET: secret, AUTH_JWKS_URL: jwksUrl } = env;
  const asking = userUrl && apiKey ? new IntrospectionVerifier({ userUrl, apiKey, issuer }, cache) : undefined;
  const withFactor = (tokens: AuthVerifier) => (asking ? new FactorVerifier(tokens, asking) : tokens);
  if (secret) return withFactor(new CachedVerifier(() => new SharedSecretVerifier(secret, issuer)));
  if (!jwksUrl) throw new Error('AUTH_JWKS_URL or SUPABASE_JWT_SECRET must be set');
  const byKeys = withFactor(new CachedVerifier((forget) => new JwksVerifier(jwksUrl, issuer, forget)));
  return asking ? new HostedVerifier(byKeys, asking) : byKeys;
}
