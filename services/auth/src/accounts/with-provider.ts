import type { JsonObject } from './user.entity.js';

/** `appMetadata` of a user who from now on signs in by `provider` as well. */
export function withProvider(appMetadata: JsonObject, provider: 'email' | 'phone'): JsonObject {
  const known = Array.isArray(appMetadata['providers']) ? (appMetadata['providers'] as string[]) : [];
  return { ...appMetadata, provider: appMetadata['provider'] ?? provider, providers: [...known, provider] };
}
