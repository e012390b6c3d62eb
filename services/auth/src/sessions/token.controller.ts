import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { normaliseEmail, normalisePhone } from '../http/contact-details.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { PkceGrantService } from './pkce-grant.service.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import { ForeignGrant, refusalOfForeignGrant } from '../not-offered/foreign-grant.js';
import type { GrantedSession } from './granted-session.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';

const TokenRequest = ForeignGrant.extend({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  refresh_token: z.string().optional(),
  auth_code: z.string().optional(),
  code_verifier: z.string().optional(),
});
type TokenRequest = z.output<typeof TokenRequest>;

@Controller('auth/v1/token')
export class TokenController {
  constructor(
    @Inject(SignInService) private readonly signIn: SignInService,
    @Inject(RefreshService) private readonly refreshing: RefreshService,
    @Inject(PkceGrantService) private readonly pkce: PkceGrantService,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Post()
  @HttpCode(200)
  @RateLimit('token')
  grant(
    @TextQuery('grant_type') grantType: string,
    @Body(new BodyPipe(TokenRequest)) body: TokenRequest,
    @RequestOrigin() origin: Origin,
  ): Promise<GrantedSession> {
    if (grantType === 'password') return this.byPassword(body, origin);
    if (grantType === 'refresh_token') return this.byRefreshToken(body);
    if (grantType === 'pkce') return this.byAuthCode(body, origin);
    throw notOffered(grantType, body);
  }

  private async byPassword({ email, phone, password }: TokenRequest, origin: Origin): Promise<GrantedSession> {
    if (email && phone) throw GoTrueError.invalid('Only an email address or phone number should be provided on login.');
    if (phone && !this.config.phoneAutoconfirm)
      throw new GoTrueError(422, 'phone_provider_disabled', 'Phone logins are disabled');
    if (phone) return this.signIn.signIn({ phone: normalisePhone(phone) }, password, origin);
    if (!email) throw GoTrueError.invalid('missing email or phone');
    return this.signIn.signIn({ email: normaliseEmail(email) }, password, origin);
  }

  private async byRefreshToken({ refresh_token: token }: TokenRequest): Promise<GrantedSession> {
    if (!token) throw GoTrueError.invalid('refresh_token required');
    return this.refreshing.refresh(token);
  }

  private async byAuthCode({ auth_code: code, code_verifier: verifier }: TokenRequest, origin: Origin) {
    if (!code || !verifier)
      throw GoTrueError.invalid('invalid request: both auth code and code verifier should be non-empty');
    return this.pkce.exchange(code, verifier, origin);
  }
}

/** The ways of signing in that this service does not have, answered as a service that has them switched off. */
function notOffered(grantType: string, body: TokenRequest): GoTrueError {
  return (
    refusalOfForeignGrant(grantType, body) ?? new GoTrueError(400, 'invalid_credentials', 'unsupported_grant_type')
  );
}
