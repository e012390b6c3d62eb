import type { FactoryProvider } from '@nestjs/common';
import { authProviders, Cache, createCache, type Logger } from '@berea/server';
import { embeddedAuthUrl, type GatewayEnv } from '../config/env.js';

/** Verification of access tokens, with a cache for what a hosted auth service says of them. */
export function sessionProviders(env: GatewayEnv, log: Logger): FactoryProvider[] {
  const { AUTH_URL: _given, ...others } = env;
  const authUrl = embeddedAuthUrl(env);
  if (authUrl) return authProviders({ ...others, AUTH_URL: authUrl }, log);
  return [{ provide: Cache, useFactory: () => createCache(env, log) }, ...authProviders(others, log)];
}
