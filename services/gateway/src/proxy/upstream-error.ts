import { ApiError } from '@berea/server';

/** An end of an exchange that is no answer of a service, with a code for logs. */
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

/** The client left before it had its answer. */
export class ClientGoneError extends ExchangeError {
  constructor() {
    super('CLIENT_GONE');
  }
}

/** More is under way to a service, and more waiting, than it can be given. */
export class BusyError extends ExchangeError {
  constructor() {
    super('BUSY');
  }
}

/** A service failed so often that it is left alone for a while. */
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

/** What a failed exchange with a service says to the client; nothing of the failure itself. */
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

/** A service's own failure, told in our words: its 502, 503 and 504 keep their meaning, everything else is a 500. */
export function errorForStatus(status: number): ApiError {
  if (status === 502) return new ApiError('BAD_GATEWAY');
  if (status === 503) return new ApiError('SERVICE_UNAVAILABLE');
  if (status === 504) return new ApiError('GATEWAY_TIMEOUT');
  return new ApiError('INTERNAL_SERVER_ERROR');
}
