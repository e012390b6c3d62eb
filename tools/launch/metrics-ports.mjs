import { assertPortFree } from './ports.mjs';
import { StartupError } from './startup-error.mjs';

/** The services in the order of their ports, from METRICS_PORT on. */
const ORDER = ['gateway', 'auth', 'study', 'content'];
export const LAST_METRICS_PORT = 65_535 - (ORDER.length - 1);

/**
 * Where each service shows its metrics; nowhere while METRICS_PORT is not set.
 * @param {import('./environment.mjs').Settings['values']} values
 * @returns {Record<string, number>}
 */
export const metricsPorts = ({ METRICS_PORT }) =>
  METRICS_PORT === undefined ? {} : Object.fromEntries(ORDER.map((name, index) => [name, METRICS_PORT + index]));

/** @throws StartupError that names the port and the remedy */
export async function assertMetricsPortsFree(values) {
  for (const [name, port] of Object.entries(metricsPorts(values))) {
    await assertPortFree(values.METRICS_HOST, port).catch((error) => {
      if (!(error instanceof StartupError)) throw error;
      throw new StartupError(
        `${values.METRICS_HOST}:${port}, where the ${name} would show its metrics, cannot be had. Choose another METRICS_PORT (${ORDER.length} ports from there on are used) or METRICS_HOST.`,
      );
    });
  }
}
