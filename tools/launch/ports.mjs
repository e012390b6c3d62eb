import { listen } from '../free-ports.mjs';
import { StartupError } from './startup-error.mjs';

/**
 * Finds out whether we can listen on `host` and `port`, before minutes go into installing and building.
 * @param {string} host
 * @param {number} port
 * @throws StartupError that names the port and the remedy
 */
export async function assertPortFree(host, port) {
  try {
    (await listen(host, port)).close();
  } catch (error) {
    throw portProblem(host, port, error.code) ?? error;
  }
}

/** The sentence for a failed listen; undefined when the code says nothing about host or port. */
export function portProblem(host, port, code) {
  const sentences = {
    EADDRINUSE: `Port ${port} is unavailable: another program has it. Stop that one, or choose another port: PORT=${port < 65_535 ? port + 1 : port - 1} npm start`,
    EACCES: `This account may not listen on port ${port}. Choose a port above 1023: PORT=4000 npm start`,
    EADDRNOTAVAIL: `HOST is ${host}, which is no address of this machine. Use 127.0.0.1 (this machine alone) or 0.0.0.0 (every network).`,
    ENOTFOUND: `HOST is ${host}, a name that cannot be found. Use 127.0.0.1 (this machine alone) or 0.0.0.0 (every network).`,
  };
  const text = sentences[code === 'EAI_AGAIN' ? 'ENOTFOUND' : code];
  return text && new StartupError(text);
}

/** The services in the order of their ports, from METRICS_PORT on. */
const ORDER = ['gateway', 'auth', 'study', 'content'];
export const METRICS_PORTS = ORDER.length;
export const LAST_METRICS_PORT = 65_535 - (METRICS_PORTS - 1);

/**
 * Metrics port of each service; none while METRICS_PORT is not set.
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
        `${values.METRICS_HOST}:${port}, where the ${name} would show its metrics, is unavailable. Choose another METRICS_PORT (${ORDER.length} ports from there on are used) or METRICS_HOST.`,
      );
    });
  }
}
