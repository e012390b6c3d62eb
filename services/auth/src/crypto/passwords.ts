import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { compare } from 'bcryptjs';
import { GoTrueError } from '@berea/server';
import { bulkhead, isBulkheadRejectedError } from 'cockatiel';
import { isBcrypt } from './imported-hash.js';
import { MAX_BYTES } from './password-policy.js';

/** What making, and so guessing, a hash costs. */
export interface HashCost {
  /** KiB. */
  readonly memoryCost: number;
  /** Passes over it. */
  readonly timeCost: number;
  readonly parallelism: number;
}

export const HASH_COST: HashCost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

/** Two at a time leave room for everything else; more than 200 waiting would be answered after their deadline. */
const AT_ONCE = 2;
const WAITING = 200;

/** Hashes passwords by argon2id and checks them, a bounded number at once. */
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
    return this.inTurn(() => hash(password, this.cost));
  }

  /** Takes the same time whether or not there is a stored hash, so that the time tells nothing. */
  async matches(stored: string | null | undefined, password: string): Promise<boolean> {
    const tooLong = Buffer.byteLength(password) > MAX_BYTES;
    const same = await this.inTurn(() => check(stored ?? this.dummy, tooLong ? '' : password));
    return same && Boolean(stored) && !tooLong;
  }

  /** Whether a stored hash was made as we make them; one that was imported is replaced at the next sign-in. */
  isOurs(stored: string): boolean {
    const { memoryCost, timeCost, parallelism } = this.cost;
    return stored.startsWith(`$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  }
}

const check = (stored: string, password: string): Promise<boolean> =>
  isBcrypt(stored) ? compare(password, stored) : verify(stored, password);

/** Runs at most `atOnce` pieces of work together, in the order of their coming; up to `waiting` more stand in line. */
export function createQueue(atOnce: number, waiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const policy = bulkhead(atOnce, waiting);
  /** @throws GoTrueError 429 when the line is full */
  return async (work) => {
    try {
      return await policy.execute(work);
    } catch (error) {
      throw isBulkheadRejectedError(error) ? GoTrueError.tooManyRequests(1) : error;
    }
  };
}
