import { metrics } from '@berea/server';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { BreakerState } from './breaker.js';
import type { BreakerScope } from './breakers.js';
import type { UpstreamObserver } from './upstream-observer.js';
import { ROUTE_CLASSES, type UpstreamName, UPSTREAMS } from '../config/settings.js';

const STATES: readonly BreakerState[] = ['closed', 'open', 'half-open'];
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const exchanges = new Counter({
  name: 'upstream_requests_total',
  help: 'Requests sent on to a service, by what it answered or else by what the client was told.',
  labelNames: ['upstream', 'result'],
  registers: [metrics],
});

const durations = new Histogram({
  name: 'upstream_request_duration_seconds',
  help: 'Until the answer of a service, or the first event of its stream, was there.',
  labelNames: ['upstream'],
  buckets: SECONDS,
  registers: [metrics],
});

const repeats = new Counter({
  name: 'upstream_repeats_total',
  help: 'Requests that a service was asked a second time.',
  labelNames: ['upstream'],
  registers: [metrics],
});

const breakers = new Gauge({
  name: 'upstream_breaker_state',
  help: '1 for the state that a breaker is in, 0 for the others: that of a service, or of its routes of one class.',
  labelNames: ['upstream', 'scope', 'state'],
  registers: [metrics],
});

function showState(upstream: UpstreamName, now: BreakerState, scope: BreakerScope): void {
  for (const state of STATES) breakers.set({ upstream, scope, state }, state === now ? 1 : 0);
}

/** Counts what happens between the gateway and the services. */
export function measureUpstreams(): UpstreamObserver {
  for (const upstream of UPSTREAMS) {
    for (const scope of ['service', ...ROUTE_CLASSES] as const) showState(upstream, 'closed', scope);
  }
  return {
    exchanged: ({ upstream, status, cause, code, attempts, ms }) => {
      exchanges.inc({ upstream, result: status ?? (cause === 'CLIENT_GONE' ? cause : code) ?? 'unknown' });
      durations.observe({ upstream }, ms / 1_000);
      if (attempts > 1) repeats.inc({ upstream });
    },
    rejected: (upstream) => exchanges.inc({ upstream, result: 'SERVICE_UNAVAILABLE' }),
    breakerChanged: showState,
  };
}
