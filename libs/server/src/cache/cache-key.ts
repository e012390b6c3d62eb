import { createHash } from 'node:crypto';

declare const made: unique symbol;
/** A key that names the owner of its value. Only `userKey` and `sharedKey` make one. */
export type CacheKey = string & { readonly [made]: true };

/** Longer subjects (a whole question, say) are shortened to their digest. */
const MAX_SUBJECT = 300;

/**
 * Key of something that may be shown to this user alone. @throws RangeError without a user
 * @example
 * await cache.set(userKey(user.id, 'profile'), JSON.stringify(profile), 60);
 */
export function userKey(userId: string, ...subject: [string, ...string[]]): CacheKey {
  if (!userId) throw new RangeError('A private value needs a user.');
  return `user:${encode(userId)}:${join(subject)}` as CacheKey;
}

/** Key of a value that every user may see, such as the meaning of a verse. Nothing of a user may go into the value. */
export const sharedKey = (...subject: [string, ...string[]]): CacheKey => `shared:${join(subject)}` as CacheKey;

function join(parts: string[]): string {
  const joined = parts.map(encode).join(':');
  if (joined.length <= MAX_SUBJECT) return joined;
  // `#` never occurs in the encoding, so no subject can look like the digest of another.
  return `#${createHash('sha256').update(joined).digest('base64url')}`;
}

/**
 * Different texts stay different, and no result holds a colon. JSON comes first, since it also accepts unpaired
 * surrogates.
 */
const encode = (text: string): string => encodeURIComponent(JSON.stringify(text).slice(1, -1));
