/** An answer other than success, with the status and code of the GoTrue protocol. */
export class AuthError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    /** Further fields of the body. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** Seconds after which another try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }

  static invalid(message: string): AuthError {
    return new AuthError(400, 'validation_failed', message);
  }

  static tooManyRequests(retryAfter: number): AuthError {
    return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', {}, retryAfter);
  }
}
