import { Counter, Histogram } from 'prom-client';
import { metrics } from './registry.js';

/** Up to the longest deadline there is, that of a question to Scholar. */
const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

const requests = new Counter({
  name: 'http_requests_total',
  help: 'Answered requests, by the template of their address. 499: the client left before it had its answer.',
  labelNames: ['service', 'method', 'route', 'status'],
  registers: [metrics],
});

const durations = new Histogram({
  name: 'http_request_duration_seconds',
  help: 'From the arrival of a request to the end of its answer.',
  labelNames: ['service', 'method', 'route'],
  buckets: SECONDS,
  registers: [metrics],
});

/** What is measured of an answered request. */
export interface MeasuredRequest {
  readonly method: string;
  /** The template of its address. */
  readonly route: string;
  readonly status: number;
  /** Unknown for what was refused before it was a request. */
  readonly ms?: number;
}

export function countRequest(service: string, { method, route, status, ms }: MeasuredRequest): void {
  requests.inc({ service, method, route, status });
  if (ms !== undefined) durations.observe({ service, method, route }, ms / 1_000);
}
