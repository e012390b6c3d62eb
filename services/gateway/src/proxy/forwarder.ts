import { Readable } from 'node:stream';
import type { BlockList } from 'node:net';
import { ApiError, type Logger } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Dispatcher } from 'undici';
import type { RouteClass, Settings } from '../settings.js';
import { clientAddress } from './client-address.js';
import { readAhead } from './read-ahead.js';
import { requestHeaders } from './request-headers.js';
import { responseHeaders } from './response-headers.js';
import { ClientGoneError, codeOf, DeadlineError, errorForStatus, upstreamError } from './upstream-error.js';
import type { Upstream } from './upstreams.js';

/** Answers up to this size are complete before their first byte is sent on, so that a broken one is a clean error. */
const READ_AHEAD = 1 << 20;

/** Sends requests on to a service and its answers back, both cleaned, within the deadline of the route's class. */
export class Forwarder {
  constructor(
    private readonly settings: Settings,
    private readonly trustedProxies: BlockList,
    private readonly log: Logger,
  ) {}

  /** @throws ApiError when no usable answer came */
  async forward(request: FastifyRequest, reply: FastifyReply, upstream: Upstream, kind: RouteClass): Promise<unknown> {
    const deadlineMs = this.settings.deadlines[kind];
    const abort = new AbortController();
    const timer = setTimeout(() => abort.abort(new DeadlineError()), deadlineMs);
    reply.raw.once('close', () => abort.abort(new ClientGoneError()));
    try {
      const answer = await this.send(request, upstream, deadlineMs, abort.signal);
      if (answer.statusCode >= 500) return await refuse(answer, reply);
      // We never ask for an encoding, so an encoded answer is not one that we could vouch for.
      if (answer.headers['content-encoding']) throw new ApiError('BAD_GATEWAY');
      const { start, whole } = await readAhead(answer.body, READ_AHEAD);
      void reply.status(answer.statusCode).headers(responseHeaders(answer.headers, upstream.name === 'auth'));
      return reply.send(whole ? Readable.from(whole) : start.length > 0 ? start : undefined);
    } catch (error) {
      const said = upstreamError(error);
      if (!(error instanceof ClientGoneError)) {
        this.log.warn({ upstream: upstream.name, cause: codeOf(error), code: said.code }, 'no usable answer');
      }
      throw said;
    } finally {
      clearTimeout(timer);
    }
  }

  /** The address that a request came from, behind trusted proxies only. */
  addressOf(request: FastifyRequest): string {
    const forwardedFor = request.headers['x-forwarded-for'];
    const chain = Array.isArray(forwardedFor) ? forwardedFor.join(',') : forwardedFor;
    return clientAddress(request.raw.socket.remoteAddress, chain, this.trustedProxies);
  }

  private send(request: FastifyRequest, upstream: Upstream, deadlineMs: number, signal: AbortSignal) {
    const body = request.body as Buffer | undefined;
    return upstream.rpc.request({
      path: request.raw.url ?? '/',
      // The answer to HEAD is that to GET without its body, which Node leaves out by itself.
      method: (request.method === 'HEAD' ? 'GET' : request.method) as Dispatcher.HttpMethod,
      headers: requestHeaders(request.headers, upstream.name === 'auth', {
        requestId: request.id,
        clientAddress: this.addressOf(request),
        deadlineMs,
      }),
      ...(body?.length ? { body } : {}),
      signal,
      headersTimeout: deadlineMs,
      bodyTimeout: deadlineMs,
    });
  }
}

async function refuse(answer: Dispatcher.ResponseData, reply: FastifyReply): Promise<never> {
  const wait = answer.headers['retry-after'];
  if (answer.statusCode === 503 && typeof wait === 'string' && /^\d{1,6}$/.test(wait)) {
    void reply.header('retry-after', wait);
  }
  await answer.body.dump();
  throw errorForStatus(answer.statusCode);
}
