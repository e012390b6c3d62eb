import { randomUUID } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { errors, jwtVerify, type JWTPayload, SignJWT } from 'jose';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock, unixSeconds } from '../core/clock.js';
import type { SessionEntity } from '../accounts/session.entity.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { SIGNING_ALGORITHM } from './make-signing-key.js';
import { SigningKeys } from './signing-keys.js';

const AUDIENCE = 'authenticated';

export interface IssuedToken {
  readonly token: string;
  /** Unix seconds. */
  readonly expiresAt: number;
}

/** Issues and verifies the short-lived tokens that requests carry. */
@Injectable()
export class AccessTokens {
  constructor(
    @Inject(SigningKeys) private readonly keys: SigningKeys,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param hasSecondFactor is written into the token, so that services refuse a session that has not proved its factor
   */
  async issue(user: UserEntity, session: SessionEntity, hasSecondFactor: boolean): Promise<IssuedToken> {
    return this.sign(user.id, this.config.accessTokenSeconds, {
      email: user.email,
      phone: user.phone,
      app_metadata: user.appMetadata,
      user_metadata: user.userMetadata,
      role: user.role,
      aal: session.aal,
      amr: session.amr,
      second_factor: hasSecondFactor,
      session_id: session.id,
      is_anonymous: user.isAnonymous,
    });
  }

  /** A token for an operator's calls. It names no user; elsewhere only the routes of operators accept it. */
  issueForService(lifeSeconds: number): Promise<IssuedToken> {
    return this.sign(undefined, lifeSeconds, { role: 'service_role' });
  }

  private async sign(subject: string | undefined, lifeSeconds: number, claims: JWTPayload): Promise<IssuedToken> {
    const now = this.clock.now();
    const expiresAt = unixSeconds(addSeconds(now, lifeSeconds));
    const { kid, privateKey } = this.keys.current;
    const token = new SignJWT(claims)
      .setProtectedHeader({ alg: SIGNING_ALGORITHM, kid, typ: 'JWT' })
      .setIssuer(this.config.issuer)
      .setAudience(AUDIENCE)
      .setIssuedAt(unixSeconds(now))
      .setExpirationTime(expiresAt)
      // Makes two tokens of the same second differ.
      .setJti(randomUUID());
    if (subject) token.setSubject(subject);
    return { token: await token.sign(privateKey), expiresAt };
  }

  /** @throws GoTrueError 403 bad_jwt */
  async verify(token: string): Promise<JWTPayload> {
    try {
      const { payload, protectedHeader } = await jwtVerify(token, this.keys.keyOf, {
        algorithms: [SIGNING_ALGORITHM, 'RS256'],
        requiredClaims: ['exp'],
        currentDate: this.clock.now(),
      });
      this.assertOurs(payload, protectedHeader.kid);
      return payload;
    } catch (error) {
      if (!(error instanceof errors.JOSEError)) throw error;
      const reason = error instanceof errors.JWTExpired ? 'token is expired' : 'it was not issued here';
      throw new GoTrueError(403, 'bad_jwt', `invalid JWT: unable to parse or verify signature, ${reason}`);
    }
  }

  /** Tokens signed with an extra key have an issuer and audience of their own; ours always have the same. */
  private assertOurs({ iss, aud }: JWTPayload, kid: string | undefined): void {
    const extra = kid !== undefined && !this.keys.current.ownKids.has(kid);
    if (!extra && (iss !== this.config.issuer || aud !== AUDIENCE)) throw new errors.JWTInvalid('issued elsewhere');
  }
}
