import { Inject, Injectable } from '@nestjs/common';
import { ApiError, authenticate, AuthVerifier } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { answerNotFound, answerWrongMethod } from '../http/answer-error.js';
import { refuseEncodedBody } from '../http/refuse-encoded-body.js';
import { addressKey, userKey } from '../limits/limit-key.js';
import { limitRequest } from '../limits/limit-request.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import { type ApiRoute, readApiRoutes } from './api-routes.js';

/** `/api`: the routes of the contract, each for a verified user, within limits; everything else is a JSON 404 or 405. */
@Injectable()
export class ApiRoutes {
  constructor(
    @Inject(AuthVerifier) private readonly verifier: AuthVerifier,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
  ) {}

  register(door: FastifyInstance): void {
    const routes = readApiRoutes();
    for (const path of new Set(routes.map((route) => route.path))) {
      this.registerPath(
        door,
        path,
        routes.filter((route) => route.path === path),
      );
    }
    door.all('/api', answerNotFound);
    door.all('/api/*', answerNotFound);
  }

  private registerPath(door: FastifyInstance, path: string, routes: readonly ApiRoute[]): void {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    const allowed = routes.flatMap(({ method }) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
    for (const route of routes) {
      door.route({
        method: (route.method === 'GET' ? ['GET', 'HEAD'] : route.method) as HTTPMethods[],
        url,
        onRequest: [refuseEncodedBody, (request, reply) => this.admit(request, reply, route)],
        handler: (request, reply) => {
          const upstream = this.upstreams[route.upstream];
          if (!upstream) throw new ApiError('NOT_FOUND');
          return this.forwarder.forward(request, reply, upstream, route.class);
        },
      });
    }
    const others = door.supportedMethods.filter((method) => !allowed.includes(method));
    door.route({ method: others, url, handler: answerWrongMethod(allowed) });
  }

  /** Nothing is forwarded for somebody unknown. Failed attempts count for the address that they come from. */
  private async admit(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<void> {
    let key: string;
    try {
      key = userKey((await authenticate(this.verifier, request.headers.authorization)).id);
    } catch (error) {
      await limitRequest(this.limiter, route.class, addressKey(this.forwarder.addressOf(request)), reply);
      throw error;
    }
    await limitRequest(this.limiter, route.class, key, reply);
  }
}
