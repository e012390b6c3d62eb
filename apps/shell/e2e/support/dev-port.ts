import { randomInt } from 'node:crypto';
import { assertPortFree } from '../../../../tools/launch/ports.mjs';
import { devPort, REMOTES } from '../../../../tools/rspack/dev-ports.mjs';

/** A BEREA_DEV_PORT whose ports are all free, below those that the system gives to others. */
export async function freeDevPort(): Promise<number> {
  for (;;) {
    const first = randomInt(20_000, 30_000);
    const ports = ['shell', ...REMOTES].map((name) => devPort(name, { BEREA_DEV_PORT: String(first) }));
    const isFree = await Promise.all(ports.map((port) => assertPortFree('127.0.0.1', port))).then(
      () => true,
      () => false,
    );
    if (isFree) return first;
  }
}
