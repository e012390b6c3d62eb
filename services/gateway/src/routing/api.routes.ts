import { Inject, Injectable } from '@nestjs/common';
import { ApiError, authenticate, AuthVerifier } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { API_ROUTES } from '../config/tokens.js';
import { rejectEncodedBody } from '../http/reject-request.js';
import { sendMethodNotAllowed, sendNotFound, sendUnavailable } from '../http/send-error.js';
import { addressKey, chargeCost, enforceLimit, userKey } from '../limits/limit-request.js';
import { RateLimiter } from '../limits/rate-limiter.js';
import { Forwarder } from '../proxy/forwarder.js';
import { Upstreams } from '../proxy/upstreams.js';
import type { ApiRoute } from './contract-routes.js';

/** `/api`: the routes of the contract, each for a verified user, within limits; everything else is a JSON 404 or 405. */
@Injectable()
export class ApiRoutes {
  /** Rate-limit keys of the senders of admitted requests. */
  private readonly admitted = new WeakMap<FastifyRequest, string>();

  constructor(
    @Inject(API_ROUTES) private readonly routes: readonly ApiRoute[],
    @Inject(AuthVerifier) private readonly verifier: AuthVerifier,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
  ) {}

  register(fastify: FastifyInstance): void {
    for (const path of new Set(this.routes.map((route) => route.path))) {
      this.registerPath(
        fastify,
        path,
        this.routes.filter((route) => route.path === path),
      );
    }
    fastify.all('/api', sendNotFound);
    fastify.all('/api/*', sendNotFound);
  }

  private registerPath(fastify: FastifyInstance, path: string, routes: readonly ApiRoute[]): void {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    for (const route of routes) {
      fastify.route({
        method: methodsOf(route),
        url,
        ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
        exposeHeadRoute: false,
        onRequest: [rejectEncodedBody, (request, reply) => this.reserve(request, reply, route)],
        handler: (request, reply) => this.forward(request, reply, route),
      });
    }
    const allowed: readonly string[] = routes.flatMap(methodsOf);
    const others = fastify.supportedMethods.filter((method) => !allowed.includes(method));
    fastify.route({ method: others, url, handler: sendMethodNotAllowed(allowed) });
  }

  private async reserve(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const upstream = this.upstreams[route.upstream];
    const admit = () => this.admit(request, reply, route);
    if (!upstream) return admit();
    return (await this.forwarder.reserve(upstream, route.stream ?? false, admit)) ? undefined : sendUnavailable(reply);
  }

  private forward(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const upstream = this.upstreams[route.upstream];
    if (!upstream) throw new ApiError('NOT_FOUND');
    const key = this.admitted.get(request);
    const retryable =
      route.method === 'GET' || (route.keyed === true && request.headers['idempotency-key'] !== undefined);
    return this.forwarder.forward(request, reply, {
      upstream,
      class: route.class,
      sender: key,
      ...(key ? { onAnswer: (headers) => chargeCost(this.limiter, route.class, key, headers) } : {}),
      retryable: retryable && !route.stream,
      types: ['application/json'],
      ...(route.stream ? { streamOf: this.admitted.get(request) ?? '' } : {}),
    });
  }

  /** Only requests of verified users are admitted. Failed attempts count for the address that they come from. */
  private async admit(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<void> {
    let key: string;
    try {
      key = userKey((await authenticate(this.verifier, request.headers.authorization)).id);
    } catch (error) {
      await enforceLimit(this.limiter, route.class, addressKey(this.forwarder.addressOf(request)), reply);
      throw error;
    }
    await enforceLimit(this.limiter, route.class, key, reply);
    this.admitted.set(request, key);
  }
}

/** HEAD answers a GET without its body, so an event stream, which is only body, has none. */
const methodsOf = ({ method, stream }: ApiRoute): HTTPMethods[] =>
  method === 'GET' && !stream ? ['GET', 'HEAD'] : [method as HTTPMethods];
