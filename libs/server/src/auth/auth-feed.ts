import { setTimeout as delay } from 'node:timers/promises';
import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import type { z } from 'zod';
import type { Logger } from '../log/log.js';

/** The interval until the first answer, because requests wait for it. */
const FIRST_EVERY_MS = 100;
/**
 * The first answer may fail this often in a row without a line in the log, because the auth service may be starting,
 * too.
 */
const STARTING = 30;

export interface AuthFeedOptions<T> {
  /** Where the auth service answers. */
  readonly authUrl: string;
  /** For the log: 'polling for <subject> failed, retrying'. */
  readonly subject: string;
  readonly answer: z.ZodType<T>;
  readonly log: Logger;
  readonly everyMs?: number | undefined;
  readonly deadlineMs?: number | undefined;
}

/** Polls the auth service for what its users have ended. While it is unavailable, what is known stays known. */
export abstract class AuthFeed<T> implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly end = new AbortController();
  private readonly everyMs: number;
  private failing = false;
  private failures = 0;
  private running: Promise<void> = Promise.resolve();

  constructor(private readonly options: AuthFeedOptions<T>) {
    this.everyMs = options.everyMs ?? 500;
  }

  /** Path and query of the next poll. */
  protected abstract readonly path: string;
  /** Whether the auth service has answered since the start. */
  protected abstract readonly isKnown: boolean;
  protected abstract take(answer: T): void;

  /** Waits for the first answer, so that a new process knows it from its first request on. */
  async onApplicationBootstrap(): Promise<void> {
    await this.poll();
    this.running = this.run();
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.end.abort();
    await this.running;
  }

  /** After each poll, answered or not. */
  protected afterPoll(): void {}

  protected get isEnding(): boolean {
    return this.end.signal.aborted;
  }

  /** @throws Error unless the auth service answers with `status` */
  protected async ask(path: string, method: 'GET' | 'POST', status: number): Promise<Response> {
    const response = await fetch(new URL(path, this.options.authUrl), {
      method,
      redirect: 'error',
      signal: AbortSignal.any([this.end.signal, AbortSignal.timeout(this.options.deadlineMs ?? 3_000)]),
    });
    if (response.status === status) return response;
    await response.body?.cancel();
    throw new Error(`The auth service answered with ${response.status}.`);
  }

  private async run(): Promise<void> {
    const { signal } = this.end;
    const pause = () => (this.isKnown ? this.everyMs : Math.min(this.everyMs, FIRST_EVERY_MS));
    while (await delay(pause(), true, { signal, ref: false }).catch(() => false)) await this.poll();
  }

  private async poll(): Promise<void> {
    try {
      const response = await this.ask(this.path, 'GET', 200);
      this.take(this.options.answer.parse(await response.json()));
      this.logChange(undefined);
    } catch (error) {
      if (!this.isEnding) this.logChange(error);
    }
    this.afterPoll();
  }

  /** Once when polling begins to fail and once when it works again, not at every poll. */
  private logChange(error: unknown): void {
    const { log, subject } = this.options;
    const failing = error !== undefined;
    this.failures = failing ? this.failures + 1 : 0;
    if (failing && !this.isKnown && this.failures < STARTING) return;
    if (failing === this.failing) return;
    this.failing = failing;
    if (failing) log.warn({ err: error }, `polling for ${subject} failed, retrying`);
    else log.info(`polling for ${subject} works again`);
  }
}
