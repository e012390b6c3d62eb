import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { AuthError } from '../errors/auth-error.js';
import { BodyPipe } from '../http/body.pipe.js';
import { normaliseEmail } from '../http/email-address.js';
import { type Origin, RequestOrigin } from '../http/origin.js';
import { TextQuery } from '../http/query.js';
import { RateLimit } from '../limits/rate-limit.guard.js';
import type { GrantedSession } from './granted-session.js';
import { RefreshService } from './refresh.service.js';
import { SignInService } from './sign-in.service.js';

const TokenRequest = z.object({
  email: z.string().optional(),
  phone: z.string().optional(),
  password: z.string().default(''),
  refresh_token: z.string().optional(),
  auth_code: z.string().optional(),
  code_verifier: z.string().optional(),
  provider: z.string().default(''),
  chain: z.string().default(''),
});
type TokenRequest = z.output<typeof TokenRequest>;

@Controller('auth/v1/token')
export class TokenController {
  constructor(
    @Inject(SignInService) private readonly signIn: SignInService,
    @Inject(RefreshService) private readonly refreshing: RefreshService,
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
    throw notOffered(grantType, body);
  }

  private async byPassword({ email, phone, password }: TokenRequest, origin: Origin): Promise<GrantedSession> {
    if (email && phone) throw AuthError.invalid('Only an email address or phone number should be provided on login.');
    if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled');
    if (!email) throw AuthError.invalid('missing email or phone');
    return this.signIn.signIn(normaliseEmail(email), password, origin);
  }

  private async byRefreshToken({ refresh_token: token }: TokenRequest): Promise<GrantedSession> {
    if (!token) throw AuthError.invalid('refresh_token required');
    return this.refreshing.refresh(token);
  }
}

/** The ways of signing in that this service does not have, answered as a service that has them switched off. */
function notOffered(grantType: string, body: TokenRequest): AuthError {
  if (grantType === 'pkce') {
    if (!body.auth_code || !body.code_verifier)
      return AuthError.invalid('invalid request: both auth code and code verifier should be non-empty');
    return new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found');
  }
  if (grantType === 'id_token') {
    if (body.provider.startsWith('custom:')) return AuthError.invalid('Custom providers are not enabled');
    return new AuthError(400, 'provider_disabled', `Provider ${JSON.stringify(body.provider)} is not enabled`);
  }
  if (grantType === 'web3') {
    if (!['ethereum', 'solana'].includes(body.chain))
      return new AuthError(400, 'web3_unsupported_chain', 'Unsupported chain');
    return new AuthError(422, 'web3_provider_disabled', 'Web3 provider is disabled');
  }
  return new AuthError(400, 'invalid_credentials', 'unsupported_grant_type');
}
