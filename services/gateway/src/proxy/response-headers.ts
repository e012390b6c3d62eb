import type { Dispatcher } from 'undici';

/** What of a service's headers a client may see. */
const API_HEADERS = [
  'content-type',
  'content-encoding',
  'cache-control',
  'etag',
  'idempotent-replayed',
  'last-modified',
  'location',
  'retry-after',
  'www-authenticate',
  'vary',
  'content-language',
  'link',
  'x-total-count',
  'allow',
  'deprecation',
  'sunset',
] as const;

const AUTH_HEADERS = [...API_HEADERS, 'x-supabase-api-version', 'x-sb-error-code', 'referrer-policy'] as const;

/** The headers of a forwarded answer, by allow-list. What a service does not declare cacheable is kept by nobody. */
export function responseHeaders(given: Dispatcher.ResponseData['headers'], fromAuth: boolean): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  for (const name of fromAuth ? AUTH_HEADERS : API_HEADERS) {
    const value = given[name];
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/** Of an event stream, over those of the service: nobody on the way may keep it, compress it or wait for more of it. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-cache, no-transform',
  'x-accel-buffering': 'no',
} as const;
