import { performance } from 'node:perf_hooks';
import { type ApiError, type Logger, withoutRedaction } from '@berea/server';
import type { UpstreamName } from '../config/settings.js';
import type { BreakerState } from './breaker.js';
import type { BreakerScope } from './breakers.js';
import { codeOf, upstreamError } from './upstream-error.js';

/** How the forwarding of one request ended. */
export interface Exchanged {
  readonly requestId: string;
  readonly upstream: UpstreamName;
  /** Status of the service's answer; undefined when there was none. */
  readonly status?: number;
  /** Why there was no answer. */
  readonly cause?: string;
  /** The error code that the client receives, if it is no success. */
  readonly code?: string;
  /** How many times the service was asked, retries included. */
  readonly attempts: number;
  /** Milliseconds until the answer, or the first event of a stream, had arrived. */
  readonly ms: number;
}

/** Receives what happens between the gateway and the services: for log and metrics. */
export interface UpstreamObserver {
  exchanged(exchanged: Exchanged): void;
  /** A request was rejected by admission control; its line in the access log is all that is logged of it. */
  rejected(upstream: UpstreamName): void;
  breakerChanged(upstream: UpstreamName, state: BreakerState, scope: BreakerScope): void;
}

/** Logs every exchange; a client that disconnects is no failure. */
export function logUpstreams(log: Logger): UpstreamObserver {
  const lines = withoutRedaction(log);
  return {
    exchanged: (exchanged) => {
      if (!exchanged.code) lines.info(exchanged, 'upstream answered');
      else if (exchanged.cause === 'CLIENT_GONE') lines.info(exchanged, 'client disconnected');
      else lines.warn(exchanged, 'upstream request failed');
    },
    rejected: () => undefined,
    breakerChanged: (upstream, state, scope) =>
      log.warn(
        { upstream, scope, state },
        state === 'open' ? 'circuit breaker opened: upstream unavailable' : `circuit breaker ${state}`,
      ),
  };
}

/** One observer that passes everything on to several. */
export const observeTogether = (...observers: readonly UpstreamObserver[]): UpstreamObserver => ({
  exchanged: (exchanged) => observers.forEach((observer) => observer.exchanged(exchanged)),
  rejected: (upstream) => observers.forEach((observer) => observer.rejected(upstream)),
  breakerChanged: (upstream, state, scope) =>
    observers.forEach((observer) => observer.breakerChanged(upstream, state, scope)),
});

/** Records one forwarded request and reports its end to the observer, once. */
export class ExchangeReport {
  private readonly started = performance.now();
  private attempts = 0;
  private reported = false;

  constructor(
    private readonly observer: UpstreamObserver,
    private readonly requestId: string,
    private readonly upstream: UpstreamName,
  ) {}

  /** A first attempt or a retry begins. */
  attempted(): void {
    this.attempts += 1;
  }

  answered(status: number, code?: string): void {
    this.report({ status, ...(code ? { code } : {}) });
  }

  /** @returns the error that the client receives */
  failed(error: unknown): ApiError {
    const apiError = upstreamError(error);
    this.report({ cause: codeOf(error), code: apiError.code });
    return apiError;
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
