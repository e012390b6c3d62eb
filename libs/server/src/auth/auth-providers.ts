import type { FactoryProvider } from '@nestjs/common';
import { Cache } from '../cache/cache.js';
import type { AuthEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { AuthVerifier } from './auth-verifier.js';
import { createAuthVerifier } from './create-auth-verifier.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions, SessionVerifier } from './revoked-sessions.js';

/** Verification of access tokens. A hosted auth service does not report ended sessions, so it is not polled. */
export function authProviders(env: AuthEnv, log: Logger): FactoryProvider[] {
  const { AUTH_URL: authUrl } = env;
  if (!authUrl)
    return [
      {
        provide: AuthVerifier,
        inject: [{ token: Cache, optional: true }],
        useFactory: (cache?: Cache) => createAuthVerifier(env, cache),
      },
    ];
  const revoked = new RevokedSessions();
  return [
    { provide: AuthVerifier, useFactory: () => new SessionVerifier(createAuthVerifier(env), revoked) },
    { provide: RevocationFeed, useFactory: () => new RevocationFeed(authUrl, revoked, log) },
  ];
}
