import { setTimeout as delay } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Logger } from '../log/log.js';
import type { RevokedSessions } from './revoked-sessions.js';

const EVERY_MS = 500;
const DEADLINE_MS = 3_000;
/** The interval until the first answer, because requests for a user's own data wait for it. */
const FIRST_EVERY_MS = 100;
/**
 * The first answer may fail this often in a row without a line in the log, because the auth service may be starting,
 * too.
 */
const STARTING = 30;

/** The sessions that were ended since `cursor`, as the auth service reports them. */
const Revocations = z.object({
  cursor: z.string().min(1),
  sessions: z.array(z.object({ id: z.string(), expires_at: z.iso.datetime(), below: z.literal('aal2').optional() })),
});

/** Polls the auth service for ended sessions. While it is unavailable, those that are known stay rejected. */
export class RevocationFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private cursor = '';
  private failing = false;
  private failures = 0;
  private running: Promise<void> = Promise.resolve();

  /** @param authUrl where the auth service answers */
  constructor(
    private readonly authUrl: string,
    private readonly revoked: RevokedSessions,
    private readonly log: Logger,
    private readonly everyMs = EVERY_MS,
    private readonly deadlineMs = DEADLINE_MS,
  ) {}

  /** Waits for the first answer, so that a new process rejects ended sessions from its first request on. */
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
    const pause = () => (this.revoked.areKnown ? this.everyMs : Math.min(this.everyMs, FIRST_EVERY_MS));
    while (await delay(pause(), true, { signal, ref: false }).catch(() => false)) await this.poll();
  }

  private async poll(): Promise<void> {
    try {
      const { cursor, sessions } = await this.ask();
      this.revoked.add(
        sessions.map(({ id, expires_at, below }) => ({
          id,
          expiresAt: Date.parse(expires_at),
          half: below !== undefined,
        })),
      );
      this.cursor = cursor;
      this.logChange(undefined);
    } catch (error) {
      if (!this.end.signal.aborted) this.logChange(error);
    }
    this.revoked.prune(Date.now());
  }

  private async ask(): Promise<z.infer<typeof Revocations>> {
    const address = new URL(`/internal/revoked-sessions?after=${encodeURIComponent(this.cursor)}`, this.authUrl);
    const response = await fetch(address, {
      redirect: 'error',
      signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.deadlineMs)]),
    });
    if (response.status !== 200) {
      await response.body?.cancel();
      throw new Error(`The auth service answered with ${response.status}.`);
    }
    return Revocations.parse(await response.json());
  }

  /** Once when polling begins to fail and once when it works again, not at every poll. */
  private logChange(error: unknown): void {
    const failing = error !== undefined;
    this.failures = failing ? this.failures + 1 : 0;
    if (failing && !this.revoked.areKnown && this.failures < STARTING) return;
    if (failing === this.failing) return;
    this.failing = failing;
    if (failing) this.log.warn({ err: error }, 'polling for ended sessions failed, retrying');
    else this.log.info('polling for ended sessions works again');
  }
}
