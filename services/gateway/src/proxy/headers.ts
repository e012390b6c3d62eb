import type { IncomingHttpHeaders } from 'node:http';
import type { Encoding } from '@berea/server';

/** What of a client's headers a service may see. Identity, addresses and ids come from the gateway alone. */
const API_HEADERS = [
  'accept',
  'accept-language',
  'authorization',
  'content-type',
  'if-none-match',
  'if-match',
  'idempotency-key',
  'last-event-id',
] as const;

const AUTH_HEADERS = [...API_HEADERS, 'apikey', 'x-client-info', 'x-supabase-api-version', 'user-agent'] as const;

/** What a page of another origin may send, where it may call at all. Browsers name themselves without being asked. */
export const CLIENT_HEADERS = AUTH_HEADERS.filter((name) => name !== 'user-agent');

export interface OwnHeaders {
  readonly requestId: string;
  /** The client's address as the gateway sees it. */
  readonly clientAddress: string;
  /** How long an answer is waited for; undefined where it goes on for as long as it lasts. */
  readonly deadlineMs: number | undefined;
  /** The one encoding that the answer may have; undefined for none. */
  readonly encoding: Encoding | undefined;
  /** Where the service's work belongs in the trace. */
  readonly traceparent: string;
}

/** The headers of a forwarded request: the client's by allow-list, then our own. */
export function requestHeaders(given: IncomingHttpHeaders, forAuth: boolean, own: OwnHeaders): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const name of forAuth ? AUTH_HEADERS : API_HEADERS) {
    const value = given[name];
    if (typeof value === 'string') headers[name] = value;
  }
  return {
    ...headers,
    'x-request-id': own.requestId,
    'x-forwarded-for': own.clientAddress,
    ...(own.encoding && { 'accept-encoding': own.encoding }),
    ...(own.deadlineMs === undefined ? {} : { 'x-deadline-ms': String(own.deadlineMs) }),
    traceparent: own.traceparent,
  };
}
