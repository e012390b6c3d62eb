import type { Logger } from '@berea/server';
import { type DataSource, LessThan } from 'typeorm';
import { PRUNE, type Prunes } from '../core/housekeeping.js';
import { addSeconds, type Clock } from '../core/clock.js';
import { AuditEntryEntity } from './audit-entry.entity.js';
import { currentOrigin } from '../http/origin.js';

const KEPT_S = 90 * 86_400;
/** The limit while the database is unavailable. Events beyond it are in the log only. */
const MOST_WAITING = 10_000;

export interface AuditedEvent {
  readonly event: string;
  readonly userId?: string | undefined;
  readonly sessionId?: string | undefined;
}

/**
 * Keeps security events for 90 days. It writes in the background: an answer must not fail or slow down because of its
 * audit entry.
 */
export class AuditLog implements Prunes {
  private waiting: Omit<AuditEntryEntity, 'id'>[] = [];
  private writing: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly clock: Clock,
    private readonly log: Logger,
  ) {}

  add({ event, userId, sessionId }: AuditedEvent): void {
    if (this.waiting.length >= MOST_WAITING) return;
    const ids = { userId: userId ?? null, sessionId: sessionId ?? null };
    this.waiting.push({ event, ...ids, ...currentOrigin(), at: this.clock.now() });
    this.writing ??= this.write().finally(() => (this.writing = undefined));
  }

  /** Resolves when everything is written or has failed for good. */
  async settled(): Promise<void> {
    while (this.writing) await this.writing;
  }

  async [PRUNE](): Promise<void> {
    await this.dataSource.manager.delete(AuditEntryEntity, { at: LessThan(addSeconds(this.clock.now(), -KEPT_S)) });
  }

  /** Entries that arrive during a write go into the next statement together. */
  private async write(): Promise<void> {
    while (this.waiting.length) {
      const entries = this.waiting.splice(0, 500);
      await this.dataSource.manager
        .insert(AuditEntryEntity, entries)
        .catch((error: unknown) =>
          this.log.warn({ err: error, entries: entries.length }, 'writing audit entries failed'),
        );
    }
  }
}
