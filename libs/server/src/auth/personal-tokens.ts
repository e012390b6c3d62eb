import { createHash } from 'node:crypto';
import { TOKEN_PREFIX, TOKEN_SCOPES, type TokenScope } from '@berea/contracts/values';
import { LRUCache } from 'lru-cache';
import { z } from 'zod';

/** A personal token that works now, as the content service tells it. */
export const KnownToken = z.object({ id: z.uuid(), userId: z.uuid(), scopes: z.array(z.enum(TOKEN_SCOPES)) });
export interface KnownToken {
  readonly id: string;
  readonly userId: string;
  readonly scopes: readonly TokenScope[];
}

export const isPersonalToken = (token: string): boolean => token.startsWith(TOKEN_PREFIX);

/** 256 bits in 43 letters; nobody is asked for anything else. */
const SECRET = /^[\w-]{43}$/;
export const isWellFormed = (token: string): boolean =>
  isPersonalToken(token) && SECRET.test(token.slice(TOKEN_PREFIX.length));

/** What the table has of a token, and what services ask each other for: nobody can use it as the token. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Port: finds personal tokens. The content service has their table; the other services ask it. */
export abstract class PersonalTokens {
  /**
   * @param hash of the token, as `hashOfToken` makes it
   * @returns undefined for a token that has ended, was revoked or never existed, and while its account is closed
   * @throws Error when that cannot be told just now
   */
  abstract find(hash: string): Promise<KnownToken | undefined>;
}

/** So long a revoked token may still work in a process. */
const KEPT_MS = 500;
const MOST = 10_000;
const DEADLINE_MS = 2_000;

/** Asks the content service. An answer holds for half a second, so that a busy program costs it little. */
export class AskedPersonalTokens extends PersonalTokens {
  private readonly kept = new LRUCache<string, Promise<KnownToken | undefined>>({ max: MOST, ttl: KEPT_MS });

  /** @param contentUrl where the content service answers */
  constructor(private readonly contentUrl: string) {
    super();
  }

  /** Those who ask at the same time share one question. */
  find(hash: string): Promise<KnownToken | undefined> {
    const kept = this.kept.get(hash);
    if (kept) return kept;
    const asked = this.ask(hash);
    this.kept.set(hash, asked);
    asked.catch(() => this.kept.delete(hash));
    return asked;
  }

  private async ask(hash: string): Promise<KnownToken | undefined> {
    const response = await fetch(new URL(`/internal/personal-tokens/${hash}`, this.contentUrl), {
      redirect: 'error',
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    if (response.status === 200) return KnownToken.parse(await response.json());
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new Error(`The content service answered with ${response.status}.`);
  }
}
