import type { Readable } from 'node:stream';
import { ApiError, BUSY_HEADER, type Encoding } from '@berea/server';
import type { Dispatcher, Pool } from 'undici';
import type { Deadline } from './deadline.js';
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

/** The answer that the gateway expects. */
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
 * Asks a service once, by undici and not by @fastify/reply-from: that passes an answer on as it arrives, whereas here a
 * small one is read to its end first, and one deadline spans the queue, a retry and the body.
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
      headers: request.headers,
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
  const { start, whole } = isShort(headers) ? { start: await readWhole(body) } : await readAhead(body, READ_AHEAD);
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

/** Whether a body says of itself that it is to be complete before anything of it is sent on. */
const isShort = ({ 'content-length': length }: Dispatcher.ResponseData['headers']): boolean =>
  typeof length === 'string' && Number(length) <= READ_AHEAD;

/** Reads the body in one go: reading it part by part would wait for each part. */
async function readWhole(body: Dispatcher.ResponseData['body']): Promise<Buffer> {
  const { buffer, byteOffset, byteLength } = await body.bytes();
  return Buffer.from(buffer, byteOffset, byteLength);
}

interface ReadAhead {
  /** The bytes that were read: all of them, unless there is a `whole`. */
  readonly start: Buffer;
  /** The whole body, with `start` in front, when it is larger than the limit. */
  readonly whole?: AsyncIterable<Buffer>;
}

/**
 * Reads a body to its end, or up to `limit` bytes. A body read to its end is known to be complete before anything of it is
 * sent on; a larger one is streamed from there.
 */
async function readAhead(body: AsyncIterable<Buffer>, limit: number): Promise<ReadAhead> {
  const chunks: Buffer[] = [];
  let size = 0;
  const iterator = body[Symbol.asyncIterator]();
  while (size <= limit) {
    const { value, done } = await iterator.next();
    if (done) return { start: Buffer.concat(chunks) };
    chunks.push(value);
    size += value.length;
  }
  const start = Buffer.concat(chunks);
  return { start, whole: join(start, iterator) };
}

async function* join(start: Buffer, rest: AsyncIterator<Buffer>): AsyncGenerator<Buffer> {
  try {
    yield start;
    for (let next = await rest.next(); !next.done; next = await rest.next()) yield next.value;
  } finally {
    // A client that disconnects ends the reading too.
    await rest.return?.();
  }
}

/**
 * Asks a second time when no answer began, or when the service says that it cannot answer just now: with several
 * instances another one may. Only for requests that do no harm when they are executed twice.
 */
export async function retryOnce(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    const answer = await ask();
    if ((answer.status !== 502 && answer.status !== 503) || isBusy(answer)) return answer;
  } catch (error) {
    if (!(error instanceof NoAnswerError)) throw error;
  }
  return ask();
}

/** Whether a service has refused for lack of capacity: retrying at once would only add to its load. */
export const isBusy = ({ status, headers }: Answer): boolean => status === 503 && headers[BUSY_HEADER] !== undefined;
