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
import { Cache } from '../cache/cache.js';
import { MemoryCache } from '../cache/memory-cache.js';
import type { AuthEnv } from '../environment/env.js';
import { ApiError } from '../errors/api-error.js';
import { AuthVerifier, bearerToken, InvalidTokenError, type SignedInUser } from './auth-verifier.js';
import { CachedVerifier } from './cached-verifier.js';
import { HostedVerifier } from './hosted-verifier.js';
import { IntrospectionVerifier } from './introspection-verifier.js';
import { JwksVerifier, SharedSecretVerifier } from './jwt-verifiers.js';

/** The characters of `b64token` (RFC 6750). */
const TOKEN = /^[A-Za-z0-9._~+/=-]+$/;
const PUBLIC = 'berea:public';
const USER = Symbol('berea:user');
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
 * Chooses the adapter by configuration: the two algorithm families are never mixed.
 * @param cache for what a hosted service vouched for; only asked with AUTH_USER_URL
 */
export function createAuthVerifier(env: AuthEnv, cache: Cache = new MemoryCache()): AuthVerifier {
  const { AUTH_ISSUER: issuer, AUTH_USER_URL: userUrl, SUPABASE_ANON_KEY: apiKey } = env;
  const { SUPABASE_JWT_SECRET: secret, AUTH_JWKS_URL: jwksUrl } = env;
  if (secret) return new CachedVerifier(() => new SharedSecretVerifier(secret, issuer));
  if (!jwksUrl) throw new Error('AUTH_JWKS_URL or SUPABASE_JWT_SECRET must be set');
  const byKeys = new CachedVerifier((forget) => new JwksVerifier(jwksUrl, issuer, forget));
  if (!userUrl || !apiKey) return byKeys;
  return new HostedVerifier(byKeys, new IntrospectionVerifier({ userUrl, apiKey, issuer }, cache));
}

/**
 * The user of an `Authorization: Bearer` header.
 * @throws ApiError 401 without a valid token, 503 when the signing keys cannot be had
 */
export async function authenticate(verifier: AuthVerifier, authorization: string | undefined): Promise<SignedInUser> {
  const token = readToken(authorization);
  if (!token) throw new ApiError('UNAUTHORIZED');
  try {
    return await verifier.verify(token);
  } catch (error) {
    if (error instanceof InvalidTokenError)
      throw new ApiError('UNAUTHORIZED', 'Your session is not valid any more. Sign in again.');
    throw new ApiError('SERVICE_UNAVAILABLE', undefined, undefined, { cause: error });
  }
}

/**
 * The same at once, for somebody whose token was verified a moment ago; undefined for everybody else.
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
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    if (this.reflector.getAllAndOverride<boolean | undefined>(PUBLIC, [context.getHandler(), context.getClass()]))
      return true;
    const request = context.switchToHttp().getRequest<WithUser>();
    request[USER] = await authenticate(this.verifier, request.headers.authorization);
    return true;
  }
}

/** Every route of the service asks for a signed-in user, except those marked `@Public()`. */
@Module({})
export class AuthModule {
  static forRoot(env: AuthEnv): DynamicModule {
    return {
      module: AuthModule,
      global: true,
      providers: [
        {
          provide: AuthVerifier,
          inject: [{ token: Cache, optional: true }],
          useFactory: (cache?: Cache) => createAuthVerifier(env, cache),
        },
        { provide: APP_GUARD, useClass: AuthGuard },
      ],
      exports: [AuthVerifier],
    };
  }
}
