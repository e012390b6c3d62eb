import type { IncomingHttpHeaders } from 'node:http';
import type { BlockList } from 'node:net';
import { Readable } from 'node:stream';
import {
  ApiError,
  clientAddress,
  type Encoding,
  preferredEncoding,
  STORAGE_HEADER,
  traceOf,
  traceparent,
} from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { RouteClass, Settings } from '../config/settings.js';
import type { SharedAnswers } from '../answers/shared-answers.js';
import { Lease } from '../upstreams/bulkhead.js';
import { compressPieces, compressWhole } from '../answers/compress-answer.js';
import { Deadline, limitReadTime } from '../upstreams/deadline.js';
import { type Answer, exchange, isBusy, retryOnce } from '../upstreams/exchange.js';
import { requestHeaders, responseHeaders, STREAM_HEADERS } from '../upstreams/headers.js';
import type { OpenStreams } from './open-streams.js';
import { ClientGoneError, errorForStatus, upstreamError } from '../upstreams/upstream-error.js';
import { ExchangeReport, type UpstreamObserver } from '../upstreams/upstream-observer.js';
import type { Upstream } from '../upstreams/upstreams.js';

/** How a request is forwarded. */
export interface Forwarding {
  readonly upstream: Upstream;
  readonly class: RouteClass;
  /** Rate-limit key of the sender; see `Breaker.run`. */
  readonly sender?: string | undefined;
  /** Called with the headers of the service's answer, internal ones included. */
  readonly onAnswer?: (headers: Answer['headers']) => Promise<void>;
  /** Whether executing it twice has the same effect as executing it once. */
  readonly retryable: boolean;
  /** Content types that are passed on, without parameters; undefined for all. */
  readonly types?: readonly string[];
  /** Asked for everybody: whole and without an encoding, whatever this client has or takes. */
  readonly shared?: true;
  /** The account's choices, as the service is told of them. */
  readonly reader?: string | undefined;
  /** Adds to the service's answer what another one keeps; the answer has no encoding then. */
  readonly complete?: (answer: Answer) => Promise<Answer>;
  /** Rate-limit key of the user whose event stream it is, where the route answers with one. */
  readonly streamOf?: string;
}

/** Forwards requests to a service and its answers to the client, within one deadline; headers pass by allow-list. */
export class Forwarder {
  constructor(
    private readonly settings: Settings,
    private readonly trustedProxies: BlockList,
    private readonly streams: OpenStreams,
    private readonly observer: UpstreamObserver,
  ) {}

  /** @throws ApiError when the service gave no usable answer */
  async forward(request: FastifyRequest, reply: FastifyReply, to: Forwarding): Promise<unknown> {
    const { deadlines, streams } = this.settings;
    const deadline = new Deadline(to.streamOf === undefined ? deadlines[to.class] : streams.beginTimeout);
    whenGone(reply, () => deadline.cancel(new ClientGoneError()));
    const lease = new Lease();
    try {
      const answer = await this.askWhole(request, reply, to, deadline, lease);
      // A stream has to begin in time; it may last as long as something comes.
      if (answer.events) deadline.clear();
      return await this.respond(answer, request, reply, to, lease);
    } catch (error) {
      lease.release();
      throw upstreamError(error);
    } finally {
      deadline.clear();
    }
  }

  /**
   * Answers what is the same for everybody: with what is kept, or with the answer to a question that is asked once for all
   * who wait for it. It goes on for as long as one of them waits.
   * @throws ApiError when the service gave no usable answer
   */
  async forwardShared(
    request: FastifyRequest,
    reply: FastifyReply,
    to: Forwarding,
    shared: SharedAnswers,
  ): Promise<unknown> {
    const deadline = new Deadline(this.settings.deadlines[to.class]);
    const lease = new Lease();
    try {
      const answer = await shared.get({
        address: request.raw.url ?? '/',
        isCostly: to.class === 'search',
        ask: () => this.askWhole(request, reply, { ...to, shared: true }, deadline, lease),
        cancel: () => deadline.cancel(new ClientGoneError()),
        onLeave: (callback) => whenGone(reply, callback),
      });
      if (reply.raw.destroyed) return reply;
      return await ('kept' in answer
        ? answer.kept.send(request, reply)
        : this.respond(answer.own, request, reply, to, lease));
    } catch (error) {
      lease.release();
      throw upstreamError(error);
    } finally {
      deadline.clear();
    }
  }

  private async askWhole(
    request: FastifyRequest,
    reply: FastifyReply,
    to: Forwarding,
    deadline: Deadline,
    lease: Lease,
  ): Promise<Answer> {
    const report = new ExchangeReport(this.observer, request.id, to.upstream.name);
    try {
      await this.acquire(to, lease);
      const ask = () => this.ask(request, to, deadline, report);
      const answer = await (to.retryable ? retryOnce(ask) : ask());
      await to.onAnswer?.(answer.headers);
      const failure = answer.status >= 500 ? failureOf(answer, reply) : undefined;
      report.answered(answer.status, failure?.code);
      if (failure) throw failure;
      // A large answer is still to be read.
      if (!answer.large && !answer.events) lease.release();
      return to.complete && !answer.large ? await to.complete(answer) : answer;
    } catch (error) {
      throw report.failed(error);
    }
  }

