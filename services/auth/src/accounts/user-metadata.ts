import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import type { JsonObject } from './user.entity.js';

/** Metadata travels in every access token, and so in a header of every request. Larger headers would be refused. */
const MAX_BYTES = 4_096;

export const UserMetadata = z.record(z.string(), z.json());

/** `current` with `changes` applied key by key; null removes a key. */
export function mergeMetadata(current: JsonObject, changes: JsonObject): JsonObject {
  return Object.fromEntries(Object.entries({ ...current, ...changes }).filter(([, value]) => value !== null));
}

/** @throws GoTrueError 422 when it is too large to travel in a token */
export function assertMetadataFits(metadata: JsonObject): void {
  if (Buffer.byteLength(JSON.stringify(metadata)) > MAX_BYTES)
    throw new GoTrueError(422, 'validation_failed', `User metadata may hold at most ${MAX_BYTES} bytes`);
}

/** `appMetadata` of a user who from now on can also sign in by `provider`. */
export function withProvider(appMetadata: JsonObject, provider: 'email' | 'phone'): JsonObject {
  const known = Array.isArray(appMetadata['providers']) ? (appMetadata['providers'] as string[]) : [];
  return { ...appMetadata, provider: appMetadata['provider'] ?? provider, providers: [...known, provider] };
}
