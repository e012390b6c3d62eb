import type { FactoryProvider } from '@nestjs/common';
import { Cache } from '../cache/cache.js';
import type { AuthEnv } from '../environment/env.js';
import type { Logger } from '../log/log.js';
import { AuthVerifier } from './auth-verifier.js';
import { createAuthVerifier } from './create-auth-verifier.js';
import { PersonalTokenVerifier } from './personal-token-verifier.js';
import { AskedPersonalTokens, PersonalTokens } from './personal-tokens.js';
import { RevocationFeed } from './revocation-feed.js';
import { RevokedSessions, SessionVerifier } from './revoked-sessions.js';

/**
 * Verification of access tokens and of personal tokens. A hosted auth service does not report ended sessions, so it is
 * not polled. The content service is asked for personal tokens where its address is set; it brings `PersonalTokens` of
 * its own.
 */
export function authProviders(env: AuthEnv & { readonly CONTENT_URL?: string }, log: Logger): FactoryProvider[] {
  const { AUTH_URL: authUrl, CONTENT_URL: contentUrl } = env;
  const asked = contentUrl ? new AskedPersonalTokens(contentUrl) : undefined;
  const revoked = new RevokedSessions();
  const sessions = (cache: Cache | undefined) =>
    authUrl ? new SessionVerifier(createAuthVerifier(env), revoked) : createAuthVerifier(env, cache);
  return [
    {
      provide: AuthVerifier,
      inject: [
        { token: Cache, optional: true },
        { token: PersonalTokens, optional: true },
      ],
      useFactory: (cache?: Cache, own?: PersonalTokens) => new PersonalTokenVerifier(sessions(cache), own ?? asked),
    },
    ...(authUrl ? [{ provide: RevocationFeed, useFactory: () => new RevocationFeed(authUrl, revoked, log) }] : []),
  ];
}
