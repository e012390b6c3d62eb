import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { createLocalJWKSet, errors, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock, unixSeconds } from '../core/clock.js';
import { AuthError } from '../errors/auth-error.js';
import type { SessionEntity } from '../sessions/session.entity.js';
import type { UserEntity } from '../users/user.entity.js';
import { SIGNING_ALGORITHM, SigningKeys } from './signing-keys.js';

const AUDIENCE = 'authenticated';

export interface IssuedToken {
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Issues and verifies the short-lived tokens that requests carry. */
@Injectable()
export class AccessTokens {
  private readonly verificationKeys: ReturnType<typeof createLocalJWKSet>;

  constructor(
    @Inject(SigningKeys) private readonly keys: SigningKeys,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {
    this.verificationKeys = createLocalJWKSet(keys.published);
  }

  async issue(user: UserEntity, session: SessionEntity): Promise<IssuedToken> {
    const now = this.clock.now();
    const expiresAt = unixSeconds(addSeconds(now, this.config.accessTokenSeconds));
    const token = await new SignJWT({
      email: user.email,
      phone: '',
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: user.role,
      aal: session.aal,
      amr: session.amr,
      session_id: session.id,
      is_anonymous: false,
    })
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid: this.keys.kid, typ: 'JWT' })
      .setIssuer(this.config.issuer)
      .setSubject(user.id)
      .setAudience(AUDIENCE)
      .setIssuedAt(unixSeconds(now))
      .setExpirationTime(expiresAt)
      // Two tokens of the same second differ.
      .setJti(randomUUID())
      .sign(this.keys.privateKey);
    return { token, expiresAt };
  }

  /** @throws AuthError 403 bad_jwt */
  async verify(token: string): Promise<JWTPayload> {
    try {
      const { payload } = await jwtVerify(token, this.verificationKeys, {
        issuer: this.config.issuer,
        audience: AUDIENCE,
        algorithms: [SIGNING_ALGORITHM],
        requiredClaims: ['exp'],
        currentDate: this.clock.now(),
      });
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      const reason = error instanceof errors.JWTExpired ? 'token is expired' : 'it was not issued here';
      throw new AuthError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
    }
  }
}
