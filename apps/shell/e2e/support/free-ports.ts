import { randomInt } from 'node:crypto';
import { assertMetricsPortsFree, assertPortFree } from '../../../../tools/launch/ports.mjs';
import { devPort, REMOTES } from '../../../../tools/rspack/dev-ports.mjs';

/** The first port, below those that the system gives to others, whose neighbours are free as well. */
async function firstFreePort(assertFree: (port: number) => Promise<unknown>): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 30_000);
    const isFree = await assertFree(port).then(
      () => true,
      () => false,
    );
    if (isFree) return port;
  }
}

/** A BEREA_DEV_PORT whose ports are all free. */
export const freeDevPort = (): Promise<number> =>
  firstFreePort((first) =>
    Promise.all(
      ['shell', ...REMOTES].map((name) =>
        assertPortFree('127.0.0.1', devPort(name, { BEREA_DEV_PORT: String(first) })),
      ),
    ),
  );

/** A METRICS_PORT whose ports are all free. */
export const freeMetricsPort = (): Promise<number> =>
  firstFreePort((port) => assertMetricsPortsFree({ METRICS_PORT: port, METRICS_HOST: '127.0.0.1' }));
