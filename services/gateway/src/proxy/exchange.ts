import type { Readable } from 'node:stream';
import { ApiError, type Encoding } from '@berea/server';
import type { Dispatcher, Pool } from 'undici';
import type { Deadline } from './deadline.js';
import { readAhead } from './read-ahead.js';
import { isConnectionError, NoAnswerError } from './upstream-error.js';

/** Answers up to this size are complete before their first byte is sent on, so that a broken one is a clean error. */
const READ_AHEAD = 1 << 20;

/** A request as it goes to a service. */
export interface Outgoing {
  readonly path: string;
  readonly method: Dispatcher.HttpMethod;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer | undefined;
}

/** What the gateway expects of an answer. */
export interface Expected {
  /** Content types that may be passed on, without parameters; undefined passes on every one. */
  readonly types: readonly string[] | undefined;
  /** The encoding that was asked for; undefined where the answer must have none. */
  readonly encoding?: Encoding | undefined;
  /** Milliseconds that an event stream may be silent; undefined where no stream is expected. */
  readonly silenceMs?: number;
}

export interface Answer {
  readonly status: number;
  readonly headers: Dispatcher.ResponseData['headers'];
  /** The whole body; empty for a failure of the service, of which nothing is passed on. */
  readonly body: Buffer;
  /** The whole body in place of `body` when it is large. */
  readonly large?: AsyncIterable<Buffer>;
  /** The events in place of `body`. */
  readonly events?: Readable;
}

/**
 * Asks a service once.
 * @throws NoAnswerError when no answer began
 * @throws ApiError 502 for an answer that cannot be passed on
 */
export async function exchange(pool: Pool, request: Outgoing, deadline: Deadline, expected: Expected): Promise<Answer> {
  const left = deadline.remainingMs;
  const {
    statusCode: status,
    headers,
    body,
  } = await begin(() =>
    pool.request({
      path: request.path,
      method: request.method,
      headers: { ...request.headers },
      ...(request.body?.length ? { body: request.body } : {}),
      signal: deadline.signal,
      headersTimeout: left,
      bodyTimeout: expected.silenceMs ?? left,
    }),
  );
  if (status >= 500) {
    void body.dump().catch(() => undefined);
    return { status, headers, body: Buffer.alloc(0) };
  }
  // Passed on as it is, so it must be what the client was found to take.
  if (headers['content-encoding'] && headers['content-encoding'] !== expected.encoding) return refuse(body);
  if (expected.silenceMs !== undefined && typeOf(headers) === EVENT_STREAM) {
    return { status, headers, body: Buffer.alloc(0), events: body };
  }
  const { start, whole } = await readAhead(body, READ_AHEAD);
  if (start.length > 0 && expected.types && !expected.types.includes(typeOf(headers))) return refuse(body);
  return { status, headers, body: start, ...(whole ? { large: whole } : {}) };
}

const EVENT_STREAM = 'text/event-stream';

async function begin(send: () => Promise<Dispatcher.ResponseData>): Promise<Dispatcher.ResponseData> {
  try {
    return await send();
  } catch (error) {
    throw isConnectionError(error) ? new NoAnswerError(error) : error;
  }
}

function refuse(body: Readable): never {
  body.on('error', () => undefined).destroy();
  throw new ApiError('BAD_GATEWAY');
}

const typeOf = (headers: Dispatcher.ResponseData['headers']): string => {
  const type = headers['content-type'];
  return typeof type === 'string' ? (type.split(';', 1)[0] ?? '').trim().toLowerCase() : '';
};
