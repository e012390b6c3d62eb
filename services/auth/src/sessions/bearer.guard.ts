import {
  type CanActivate,
  createParamDecorator,
  type ExecutionContext,
  Inject,
  Injectable,
  SetMetadata,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { bearerToken, GoTrueError } from '@berea/server';
import { hasVerifiedFactor } from '../accounts/factor.entity.js';
import { userGone } from '../accounts/lock-user.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { isBanned, UserEntity } from '../accounts/user.entity.js';
import { Clock } from '../core/clock.js';
import { AccessTokens } from '../keys/access-tokens.js';

/** Longer than any token of ours; a larger one is refused unread. */
const MAX_TOKEN = 8_192;
const Uuid = z.uuid();

export interface SignedIn {
  readonly user: UserEntity;
  readonly session: SessionEntity;
  /** Whether nothing more has to be proved: the user has no second factor, or this very token is of a session that has shown it. */
  readonly assured: boolean;
}

const HALF = 'berea:before-second-factor';

/** Marks a route that a session may call before its second factor. The route decides what it may do then. */
export const BeforeSecondFactor = () => SetMetadata(HALF, true);

const SIGNED_IN = Symbol('berea:signed-in');
type WithSignedIn = FastifyRequest & { [SIGNED_IN]?: SignedIn };

/** The sender of the request, as a handler's parameter. Only behind `BearerGuard`. */
export const CurrentSession = createParamDecorator((_data: unknown, context: ExecutionContext): SignedIn =>
  signedInOf(context),
);

/** The sender of the request. Only behind `BearerGuard`. */
export function signedInOf(context: ExecutionContext): SignedIn {
  const signedIn = context.switchToHttp().getRequest<WithSignedIn>()[SIGNED_IN];
  if (!signedIn) throw new Error('CurrentSession needs BearerGuard');
  return signedIn;
}

/** Admits requests with a valid access token of a session that still exists, and has shown all factors of its user. */
@Injectable()
export class BearerGuard implements CanActivate {
  constructor(
    @Inject(AccessTokens) private readonly accessTokens: AccessTokens,
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Clock) private readonly clock: Clock,
    @Inject(Reflector) private readonly reflector: Reflector,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<WithSignedIn>();
    const signedIn = await this.authenticate(request.headers.authorization);
    if (
      !signedIn.assured &&
      !this.reflector.getAllAndOverride<boolean>(HALF, [context.getHandler(), context.getClass()])
    )
      throw GoTrueError.secondFactorRequired();
    request[SIGNED_IN] = signedIn;
    return true;
  }

  private async authenticate(authorization: string | undefined): Promise<SignedIn> {
    const token = bearerToken(authorization);
    if (!token) throw new GoTrueError(401, 'no_authorization', 'This endpoint requires a valid Bearer token');
    if (token.length > MAX_TOKEN) throw new GoTrueError(403, 'bad_jwt', 'invalid JWT: the token is too long');
    const { sub, session_id: sessionId, aal } = await this.accessTokens.verify(token);
    if (!sub) throw new GoTrueError(403, 'bad_jwt', 'invalid claim: missing sub claim');
    if (!Uuid.safeParse(sub).success) throw new GoTrueError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID');
    const user = await this.dataSource.manager.findOneBy(UserEntity, { id: sub });
    if (!user) throw userGone();
    const session = await this.dataSource.manager.findOneBy(SessionEntity, {
      id: Uuid.catch(NO_SESSION).parse(sessionId),
      userId: user.id,
    });
    if (!session)
      throw new GoTrueError(403, 'session_not_found', 'Session from session_id claim in JWT does not exist');
    if (isBanned(user, this.clock.now())) throw new GoTrueError(403, 'user_banned', 'User is banned');
    // A token from before the proof stays what it was, although its session has come further.
    const shown = session.aal === 'aal2' && aal === 'aal2';
    return { user, session, assured: shown || !(await hasVerifiedFactor(this.dataSource.manager, user.id)) };
  }
}

const NO_SESSION = '00000000-0000-0000-0000-000000000000';

/** Refuses anonymous users what only makes sense for an account that one can come back to. After `BearerGuard`. */
@Injectable()
export class NamedUserGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    if (signedInOf(context).user.isAnonymous)
      throw new GoTrueError(403, 'no_authorization', 'Anonymous user not allowed to perform these actions');
    return true;
  }
}
