import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '@berea/server';
import type { Dispatcher } from 'undici';

/** The client's headers that a service may see. Identity, addresses and ids come from the gateway alone. */
const API_REQUEST = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-none-match',
  'if-match',
  'idempotency-key',
  'last-event-id',
] as const;

const AUTH_REQUEST = [...API_REQUEST, 'apikey', 'x-client-info', 'x-supabase-api-version', 'user-agent'] as const;

/** Headers that a page of a listed origin may send; `user-agent` is the browser's own and needs no permission. */
export const CLIENT_HEADERS = AUTH_REQUEST.filter((name) => name !== 'user-agent');

export interface OwnHeaders {
  readonly requestId: string;
  /** The client's address as the gateway sees it. */
  readonly clientAddress: string;
  /** How long an answer is waited for; undefined where it goes on for as long as it lasts. */
  readonly deadlineMs: number | undefined;
  /** The one encoding that the answer may have; undefined for none. */
  readonly encoding: Encoding | undefined;
  /** The account's choices for the assistant, for routes that are told of them. */
  readonly reader?: string | undefined;
  /** The place of the service's work in the trace. */
  readonly traceparent: string;
}

/** The headers of a forwarded request: the client's by allow-list, then our own. */
export function requestHeaders(given: IncomingHttpHeaders, forAuth: boolean, own: OwnHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of forAuth ? AUTH_REQUEST : API_REQUEST) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  // One by one: joining objects took longer than everything else here.
  headers['x-request-id'] = own.requestId;
  headers['x-forwarded-for'] = own.clientAddress;
  if (own.encoding) headers['accept-encoding'] = own.encoding;
  if (own.deadlineMs !== undefined) headers['x-deadline-ms'] = String(own.deadlineMs);
  if (own.reader) headers['x-berea-reader'] = own.reader;
  headers['traceparent'] = own.traceparent;
  return headers;
}

/** The headers of a service that a client may see. */
const API_RESPONSE = [
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

const AUTH_RESPONSE = [...API_RESPONSE, 'x-supabase-api-version', 'x-sb-error-code', 'referrer-policy'] as const;

/** The headers of a forwarded answer, by allow-list. No cache stores an answer that the service does not declare cacheable. */
export function responseHeaders(given: Dispatcher.ResponseData['headers'], fromAuth: boolean): Record<string, string> {
  const headers: Record<string, string> = { 'cache-control': 'private, no-store' };
  for (const name of fromAuth ? AUTH_RESPONSE : API_RESPONSE) {
    const value = given[name];
    if (value !== undefined) headers[name] = Array.isArray(value) ? value.join(', ') : value;
  }
  return headers;
}

/** The headers of an event stream, in place of the service's: no proxy may store it, compress it or buffer it. */
export const STREAM_HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'private, no-cache, no-transform',
  'x-accel-buffering': 'no',
  vary: 'authorization',
} as const;
