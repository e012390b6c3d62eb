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
import type { RouteMeta } from '@berea/contracts';
import type { TokenScope } from '@berea/contracts/values';
import { APP_GUARD, Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { AuthEnv } from '../environment/env.js';
import { ApiError } from '../errors/api-error.js';
import type { Logger } from '../log/log.js';
import { authProviders } from './auth-providers.js';
import { isWellFormed } from './personal-tokens.js';
import {
  AuthVerifier,
  bearerToken,
  InvalidTokenError,
  SecondFactorRequiredError,
  type SignedInUser,
  TokenEndedError,
} from './auth-verifier.js';

/** The characters of `b64token` (RFC 6750). */
const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;
const PUBLIC = 'berea:public';
const OPERATOR = 'berea:operator';
const USER = Symbol('berea:user');
/** What the contract says of the route of a request; undefined outside of the contract. */
type MetaOf = (request: FastifyRequest) => RouteMeta | undefined;
const META_OF = Symbol('berea:meta-of');
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
 * @param route `shared`: it reads something that is the same for every signed-in user, which is answered even while the
 * ended sessions are unknown; `scope`: what a personal token needs for it. Without a scope no personal token is taken.
 * @throws ApiError 401 without a valid token, 403 before the second factor of an account that has one and for a personal
 * token without the scope, 503 when the signing keys or the ended sessions are unavailable
 */
export async function authenticate(
  verifier: AuthVerifier,
  authorization: string | undefined,
  { shared, scope }: Pick<RouteMeta, 'shared' | 'scope'> = {},
): Promise<SignedInUser> {
  const token = readToken(authorization);
  if (!token) throw new ApiError('UNAUTHORIZED');
  const user = await verifier.verify(token).catch((error: unknown) => {
    throw refusal(error);
  });
  if (user.scopes) assertScope(user.scopes, scope);
  else if (!shared && !verifier.knowsEndedSessions) throw new ApiError('session_unchecked');
  return user;
}

/**
 * Admits a personal token, whatever its scopes: whoever asks checks the scope of each thing that is done with it.
 * @throws ApiError 401 without a valid token, 403 for that of a session, 503 when it cannot be checked
 */
export async function authenticateToken(
  verifier: AuthVerifier,
  authorization: string | undefined,
): Promise<{ id: string; scopes: readonly TokenScope[] }> {
  const token = readToken(authorization);
  if (!token) throw new ApiError('UNAUTHORIZED');
  const { id, scopes } = await verifier.verify(token).catch((error: unknown) => {
    throw refusal(error);
  });
  if (!scopes) throw new ApiError('FORBIDDEN');
  return { id, scopes };
}

function assertScope(scopes: readonly TokenScope[], scope: TokenScope | undefined): void {
  if (!scope) throw new ApiError('token_not_taken');
  if (!scopes.includes(scope)) throw new ApiError('token_without_scope', { values: { scope } });
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
  if (error instanceof TokenEndedError) return new ApiError('token_ended');
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

/** The personal token of a header, if it has the form of one; whether it works is not known. */
export function personalTokenIn(authorization: string | undefined): string | undefined {
  const token = readToken(authorization);
  return token && isWellFormed(token) ? token : undefined;
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
    @Inject(META_OF) private readonly metaOf: MetaOf,
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
    request[USER] = await authenticate(this.verifier, request.headers.authorization, this.metaOf(request));
    return true;
  }
}

/** Every route of the service asks for a signed-in user, except those marked `@Public()` or `@OperatorOnly()`. */
@Module({})
export class AuthModule {
  /** @param metaOf by default it knows no route, so that no personal token is taken */
  static forRoot(env: AuthEnv, log: Logger, metaOf: MetaOf = () => undefined): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      providers: [
        ...authProviders(env, log),
        { provide: META_OF, useValue: metaOf },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [AuthVerifier],
    };
  }
}
