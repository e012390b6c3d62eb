import type { FactoryProvider } from '@nestjs/common';
import { AuthVerifier, Cache, createAuthVerifier, createCache, type Logger } from '@berea/server';
import type { GatewayEnv } from '../config/env.js';
import type { Upstreams } from '../proxy/upstreams.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions, SessionVerifier } from './revoked-sessions.js';

/** Verification of access tokens. A hosted auth service does not report ended sessions, so it is not polled. */
export function sessionProviders(env: GatewayEnv, { auth }: Upstreams, log: Logger): FactoryProvider[] {
  if (!auth)
    return [
      { provide: Cache, useFactory: () => createCache(env, log) },
      { provide: AuthVerifier, inject: [Cache], useFactory: (cache: Cache) => createAuthVerifier(env, cache) },
    ];
  const revoked = new RevokedSessions();
  return [
    { provide: AuthVerifier, useFactory: () => new SessionVerifier(createAuthVerifier(env), revoked) },
    { provide: RevocationFeed, useFactory: () => new RevocationFeed(auth, revoked, log) },
  ];
}
