import { setTimeout as delay } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { z } from 'zod';
import type { Upstream } from '../upstreams/upstreams.js';
import type { SharedAnswers } from './shared-answers.js';

const EVERY_MS = 1_000;
const DEADLINE_MS = 3_000;

const LibraryVersion = z.object({ version: z.string().min(1) });

/**
 * Asks the study service once a second which library it has, so that what is kept of another is dropped. While it is
 * unavailable, what is kept stays: reading goes on.
 */
export class LibraryVersionFeed implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly study: Upstream,
    private readonly answers: SharedAnswers,
    private readonly everyMs = EVERY_MS,
  ) {}

  onApplicationBootstrap(): void {
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.end;
    do {
      await this.poll().catch(() => undefined);
    } while (await delay(this.everyMs, true, { signal, ref: false }).catch(() => false));
  }

  private async poll(): Promise<void> {
    const { statusCode, body } = await this.study.background.request({
      path: '/internal/library-version',
      method: 'GET',
      signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(DEADLINE_MS)]),
    });
    if (statusCode === 200) this.answers.assume(LibraryVersion.parse(await body.json()).version);
    else await body.dump();
  }
}
