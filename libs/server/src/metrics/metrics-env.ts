import { z } from 'zod';

/** Where a process shows what it measures. */
export const MetricsEnv = z.object({
  METRICS_PORT: z.coerce
    .number()
    .int()
    .min(0)
    .max(65_535)
    .optional()
    .describe('Port of /metrics, apart from PORT; 0 takes a free one; not set: nothing is shown'),
  METRICS_HOST: z.string().min(1).default('127.0.0.1').describe('Address of /metrics'),
  METRICS_TOKEN: z.string().min(16).optional().describe('Asked for by /metrics, as a bearer token'),
});
export type MetricsEnv = z.infer<typeof MetricsEnv>;
