import { Inject, Injectable } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { addSeconds, Clock } from '../core/clock.js';
import { assertImportable } from '../crypto/imported-hash.js';
import { assertAcceptable, ownerOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import { assertMetadataFits, mergeMetadata } from '../accounts/user-metadata.js';
import { NO_EMAIL_CHANGE, type UserEntity } from '../accounts/user.entity.js';
import type { UserAttributes } from './user-attributes.js';

const SECONDS: Readonly<Record<string, number>> = { ns: 1e-9, us: 1e-6, µs: 1e-6, ms: 1e-3, s: 1, m: 60, h: 3_600 };
const PART = /(?<!\d)(\d+(?:\.\d+)?)(ns|us|µs|ms|s|m|h)/g;
/** A thousand years. Later dates cannot be written. */
const LONGEST_S = 1_000 * 365 * 86_400;

/**
 * Seconds of a duration such as `24h`, `1h30m` or `0.5s`; null for `none`, which ends a ban.
 * @throws GoTrueError 400 when it is no duration
 */
function readBanDuration(text: string): number | null {
  if (text === 'none') return null;
  const parts = [...text.matchAll(PART)];
  if (!parts.length || parts.map(([part]) => part).join('') !== text)
    throw GoTrueError.invalid(`invalid format for ban duration: ${JSON.stringify(text.slice(0, 40))}, use 24h or none`);
  const seconds = parts.reduce((sum, [, count, unit]) => sum + Number(count) * (SECONDS[unit ?? ''] ?? 0), 0);
  if (seconds > LONGEST_S) throw GoTrueError.invalid('ban duration: must not be longer than 1000 years');
  return seconds;
}

/** Turns an operator's request into changes of a user's row. */
@Injectable()
export class AttributesService {
  constructor(
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * The hash to store for a given password, or the given hash; undefined without either. Hashing is slow, so do it
   * before locking a row.
   * @throws GoTrueError 400 or 422 when the password or hash is not acceptable
   */
  async hashOf(given: UserAttributes, known?: UserEntity | null): Promise<string | undefined> {
    const { password, password_hash: hash } = given;
    if (password && hash) throw GoTrueError.invalid('Only a password or a password hash should be provided');
    if (hash) return assertImportable(hash);
    if (password === undefined) return undefined;
    const metadata = { ...known?.userMetadata, ...given.user_metadata };
    assertAcceptable(password, ownerOf(given.email || known?.email, metadata));
    return this.passwords.hash(password);
  }

  /** @throws GoTrueError 400 or 422 naming the value that is not acceptable */
  changesOf(user: UserEntity, given: UserAttributes): Partial<UserEntity> {
    const now = this.clock.now();
    const userMetadata = mergeMetadata(user.userMetadata, given.user_metadata);
    const appMetadata = mergeMetadata(user.appMetadata, given.app_metadata);
    assertMetadataFits(userMetadata);
    assertMetadataFits(appMetadata);
    return {
      ...(given.email && { email: given.email, ...NO_EMAIL_CHANGE }),
      ...(given.phone && { phone: given.phone }),
      ...((given.email || given.phone) && { isAnonymous: false }),
      ...(given.email_confirm && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
      ...(given.phone_confirm && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
      ...(given.role && { role: given.role }),
      ...(given.ban_duration && { bannedUntil: bannedUntil(readBanDuration(given.ban_duration), now) }),
      userMetadata,
      appMetadata,
      updatedAt: now,
    };
  }
}

const bannedUntil = (seconds: number | null, now: Date): Date | null => (seconds ? addSeconds(now, seconds) : null);
