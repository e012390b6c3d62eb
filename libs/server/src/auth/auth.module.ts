import {
  type CanActivate,
  createParamDecorator,
  type DynamicModule,
  type ExecutionContext,
  Inject,
  Injectable,
  Module,
  SetMetadata,
} from '@nestjs/common';
import { APP_GUARD, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AuthEnv } from '../environment/env.js';
import { ApiError } from '../errors/api-error.js';
import type { Logger } from '../log/log.js';
import { authProviders } from './auth-providers.js';
import {
  AuthVerifier,
  bearerToken,
  InvalidTokenError,
  SecondFactorRequiredError,
  type SignedInUser,
} from './auth-verifier.js';

/** The characters of `b64token` (RFC 6750). */
const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;
const PUBLIC = 'berea:public';
const USER = Symbol('berea:user');
/** Whether the request reads something that is the same for every signed-in user. */
type IsShared = (request: FastifyRequest) => boolean;
const IS_SHARED = Symbol('berea:is-shared');
type WithUser = FastifyRequest & { [USER]?: SignedInUser };

/** Marks a route that needs no signed-in user. */
export const Public = () => SetMetadata(PUBLIC, true);

/** The signed-in user, as a handler's parameter. */
export const CurrentUser = createParamDecorator((_data: unknown, context: ExecutionContext): SignedInUser => {
  const user = context.switchToHttp().getRequest<WithUser>()[USER];
  if (!user) throw new ApiError('UNAUTHORIZED');
  return user;
});

/**
 * The user of an `Authorization: Bearer` header.
 * @param asksFor `shared`: something that is the same for every signed-in user, which is answered even while the ended
 * sessions are unknown; `own`: everything else
 * @throws ApiError 401 without a valid token, 403 before the second factor of an account that has one, 503 when the
 * signing keys or the ended sessions are unavailable
 */
export async function authenticate(
  verifier: AuthVerifier,
  authorization: string | undefined,
  asksFor: 'own' | 'shared' = 'own',
): Promise<SignedInUser> {
  const token = readToken(authorization);
  if (!token) throw new ApiError('UNAUTHORIZED');
  try {
    const user = await verifier.verify(token);
    if (asksFor === 'shared' || verifier.knowsEndedSessions) return user;
  } catch (error) {
    if (error instanceof InvalidTokenError) throw new ApiError('session_ended');
    if (error instanceof SecondFactorRequiredError) throw new ApiError('second_factor_required');
    throw new ApiError('SERVICE_UNAVAILABLE', { cause: error });
  }
  throw new ApiError('session_unchecked');
}

/**
 * Like `authenticate`, but at once, for a token that was verified a moment ago; undefined for all others.
 * @example
 * const user = recallUser(verifier, request.headers.authorization) ?? (await authenticate(verifier, request.headers.authorization));
 */
export function recallUser(verifier: AuthVerifier, authorization: string | undefined): SignedInUser | undefined {
  const token = readToken(authorization);
  return token ? verifier.recall(token) : undefined;
}

function readToken(authorization: string | undefined): string | undefined {
  const token = bearerToken(authorization);
  return token && TOKEN.test(token) ? token : undefined;
}

@Injectable()
export class AuthGuard implements CanActivate {
  constructor(
    @Inject(AuthVerifier) private readonly verifier: AuthVerifier,
    @Inject(Reflector) private readonly reflector: Reflector,
    @Inject(IS_SHARED) private readonly isShared: IsShared,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<WithUser>();
    request[USER] = await authenticate(
      this.verifier,
      request.headers.authorization,
      this.isShared(request) ? 'shared' : 'own',
    );
    return true;
  }
}

/** Every route of the service asks for a signed-in user, except those marked `@Public()`. */
@Module({})
export class AuthModule {
  /** @param isShared by default, no request is */
  static forRoot(env: AuthEnv, log: Logger, isShared: IsShared = () => false): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      providers: [
        ...authProviders(env, log),
        { provide: IS_SHARED, useValue: isShared },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [AuthVerifier],
    };
  }
}
