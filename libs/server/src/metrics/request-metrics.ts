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

/** The measured properties of an answered request. */
export interface MeasuredRequest {
  readonly method: string;
  /** The template of its address. */
  readonly route: string;
  readonly status: number;
  /** Unknown if the refused input was not yet a request. */
  readonly ms?: number;
}

type Count = ReturnType<typeof requests.labels>;
type Times = ReturnType<typeof durations.labels>;
/** By their labels: looking labels up costs more than counting. There are as many as routes, methods and statuses. */
const counts = new Map<string, Count>();
const times = new Map<string, Times>();

export function countRequest(service: string, { method, route, status, ms }: MeasuredRequest): void {
  const key = `${service} ${method} ${route}`;
  const kind = `${key} ${status}`;
  let count = counts.get(kind);
  if (!count) counts.set(kind, (count = requests.labels({ service, method, route, status })));
  count.inc();
  if (ms === undefined) return;
  let time = times.get(key);
  if (!time) times.set(key, (time = durations.labels({ service, method, route })));
  time.observe(ms / 1_000);
}
