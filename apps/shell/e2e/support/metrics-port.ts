import { randomInt } from 'node:crypto';
import { assertMetricsPortsFree } from '../../../../tools/launch/ports.mjs';

/** A METRICS_PORT whose ports are all free, below those that the system gives to others. */
export async function freeMetricsPort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const isFree = await assertMetricsPortsFree({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' }).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}
