import { metrics } from '@berea/server';
import { Counter } from 'prom-client';

/** Requests that were refused with 429, by the allowance that they drew on. */
export const rateLimitRejections = new Counter({
  name: 'rate_limit_rejections_total',
  help: 'Requests that were refused because their allowance was used up.',
  labelNames: ['class'],
  registers: [metrics],
});
