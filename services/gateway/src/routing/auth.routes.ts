import { Inject, Injectable } from '@nestjs/common';
import { ApiError, type Logger } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOG } from '../config/tokens.js';
import { rejectEncodedBody } from '../admission/reject-request.js';
import { handleAuthError, sendNotFound } from '../answers/send-error.js';
import { addressKey, enforceLimit } from '../admission/limit-request.js';
import { RateLimiter } from '../admission/rate-limiter.js';
import { Forwarder } from './forwarder.js';
import { Upstreams } from '../upstreams/upstreams.js';

/** Not reachable through the gateway: what only an operator may do, and the outbox, which has a controller of its own. */
const CLOSED = /^\/auth\/v1\/(?:admin|dev|invite|scim)(?![\w-])/i;

/** `/auth/v1`: the embedded auth service. With a hosted one there are no such routes, since the browser calls that itself. */
@Injectable()
export class AuthRoutes {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
    @Inject(LOG) private readonly log: Logger,
  ) {}

  register(fastify: FastifyInstance): void {
    const { auth } = this.upstreams;
    fastify.all('/auth', sendNotFound);
    fastify.all('/auth/*', sendNotFound);
    if (!auth) return;
    // Never retried: the link in a mail is used up by the first call.
    const to = { upstream: auth, class: 'auth', retryable: false } as const;
    fastify.all('/auth/v1/*', {
      errorHandler: handleAuthError(this.log),
      onRequest: [
        refuseClosed,
        rejectEncodedBody,
        async (request, reply) => {
          const room = await this.forwarder.reserve(auth, false, () => this.limit(request, reply));
          if (!room) throw new ApiError('SERVICE_UNAVAILABLE');
        },
      ],
      handler: (request, reply) =>
        this.forwarder.forward(request, reply, { ...to, sender: addressKey(this.forwarder.addressOf(request)) }),
    });
  }

  private limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const key = `${addressKey(this.forwarder.addressOf(request))}${partOf(request)}`;
    return enforceLimit(this.limiter, 'auth', key, reply);
  }
}

/** Each part is counted by itself: many failed sign-ins do not hold up sign-ups from the same network. */
const PARTS = ['token', 'signup', 'verify', 'recover', 'resend', 'otp', 'user', 'factors', 'settings'];

function partOf({ raw }: FastifyRequest): string {
  const [, part = ''] = /^\/auth\/v1\/([a-z]+)/.exec(raw.url ?? '') ?? [];
  return PARTS.includes(part) ? `:${part}` : '';
}

/** Percent-encoded letters are decoded first: the auth service would decode them too. */
async function refuseClosed(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
  if (!CLOSED.test(decodeURIComponent(request.raw.url?.split('?', 1)[0] ?? ''))) return undefined;
  sendNotFound(request, reply);
  return reply;
}
