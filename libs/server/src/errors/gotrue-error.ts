import type { IncomingHttpHeaders } from 'node:http';
import { codeForStatus, type ErrorBody, ERRORS } from '@berea/contracts';
import { ApiError, BodyError } from './api-error.js';
import { type ErrorEncoder, toErrorResponse } from './error-response.js';

/** The error in a GoTrue answer; everything under `/auth/v1` speaks this protocol. */
export interface GoTrueAnswer {
  readonly status: number;
  /** Machine-readable, such as `over_request_rate_limit`. */
  readonly code: string;
  readonly message: string;
  /** Further fields of the body. */
  readonly details?: Readonly<Record<string, unknown>>;
}

/** An error that the auth service raises on purpose, with a code of the GoTrue protocol. */
export class GoTrueError extends ApiError {
  /** Without a reason: the protocol has codes of its own. */
  override readonly body: ErrorBody;

  constructor(
    readonly status: number,
    /** Machine-readable, such as `over_request_rate_limit`. */
    readonly goTrueCode: string,
    message: string,
    /** Further fields of the body. */
    readonly details: Readonly<Record<string, unknown>> = {},
    /** Seconds after which another try makes sense. */
    readonly retryAfter?: number,
  ) {
    super(codeForStatus(status));
    this.message = message;
    this.body = { code: this.code, message };
  }

  static invalid(message: string): GoTrueError {
    return new GoTrueError(400, 'validation_failed', message);
  }

  /** The error that asks for the second factor if the protocol has no words for the case. */
  static secondFactorRequired(): GoTrueError {
    const { status, message } = ERRORS.second_factor_required;
    return new GoTrueError(status, 'second_factor_required', message);
  }

  static tooManyRequests(retryAfter: number): GoTrueError {
    const wait = `${retryAfter} second${retryAfter === 1 ? '' : 's'}`;
    const message = `Request rate limit reached: too many tries. Try again after ${wait}.`;
    return new GoTrueError(429, 'over_request_rate_limit', message, {}, retryAfter);
  }
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** The error in the shape of the client's API version: headers and body beside its status. */
export function toGoTrueResponse(
  { status, code, message, details }: GoTrueAnswer,
  request: IncomingHttpHeaders,
): { headers: Record<string, string>; body: Record<string, unknown> } {
  const versioned = asksForVersion(request[VERSION_HEADER]);
  const body = versioned ? { code, message } : { code: status, error_code: code, msg: message };
  return {
    // The client reads `code` from the body only when the version comes back.
    headers: { 'x-sb-error-code': code, ...(versioned ? { [VERSION_HEADER]: VERSION } : {}) },
    body: { ...body, ...details },
  };
}

/** Every error as GoTrue writes it: its own, and those of parsers, unknown routes and the database. */
export const encodeGoTrueError: ErrorEncoder = (error, request) => {
  if (error instanceof GoTrueError) {
    const { status, goTrueCode: code, message, details, retryAfter } = error;
    const { headers, body } = toGoTrueResponse({ status, code, message, details }, request);
    return {
      status,
      headers: retryAfter === undefined ? headers : { ...headers, 'retry-after': `${retryAfter}` },
      body,
    };
  }
  const { status: found, body } = toErrorResponse(error);
  // Clients sign out where a renewal fails with a status that they do not know to pass; 507 is one.
  const status = found === ERRORS.storage_full.status ? 503 : found;
  const unavailable = status === 503 && !(error instanceof ApiError);
  const message = unavailable ? 'Sign-in is not available just now. Try again soon.' : body.message;
  return { status, ...toGoTrueResponse({ status, code: codeOf(error, status), message }, request) };
};

/** A body that is not JSON has its own code. */
function codeOf(error: unknown, status: number): string {
  const unreadable = error instanceof BodyError ? !error.issues.length : !(error instanceof ApiError);
  return status === 400 && unreadable ? 'bad_json' : goTrueCode(status);
}

/** The code for a request that is refused before any rule of the auth service is asked. */
export function goTrueCode(status: number): string {
  return CODES[status] ?? (status < 500 ? 'validation_failed' : 'unexpected_failure');
}

const CODES: Readonly<Record<number, string>> = {
  404: 'not_found',
  408: 'request_timeout',
  413: 'request_entity_too_large',
  415: 'bad_json',
  429: 'over_request_rate_limit',
  504: 'request_timeout',
};

const asksForVersion = (header: unknown): boolean =>
  typeof header === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(header) && header >= VERSION;
