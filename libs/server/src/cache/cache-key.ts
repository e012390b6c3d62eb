import { createHash } from 'node:crypto';

declare const made: unique symbol;
/** A key that says whose the value is. `userKey` and `sharedKey` are the only ways to one. */
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

/** Key of something that everybody may see, such as what a verse means. Nothing of a user may go into the value. */
export const sharedKey = (...subject: [string, ...string[]]): CacheKey => `shared:${join(subject)}` as CacheKey;

function join(parts: string[]): string {
  const joined = parts.map(encode).join(':');
  if (joined.length <= MAX_SUBJECT) return joined;
  // `#` never comes out of the encoding, so no subject can pose as the digest of another.
  return `#${createHash('sha256').update(joined).digest('base64url')}`;
}

/** Different texts stay different, and none holds a colon; JSON first, since it also takes unpaired surrogates. */
const encode = (text: string): string => encodeURIComponent(JSON.stringify(text).slice(1, -1));
