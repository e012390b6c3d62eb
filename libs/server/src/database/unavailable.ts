/** SQLSTATE classes that mean: Postgres cannot serve just now, and a later try may succeed. */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|40001|40P01|25006)/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
const POOL =
  /timeout exceeded when trying to connect|Connection terminated|Query read timeout|Client has encountered a connection error|not queryable/i;
/** TypeORM lets go of a connection that was lost between two statements, and then says this at the second. */
const LOST = /query runner (?:was )?already released/i;

/** Whether an error says that a dependency (the database, most often) cannot answer now: 503 rather than 500. */
export function isUnavailable(error: unknown): boolean {
  for (let current: unknown = error, depth = 0; current && depth < 5; depth += 1) {
    const { code, message, driverError, cause } = current as {
      code?: unknown;
      message?: unknown;
      driverError?: unknown;
      cause?: unknown;
    };
    if (typeof code === 'string' && (NETWORK.has(code) || (/^[0-9A-Z]{5}$/.test(code) && UNAVAILABLE.test(code))))
      return true;
    if (typeof message === 'string' && (POOL.test(message) || LOST.test(message))) return true;
    current = driverError ?? cause;
  }
  return false;
}
