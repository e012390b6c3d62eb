import {
  errorBody,
  type ErrorBody,
  type ErrorCode,
  isCode,
  type Issue,
  type Reason,
  type ReasonValues,
} from '@berea/contracts';

export interface ApiErrorDetails extends ErrorOptions {
  /** Values that the message names, such as the limit that was passed. */
  readonly values?: ReasonValues;
  /** The field that the message is about, outermost first. */
  readonly path?: Issue['path'];
  /** The fields, where each has words of its own. */
  readonly issues?: readonly Issue[];
}

/**
 * An error that a guard or a service raises on purpose, with its answer. Its message is in `ERRORS` or `REASONS` of the
 * contract.
 * @example
 * throw new ApiError('picture_broken', { path: ['image'] });
 */
export class ApiError extends Error {
  readonly code: ErrorCode;
  readonly body: ErrorBody;
  readonly issues: readonly Issue[] | undefined;

  constructor(reason: Reason, { values, path, issues, ...options }: ApiErrorDetails = {}) {
    const { code, message } = errorBody(reason, values);
    super(isCode(reason) ? reason : message, options);
    this.code = code as ErrorCode;
    this.issues = issues ?? (path && [{ path, message }]);
    this.body = errorBody(reason, values, this.issues);
  }
}

/** A field, a parameter or a header that is not valid, in words that name it and the remedy. */
export const invalid = (problem: string, ...path: Issue['path']): ApiError =>
  new ApiError('invalid', { values: { problem }, path });

/** The service is so busy that it did not even begin this work: a 503 that is not a failure. */
export class TooBusyError extends ApiError {
  constructor(reason: Reason = 'SERVICE_UNAVAILABLE') {
    super(reason);
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
