import { errorBody, type ErrorBody, type ErrorCode, type Issue } from '@berea/contracts';

/**
 * An error that a guard or a service raises on purpose, with its answer.
 * @example
 * throw new ApiError('NOT_FOUND', 'This note was deleted in another window.');
 */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly issues?: Issue[],
    options?: ErrorOptions,
  ) {
    super(message ?? code, options);
    this.body = errorBody(code, message, issues);
  }
  readonly body: ErrorBody;
}

/** The service is so busy that it did not even begin this work: a 503 that is not a failure. */
export class TooBusyError extends ApiError {
  constructor(message?: string) {
    super('SERVICE_UNAVAILABLE', message);
  }
}

/** A body or an address that is refused before any route sees it; always the client's mistake (400). */
export class BodyError extends Error {
  readonly statusCode = 400;
  constructor(
    message: string,
    readonly issues: Issue[] = [],
  ) {
    super(message);
  }
}
