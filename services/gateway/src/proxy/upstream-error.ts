import { ApiError } from '@berea/server';

/** The deadline of a forwarded request has passed. */
export class DeadlineError extends Error {}

/** The client left before it had its answer. */
export class ClientGoneError extends Error {}

/** What a failed exchange with a service says to the client; nothing of the failure itself. */
export function upstreamError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  if (error instanceof DeadlineError) return new ApiError('GATEWAY_TIMEOUT');
  switch (codeOf(error)) {
    case 'ECONNREFUSED':
      return new ApiError('SERVICE_UNAVAILABLE');
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
