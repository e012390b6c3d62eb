import { z } from 'zod';
import { AuthFeed } from '../auth/auth-feed.js';
import type { Logger } from '../log/log.js';
import type { ClosedAccounts } from './closed-accounts.js';

/**
 * The closed accounts of which this service may still hold something. An account in its grace is `closed`; then its
 * data is to be erased (`due`), and once more when no request from before can be under way (`last`).
 */
const Closed = z.object({
  accounts: z.array(z.object({ id: z.uuid(), stage: z.enum(['closed', 'due', 'last']) })),
});
type Closed = z.infer<typeof Closed>;

export interface ClosedAccountsFeedOptions {
  readonly authUrl: string;
  /** The name of this service, under which the auth service remembers that it is done. */
  readonly service: string;
  readonly closed: ClosedAccounts;
  readonly erase: (userId: string) => Promise<unknown>;
  readonly log: Logger;
  readonly everyMs?: number;
}

/**
 * Polls the auth service for closed accounts, and takes this service's part in each. The auth service lists an account
 * until the part is reported as done, so a process that ends in the middle leaves nothing undone: it or another one
 * begins again.
 */
export class ClosedAccountsFeed extends AuthFeed<Closed> {
  /** Erased by this process at the stage `due`. */
  private readonly erased = new Set<string>();
  private erasing: Promise<void> | undefined;

  constructor(private readonly given: ClosedAccountsFeedOptions) {
    const { authUrl, log, everyMs } = given;
    super({ authUrl, subject: 'closed accounts', answer: Closed, log, everyMs });
  }

  protected get path(): string {
    return `/internal/closed-accounts?${this.by}`;
  }

  protected get isKnown(): boolean {
    return this.given.closed.areKnown;
  }

  protected take({ accounts }: Closed): void {
    this.given.closed.set(accounts.map(({ id }) => id));
    const todo = accounts.filter(({ id, stage }) => stage === 'last' || (stage === 'due' && !this.erased.has(id)));
    // Beside the polls, which tell of further accounts meanwhile.
    if (todo.length) this.erasing ??= this.eraseAll(todo).finally(() => (this.erasing = undefined));
  }

  override async beforeApplicationShutdown(): Promise<void> {
    await super.beforeApplicationShutdown();
    await this.erasing;
  }

  private async eraseAll(accounts: Closed['accounts']): Promise<void> {
    for (const { id, stage } of accounts) {
      if (this.isEnding) return;
      try {
        await this.given.erase(id);
        if (stage === 'due') this.erased.add(id);
        else await this.report(id);
      } catch (error) {
        if (!this.isEnding) this.given.log.warn({ err: error }, 'erasing a closed account failed, retrying');
      }
    }
  }

  private async report(id: string): Promise<void> {
    await this.ask(`/internal/closed-accounts/${id}/erased?${this.by}`, 'POST', 204);
    this.erased.delete(id);
    this.given.log.info({ userId: id }, 'nothing of a closed account is left here');
  }

  private get by(): string {
    return `by=${this.given.service}`;
  }
}
