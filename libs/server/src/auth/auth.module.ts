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
const OPERATOR = 'berea:operator';
const USER = Symbol('berea:user');
/** Whether the request reads something that is the same for every signed-in user. */
type IsShared = (request: FastifyRequest) => boolean;
const IS_SHARED = Symbol('berea:is-shared');
type WithUser = FastifyRequest & { [USER]?: SignedInUser };

/** Marks a route that needs no signed-in user. */
export const Public = () => SetMetadata(PUBLIC, true);

/** Marks a route for the operator's token alone: it has no signed-in user. */
export const OperatorOnly = () => SetMetadata(OPERATOR, true);

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
    throw refusal(error);
  }
  throw new ApiError('session_unchecked');
}

/**
 * Admits the operator's token.
 * @throws ApiError 401 without a valid token, 403 for that of a user, 503 when it cannot be checked
 */
export async function authenticateOperator(verifier: AuthVerifier, authorization: string | undefined): Promise<void> {
  const token = readToken(authorization);
  if (!token) throw new ApiError('UNAUTHORIZED');
  const isOperator = await verifier.isOperator(token).catch((error: unknown) => {
    throw refusal(error);
  });
  if (!isOperator) throw new ApiError('FORBIDDEN');
}

function refusal(error: unknown): ApiError {
  if (error instanceof InvalidTokenError) return new ApiError('session_ended');
  if (error instanceof SecondFactorRequiredError) return new ApiError('second_factor_required');
  return new ApiError('SERVICE_UNAVAILABLE', { cause: error });
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
    const isMarked = (mark: string) =>
      this.reflector.getAllAndOverride<boolean | undefined>(mark, [context.getHandler(), context.getClass()]);
    if (isMarked(PUBLIC)) return true;
    const request = context.switchToHttp().getRequest<WithUser>();
    if (isMarked(OPERATOR)) {
      await authenticateOperator(this.verifier, request.headers.authorization);
      return true;
    }
    request[USER] = await authenticate(
      this.verifier,
      request.headers.authorization,
      this.isShared(request) ? 'shared' : 'own',
    );
    return true;
  }
}

/** Every route of the service asks for a signed-in user, except those marked `@Public()` or `@OperatorOnly()`. */
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
