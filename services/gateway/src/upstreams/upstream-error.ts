import { type Reason, STORAGE_REASONS } from '@berea/contracts';
import { ApiError } from '@berea/server';

/** An exchange that ended without an answer of the service, with a code for logs. */
class ExchangeError extends Error {
  constructor(
    readonly code: string,
    cause?: unknown,
  ) {
    super(code, { cause });
  }
}

/** The deadline of a forwarded request has passed. */
export class DeadlineError extends ExchangeError {
  constructor() {
    super('DEADLINE');
  }
}

/** The client disconnected before it had its answer. */
export class ClientGoneError extends ExchangeError {
  constructor() {
    super('CLIENT_GONE');
  }
}

/** The bulkhead of a service is full, and so is its queue. */
export class BusyError extends ExchangeError {
  constructor() {
    super('BUSY');
  }
}

/** The circuit breaker of a service is open. */
export class BreakerOpenError extends ExchangeError {
  constructor() {
    super('BREAKER_OPEN');
  }
}

/** The connection could not be made, or ended before an answer began: nothing was seen of the service's work. */
export class NoAnswerError extends ExchangeError {
  constructor(cause: unknown) {
    super(codeOf(cause), cause);
  }
}

/** Failures to connect, or a connection that ends, by the codes of the system and of undici. */
const CONNECTION =
  /^(?:ECONN|EPIPE$|EHOST|ENET|ENOTFOUND$|EAI_|ETIMEDOUT$|UND_ERR_CONNECT_TIMEOUT$|UND_ERR_SOCKET$|UND_ERR_CLOSED$)/;
export const isConnectionError = (error: unknown): boolean => CONNECTION.test(codeOf(error));

/** The error that a client receives for a failed exchange; no detail of the failure. */
export function upstreamError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  switch (codeOf(error)) {
    case 'BUSY':
    case 'BREAKER_OPEN':
    case 'ECONNREFUSED':
    case 'UND_ERR_CONNECT_TIMEOUT':
      return new ApiError('SERVICE_UNAVAILABLE');
    case 'DEADLINE':
    case 'UND_ERR_HEADERS_TIMEOUT':
    case 'UND_ERR_BODY_TIMEOUT':
    case 'TimeoutError':
      return new ApiError('GATEWAY_TIMEOUT');
    default:
      return new ApiError('BAD_GATEWAY');
  }
}

/** The machine-readable code of an error of undici or of the system; for logs too, since messages can hold addresses. */
export const codeOf = (error: unknown): string => {
  const { code } = (error ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : error instanceof Error ? error.name : 'unknown';
};

/**
 * The error that a client receives for a service's 5xx: 502, 503, 504 and 507 keep their meaning, everything else is a 500.
 * @param full what has no room left, as the service names it
 */
export function errorForStatus(status: number, full?: unknown): ApiError {
  if (status === 502) return new ApiError('BAD_GATEWAY');
  if (status === 503) return new ApiError('SERVICE_UNAVAILABLE');
  if (status === 504) return new ApiError('GATEWAY_TIMEOUT');
  if (status === 507) return new ApiError(storageReason(full));
  return new ApiError('INTERNAL_SERVER_ERROR');
}

/** In our words: a name that we do not know says nothing. */
const storageReason = (full: unknown): Reason =>
  Object.entries(STORAGE_REASONS).find(([name]) => name === full)?.[1] ?? 'storage_full';
