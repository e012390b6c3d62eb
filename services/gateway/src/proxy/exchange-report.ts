import { performance } from 'node:perf_hooks';
import type { ApiError } from '@berea/server';
import { codeOf, upstreamError } from './upstream-error.js';
import type { Exchanged, UpstreamObserver } from './upstream-observer.js';
import type { UpstreamName } from './upstreams.js';

/** Follows one forwarded request, and tells the observer once how it ended. */
export class ExchangeReport {
  private readonly started = performance.now();
  private attempts = 0;
  private reported = false;

  constructor(
    private readonly observer: UpstreamObserver,
    private readonly requestId: string,
    private readonly upstream: UpstreamName,
  ) {}

  /** The service is asked, for the first time or again. */
  attempted(): void {
    this.attempts += 1;
  }

  answered(status: number, code?: string): void {
    this.report({ status, ...(code ? { code } : {}) });
  }

  /** @returns what the client is told */
  failed(error: unknown): ApiError {
    const said = upstreamError(error);
    this.report({ cause: codeOf(error), code: said.code });
    return said;
  }

  private report(end: Pick<Exchanged, 'status' | 'cause' | 'code'>): void {
    if (this.reported) return;
    this.reported = true;
    const ms = Math.round((performance.now() - this.started) * 10) / 10;
    this.observer.exchanged({
      requestId: this.requestId,
      upstream: this.upstream,
      ...end,
      attempts: this.attempts,
      ms,
    });
  }
}
