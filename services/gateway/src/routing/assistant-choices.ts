import type { Assistant } from '@berea/contracts';
import { minifiedContract } from '@berea/contracts/minified';
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Upstream } from '../upstreams/upstreams.js';

/** The choices of an account that shape the assistant's answers; empty while they are unknown. */
export interface ReaderChoices {
  readonly assistant?: Assistant | null;
  readonly ministryRole?: string | null;
  readonly translation?: string;
}

const { path: PREFERENCES = '/' } = minifiedContract.profile.preferences['~orpc'].route;
/** So long another gateway may not know of a change. */
const KEPT_MS = 10_000;
const TIMEOUT_MS = 500;
const MOST_ACCOUNTS = 10_000;

/**
 * Asks the content service for the choices of accounts for the assistant, with the account's own token. While the
 * service does not answer, nothing counts as chosen: the assistant must not depend on it.
 */
export class AssistantChoices {
  private readonly kept = new LRUCache<string, ReaderChoices>({ max: MOST_ACCOUNTS, ttl: KEPT_MS });

  /** @param isOff whether the server has the assistant switched off for everybody */
  constructor(
    private readonly content: Upstream | undefined,
    private readonly isOff: boolean,
  ) {}

  /** @param key of the account that a request comes from */
  async of(key: string, request: FastifyRequest): Promise<ReaderChoices> {
    if (this.isOff) return { assistant: 'off' };
    const known = this.kept.get(key);
    if (known) return known;
    const choices = await this.ask(request).catch(() => undefined);
    if (choices) this.kept.set(key, choices);
    return choices ?? {};
  }

  forget(key: string): void {
    this.kept.delete(key);
  }

  private async ask({ headers, id }: FastifyRequest): Promise<ReaderChoices | undefined> {
    if (!this.content) return undefined;
    const { statusCode, body } = await this.content.background.request({
      path: PREFERENCES,
      method: 'GET',
      headers: {
        authorization: headers.authorization ?? '',
        'x-request-id': id,
        'x-deadline-ms': String(TIMEOUT_MS),
      },
      headersTimeout: TIMEOUT_MS,
      bodyTimeout: TIMEOUT_MS,
    });
    if (statusCode !== 200) return void (await body.dump());
    const { assistant, ministryRole, defaultBibleTranslation } = (await body.json()) as Record<string, never>;
    return { assistant, ministryRole, translation: defaultBibleTranslation };
  }
}
