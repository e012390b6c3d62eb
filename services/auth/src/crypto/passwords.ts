import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { AuthError } from '../errors/auth-error.js';
import { isBcrypt } from './imported-hash.js';
import { Queue } from './queue.js';

/** argon2id, 19 MiB, two passes, one lane. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const OURS = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
const MIN_LENGTH = 6;
const MAX_BYTES = 72;

/** Two at a time leave room for everything else; more than 200 waiting would be answered after their deadline. */
const AT_ONCE = 2;
const WAITING = 200;

/** Hashes and checks passwords, a bounded number at once. */
export class Passwords {
  private readonly queue = new Queue(AT_ONCE, WAITING);

  private constructor(private readonly dummy: string) {}

  static async create(): Promise<Passwords> {
    return new Passwords(await hash(randomBytes(24), COST));
  }

  hash(password: string): Promise<string> {
    return this.queue.run(() => hash(password, COST));
  }

  /** Takes the same time whether or not there is a stored hash, so that the time tells nothing. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const tooLong = Buffer.byteLength(password) > MAX_BYTES;
    const same = await this.queue.run(() => check(stored ?? this.dummy, tooLong ? '' : password));
    return same && Boolean(stored) && !tooLong;
  }
}

const check = (stored: string, password: string): Promise<boolean> =>
  isBcrypt(stored) ? compare(password, stored) : verify(stored, password);

/** Whether a stored hash was made as we make them; one that was imported is made anew at the next sign-in. */
export const isOurHash = (stored: string): boolean => stored.startsWith(OURS);

/** @throws AuthError when a new password is too short or too long; nothing else is asked of it */
export function assertAcceptable(password: string): void {
  if (Buffer.byteLength(password) > MAX_BYTES)
    throw new AuthError(400, 'validation_failed', `Password cannot be longer than ${MAX_BYTES} characters`);
  if ([...password].length < MIN_LENGTH)
    throw new AuthError(422, 'weak_password', `Password should be at least ${MIN_LENGTH} characters.`, {
      weak_password: { reasons: ['length'] },
    });
}
