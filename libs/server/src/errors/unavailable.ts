/** SQLSTATE classes that mean: Postgres cannot serve just now, and a later try may succeed. */
const UNAVAILABLE = /^(08|53|57P|57014|55P03|40001|40P01|25006)/;
const SQLSTATE = /^[0-9A-Z]{5}$/;
const NETWORK = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENOTFOUND', 'EAI_AGAIN']);
/** Messages of pg and its pool, whose errors have neither a code nor a class of their own. */
const POOL =
  /^(?:timeout exceeded when trying to connect|timeout expired|Connection terminated(?: unexpectedly| due to connection timeout)?|Query read timeout|Client (?:has encountered a connection error and|was closed and) is not queryable)$/;

/**
 * TypeORM lets go of a connection that was lost between two statements, and says so at the second. By their names, since
 * the gateway knows no TypeORM and would load all of it for this.
 */
const RELEASED = new Set<unknown>(['QueryRunnerAlreadyReleasedError', 'QueryRunnerProviderAlreadyReleasedError']);

/** Whether an error says that a dependency (the database, most often) cannot answer now: 503 rather than 500. */
export const isUnavailable = (error: unknown): boolean =>
  chainOf(error).some((link) => {
    const { name, code, message } = link;
    if (RELEASED.has(name)) return true;
    if (typeof code === 'string') return NETWORK.has(code) || (SQLSTATE.test(code) && UNAVAILABLE.test(code));
    return typeof message === 'string' && POOL.test(message);
  });

/** Whether Postgres only lets itself be read: its disk is nearly full, or it is a standby. */
export const isReadOnly = (error: unknown): boolean => chainOf(error).some(({ code }) => code === '25006');

/** Whether there is no room to write to: Postgres' own word for it, or the system's that it passes on. */
export const isDiskFull = (error: unknown): boolean =>
  chainOf(error).some(
    ({ code, message }) =>
      code === '53100' || isFull(code) || (typeof message === 'string' && /No space left on device/i.test(message)),
  );

/** Whether it is a file of this process that found no room: the system tells which call it was. */
export const isFileDiskFull = (error: unknown): boolean =>
  chainOf(error).some(({ code, syscall }) => isFull(code) && typeof syscall === 'string');

/** A full disk, and a full share of one. */
const isFull = (code: unknown): boolean => code === 'ENOSPC' || code === 'EDQUOT';

interface Link {
  readonly name?: unknown;
  readonly code?: unknown;
  readonly syscall?: unknown;
  readonly message?: unknown;
  readonly driverError?: unknown;
  readonly cause?: unknown;
}

/** An error and its causes. */
function chainOf(error: unknown): Link[] {
  const chain: Link[] = [];
  for (let current = error as Link | undefined; current && chain.length < 5;) {
    chain.push(current);
    current = (current.driverError ?? current.cause) as Link | undefined;
  }
  return chain;
}
