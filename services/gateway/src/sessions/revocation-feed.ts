import { setTimeout as delay } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { z } from 'zod';
import type { Upstream } from '../proxy/upstreams.js';
import type { RevokedSessions } from './revoked-sessions.js';

const EVERY_MS = 500;
const DEADLINE_MS = 3_000;

/** The sessions that were ended since `cursor`, as the auth service reports them. */
const Revocations = z.object({
  cursor: z.string().min(1),
  sessions: z.array(z.object({ id: z.string(), expires_at: z.iso.datetime() })),
});

/** Polls the auth service for ended sessions. While it is unavailable, those that are known stay rejected. */
export class RevocationFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private cursor = '';
  private failing = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly auth: Upstream,
    private readonly revoked: RevokedSessions,
    private readonly log: Logger,
    private readonly everyMs = EVERY_MS,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Waits for the first answer, so that a gateway that has just started rejects ended sessions from its first request on. */
  async onApplicationBootstrap(): Promise<void> {
    await this.poll();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.end;
    while (await delay(this.everyMs, true, { signal, ref: false }).catch(() => false)) await this.poll();
  }

  private async poll(): Promise<void> {
    try {
      const { cursor, sessions } = await this.ask();
      for (const { id, expires_at: expiresAt } of sessions) this.revoked.add(id, Date.parse(expiresAt));
      this.cursor = cursor;
      this.logChange(undefined);
    } catch (error) {
      if (!this.end.signal.aborted) this.logChange(error);
    }
    this.revoked.prune(Date.now());
  }

  private async ask(): Promise<z.infer<typeof Revocations>> {
    const { statusCode, body } = await this.auth.background.request({
      path: `/internal/revoked-sessions?after=${encodeURIComponent(this.cursor)}`,
      method: 'GET',
      signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.deadlineMs)]),
    });
    if (statusCode !== 200) {
      await body.dump();
      throw new Error(`The auth service answered with ${statusCode}.`);
    }
    return Revocations.parse(await body.json());
  }

  /** Once when polling begins to fail and once when it works again, not at every poll. */
  private logChange(error: unknown): void {
    const failing = error !== undefined;
    if (failing === this.failing) return;
    this.failing = failing;
    if (failing) this.log.warn({ err: error }, 'polling for ended sessions failed, retrying');
    else this.log.info('polling for ended sessions works again');
  }
}