  /**
   * Admission control: runs `identify` (verify the token, count the request) only if the service could then take the
   * request. Under heavy overload, verifying every token would cost more than the gateway has.
   * @returns whether the service has capacity; an error of `identify` is passed on
   */
  async reserve(upstream: Upstream, stream: boolean, identify: () => Promise<void>): Promise<boolean> {
    const { bulkhead } = stream ? upstream.streams : upstream.calls;
    const release = bulkhead.reserve();
    if (!release) {
      this.observer.rejected(upstream.name);
      return false;
    }
    try {
      await identify();
    } finally {
      release();
    }
    return true;
  }

  /** The address that a request came from, behind trusted proxies only. */
  addressOf(request: FastifyRequest): string {
    return clientAddress(request.raw, { networks: this.trustedProxies });
  }

  private async acquire({ upstream, class: kind, streamOf }: Forwarding, lease: Lease): Promise<void> {
    if (streamOf !== undefined) lease.add(this.streams.acquire(streamOf));
    upstream.breakers.assertUsable(kind);
    lease.add(await poolFor(upstream, streamOf).bulkhead.acquire());
  }

  private ask(request: FastifyRequest, to: Forwarding, deadline: Deadline, report: ExchangeReport): Promise<Answer> {
    const { upstream, streamOf } = to;
    const stream = streamOf !== undefined;
    const encoding = encodingFor(request, to);
    return upstream.breakers.run(to.class, to.sender, () => {
      report.attempted();
      const outgoing = {
        path: request.raw.url ?? '/',
        // The answer to HEAD is that to GET without its body, which Node leaves out by itself.
        method: (request.method === 'HEAD' ? 'GET' : request.method) as Dispatcher.HttpMethod,
        headers: requestHeaders(
          to.shared ? withoutValidators(request.headers) : request.headers,
          upstream.name === 'auth',
          {
            requestId: request.id,
            traceparent: traceparent(traceOf(request)),
            clientAddress: this.addressOf(request),
            encoding,
            deadlineMs: stream ? undefined : deadline.remainingMs,
            reader: to.reader,
          },
        ),
        body: request.body as Buffer | undefined,
      };
      return exchange(poolFor(upstream, streamOf).pool, outgoing, deadline, {
        types: to.types,
        encoding,
        ...(stream ? { silenceMs: this.settings.streams.silenceTimeout } : {}),
      });
    });
  }

  private async respond(
    answer: Answer,
    { headers: asked }: FastifyRequest,
    reply: FastifyReply,
    { upstream }: Forwarding,
    lease: Lease,
  ): Promise<FastifyReply> {
    const fromAuth = upstream.name === 'auth';
    const given = responseHeaders(answer.headers, fromAuth);
    // Answers of the auth service hold secrets, whose length compression could tell.
    const accepted = fromAuth ? undefined : (asked['accept-encoding'] ?? '');
    void reply.status(answer.status);
    const chunks = answer.events ? this.streams.follow(answer.events) : answer.large;
    if (!chunks) {
      lease.release();
      const { body, headers } =
        accepted === undefined
          ? { body: answer.body, headers: given }
          : await compressWhole(answer.body, given, accepted);
      return reply.headers(headers).send(body.length > 0 ? body : undefined);
    }
    const read = limitReadTime(chunks, this.settings.readerTimeout, () => reply.raw.destroy());
    const pieces = Readable.from(read).once('close', () => lease.release());
    if (answer.events) return reply.headers({ ...given, ...STREAM_HEADERS }).send(pieces);
    const { body, headers } =
      accepted === undefined ? { body: pieces, headers: given } : compressPieces(pieces, given, accepted);
    return reply.headers(headers).send(body);
  }
}

/** Calls back when the client leaves before it has its answer. */
function whenGone({ raw }: FastifyReply, callback: () => void): void {
  raw.once('close', () => {
    if (!raw.writableFinished) callback();
  });
}

const poolFor = (upstream: Upstream, streamOf: string | undefined) =>
  streamOf === undefined ? upstream.calls : upstream.streams;

/** Only reads are asked for compressed: what is read over and over, such as chapters, is stored compressed. */
function encodingFor({ method, headers }: FastifyRequest, to: Forwarding): Encoding | undefined {
  if (to.shared || to.complete || to.streamOf !== undefined || to.upstream.name === 'auth') return undefined;
  const isRead = method === 'GET' || method === 'HEAD';
  return isRead ? preferredEncoding(headers['accept-encoding']) : undefined;
}

const withoutValidators = ({ 'if-none-match': _known, ...headers }: IncomingHttpHeaders): IncomingHttpHeaders =>
  headers;

/** A service's 5xx as our own error; its `retry-after` is kept. */
function failureOf(answer: Answer, reply: FastifyReply): ApiError {
  const { status, headers } = answer;
  const wait = headers['retry-after'];
  if (status === 503 && typeof wait === 'string' && /^\d{1,6}$/.test(wait)) void reply.header('retry-after', wait);
  return isBusy(answer) ? new ApiError('busy') : errorForStatus(status, headers[STORAGE_HEADER]);
}
