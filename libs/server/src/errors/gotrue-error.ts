import type { IncomingHttpHeaders } from 'node:http';

/** An error of the GoTrue protocol, which everything under `/auth/v1` speaks. */
export interface GoTrueError {
  readonly status: number;
  /** Machine-readable, such as `over_request_rate_limit`. */
  readonly code: string;
  readonly message: string;
  /** Further fields of the body. */
  readonly details?: Readonly<Record<string, unknown>>;
}

const VERSION_HEADER = 'x-supabase-api-version';
const VERSION = '2024-01-01';

/** How an error is told in the shape that the client's API version asks for: headers and body beside its status. */
export function toGoTrueResponse(
  { status, code, message, details }: GoTrueError,
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

/** The code for what is refused before any rule of the auth service is asked. */
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
