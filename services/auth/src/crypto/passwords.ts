import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { GoTrueError } from '@berea/server';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { isBcrypt } from './imported-hash.js';
import { MAX_BYTES } from './password-policy.js';

/** The cost of making a hash, which is also the cost of one guess. */
export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes over it. */
  readonly timeCost: number;
  readonly parallelism: number;
}

export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave the processor room for other work. More than 200 waiting requests would miss their deadline. */
const AT_ONCE = 2;
const WAITING = 200;

/** Hashes and checks passwords by argon2id, a bounded number at the same time. */
export class Passwords {
  private readonly inTurn = createQueue(AT_ONCE, WAITING);

  private constructor(
    private readonly cost: HashCost,
    private readonly dummy: string,
  ) {}

  static async create(cost: HashCost = HASH_COST): Promise<Passwords> {
    return new Passwords(cost, await hash(randomBytes(24), cost));
  }

  hash(password: string): Promise<string> {
    return this.inTurn(() => hash(password.normalize('NFC'), this.cost));
  }

  /**
   * Takes the same time with and without a stored hash, so that the time reveals nothing. Keyboards write a letter with
   * an accent in one or in two characters: both match (RFC 8265), also a hash that was made of the other form elsewhere.
   */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    for (const form of new Set([password.normalize('NFC'), password]))
      if (await this.matchesExactly(stored, form)) return true;
    return false;
  }

  private async matchesExactly(stored: string | null | undefined, password: string): Promise<boolean> {
    const tooLong = Buffer.byteLength(password) > MAX_BYTES;
    const same = await this.inTurn(() => check(stored ?? this.dummy, tooLong ? '' : password));
    return same && Boolean(stored) && !tooLong;
  }

  /** Whether a stored hash has our parameters. An imported one is replaced at the next sign-in. */
  isOurs(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

const check = (stored: string, password: string): Promise<boolean> =>
  isBcrypt(stored) ? compare(password, stored) : verify(stored, password);

/** Runs at most `atOnce` pieces of work together, in order of arrival; up to `waiting` more are queued. */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const policy = bulkhead(atOnce, waiting);
  /** @throws GoTrueError 429 when the queue is full */
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? GoTrueError.tooManyRequests(1) : error;
    }
  };
}
