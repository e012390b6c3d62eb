import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** The `x-request-id` that the sender gave, if it is fit for a log. */
export function givenRequestId(headers: IncomingHttpHeaders): string | undefined {
  const given = headers['x-request-id'];
  return typeof given === 'string' && REQUEST_ID.test(given) ? given : undefined;
}

/** The id of a request: the gateway gives it, a service called directly makes its own, and so does one at the edge. */
export const requestIdOf =
  (isEdge: boolean) =>
  ({ headers }: { readonly headers: IncomingHttpHeaders }): string =>
    (isEdge ? undefined : givenRequestId(headers)) ?? randomUUID();
