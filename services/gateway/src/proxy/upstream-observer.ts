import type { Logger } from '@berea/server';
import type { BreakerState } from './breaker.js';
import type { BreakerScope } from './breakers.js';
import type { UpstreamName } from './upstreams.js';

/** A request that was sent on, or was meant to be, and how it ended. */
export interface Exchanged {
  readonly requestId: string;
  readonly upstream: UpstreamName;
  /** What the service answered; undefined when it did not. */
  readonly status?: number;
  /** Why there is no answer. */
  readonly cause?: string;
  /** The code that the client is told in place of a success. */
  readonly code?: string;
  /** How often the service was asked. */
  readonly attempts: number;
  /** Until the answer, or the first event of a stream, was there. */
  readonly ms: number;
}

/** Is told about everything that happens between the gateway and the services. */
export interface UpstreamObserver {
  exchanged(exchanged: Exchanged): void;
  /** A request was refused before anything was spent on it; its own line in the log is all that is written of it. */
  rejected(upstream: UpstreamName): void;
  breakerChanged(upstream: UpstreamName, state: BreakerState, scope: BreakerScope): void;
}

/** Writes what happens to the log. A client that leaves is nobody's failure. */
export const logUpstreams = (log: Logger): UpstreamObserver => ({
  exchanged: (exchanged) => {
    if (!exchanged.code) log.info(exchanged, 'answered by a service');
    else if (exchanged.cause === 'CLIENT_GONE') log.info(exchanged, 'the client left');
    else log.warn(exchanged, 'no usable answer');
  },
  rejected: () => undefined,
  breakerChanged: (upstream, state, scope) => log.warn({ upstream, scope, state }, 'the breaker of a service changed'),
});

/** Tells several observers. */
export const observeTogether = (...observers: readonly UpstreamObserver[]): UpstreamObserver => ({
  exchanged: (exchanged) => observers.forEach((observer) => observer.exchanged(exchanged)),
  rejected: (upstream) => observers.forEach((observer) => observer.rejected(upstream)),
  breakerChanged: (upstream, state, scope) =>
    observers.forEach((observer) => observer.breakerChanged(upstream, state, scope)),
});
