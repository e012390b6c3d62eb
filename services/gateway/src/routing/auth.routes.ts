import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { answerNotFound } from '../http/answer-error.js';
import { refuseEncodedBody } from '../http/refuse-encoded-body.js';
import { addressKey } from '../limits/limit-key.js';
import { limitRequest } from '../limits/limit-request.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';

/** Never reached from outside: what only an operator may do, and the outbox, which has a door of its own. */
const CLOSED = /^\/auth\/v1\/(?:admin|dev)(?![\w-])/i;

/** `/auth/v1`: the embedded auth service. With a hosted one nothing is here, since the browser calls that itself. */
@Injectable()
export class AuthRoutes {
  constructor(
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
  ) {}

  register(door: FastifyInstance): void {
    const { auth } = this.upstreams;
    door.all('/auth', answerNotFound);
    door.all('/auth/*', answerNotFound);
    if (!auth) return;
    door.all('/auth/v1/*', {
      onRequest: [refuseClosed, refuseEncodedBody, (request, reply) => this.limit(request, reply)],
      handler: (request, reply) => this.forwarder.forward(request, reply, auth, 'auth'),
    });
  }

  private limit(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    return limitRequest(this.limiter, 'auth', addressKey(this.forwarder.addressOf(request)), reply);
  }
}

/** Percent-encoded letters are decoded first: the auth service would decode them too. */
async function refuseClosed(request: FastifyRequest): Promise<void> {
  if (CLOSED.test(decodeURIComponent(request.raw.url?.split('?', 1)[0] ?? ''))) throw new ApiError('NOT_FOUND');
}
