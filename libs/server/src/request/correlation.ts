import { randomUUID } from 'node:crypto';
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';

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

/** A request's place in a trace (W3C Trace Context): the trace is its sender's, the span is this hop's own. */
export class Trace {
  private span: string | undefined;

  /**
   * @param traceId 32 hexadecimal digits
   * @param flags two hexadecimal digits, handed on as they came
   */
  constructor(
    readonly traceId: string,
    readonly flags: string,
  ) {}

  /**
   * 16 hexadecimal digits, drawn on first use: a request that is answered at once is not passed on, so it needs none.
   */
  get spanId(): string {
    this.span ??= hex().slice(0, 16);
    return this.span;
  }
}

const TRACEPARENT = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})[0-9a-f]{16}-([0-9a-f]{2})$/;

/**
 * Stored on the request itself: a weak map would keep its values for every request until the next full garbage
 * collection, which took 20 MB in a rush.
 */
const TRACE = Symbol('trace');
type Traced = IncomingMessage & { [TRACE]?: Trace };

/** The trace of a request: that of a valid `traceparent` header, otherwise one that begins here. */
export function traceOf({ raw }: { readonly raw: Traced }): Trace {
  const known = raw[TRACE];
  if (known) return known;
  const given = raw.headers['traceparent'];
  const [, traceId, flags] = (typeof given === 'string' && TRACEPARENT.exec(given)) || [];
  const trace = new Trace(traceId ?? hex(), flags ?? '00');
  raw[TRACE] = trace;
  return trace;
}

/** The `traceparent` header that hands a trace on to the next hop. */
export const traceparent = ({ traceId, spanId, flags }: Trace): string => `00-${traceId}-${spanId}-${flags}`;

/**
 * 32 hexadecimal digits. `randomUUID` draws randomness in advance, because this runs for every request, even refused
 * ones.
 */
const hex = (): string => randomUUID().replaceAll('-', '');
