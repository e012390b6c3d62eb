import { Inject, Injectable } from '@nestjs/common';
import { ApiError, authenticate, authenticateOperator, AuthVerifier, recallUser } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AssistantChoices } from './assistant-choices.js';
import { API_ROUTES } from '../config/tokens.js';
import { rejectEncodedBody } from '../admission/reject-request.js';
import { sendMethodNotAllowed, sendUnavailable, sendUnknownCall } from '../answers/send-error.js';
import { addressKey, chargeCost, enforceLimit, userKey } from '../admission/limit-request.js';
import { RateLimiter } from '../admission/rate-limiter.js';
import type { Answer } from '../upstreams/exchange.js';
import { QuestionCount } from './question-count.js';
import { Forwarder, type Forwarding } from './forwarder.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { SharedAnswers } from '../answers/shared-answers.js';
import type { ApiRoute } from './api.js';

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
    @Inject(SharedAnswers) private readonly shared: SharedAnswers,
    @Inject(AssistantChoices) private readonly choices: AssistantChoices,
    @Inject(QuestionCount) private readonly questions: QuestionCount,
  ) {}

  register(fastify: FastifyInstance): void {
    for (const path of new Set(this.routes.map((route) => route.path))) {
      this.registerPath(
        fastify,
        path,
        this.routes.filter((route) => route.path === path),
      );
    }
    fastify.all('/api', sendUnknownCall);
    fastify.all('/api/*', sendUnknownCall);
  }

  private registerPath(fastify: FastifyInstance, path: string, routes: readonly ApiRoute[]): void {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    for (const route of routes) {
      fastify.route({
        method: methodsOf(route),
        url,
        ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
        exposeHeadRoute: false,
        onRequest: [
          rejectEncodedBody,
          ...(route.shared
            ? [(request: FastifyRequest, reply: FastifyReply) => this.sendKept(request, reply, route)]
            : []),
          (request, reply) => this.reserve(request, reply, route),
        ],
        handler: (request, reply) => this.forward(request, reply, route),
      });
    }
    const allowed: readonly string[] = routes.flatMap(methodsOf);
    const others = fastify.supportedMethods.filter((method) => !allowed.includes(method));
    fastify.route({ method: others, url, handler: sendMethodNotAllowed(allowed) });
  }

  /** Answers a reader who is known with what is kept: no service has to be asked, so none has to have room. */
  private async sendKept(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const kept = this.shared.find(request.raw.url ?? '');
    const user = kept && recallUser(this.verifier, request.headers.authorization);
    if (!user) return undefined;
    await enforceLimit(this.limiter, route.class, userKey(user.id), reply);
    return kept.send(request, reply);
  }

  private async reserve(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const upstream = this.upstreams[route.upstream];
    const admit = () => this.admit(request, reply, route);
    if (!upstream) return admit();
    return (await this.forwarder.reserve(upstream, route.stream ?? false, admit)) ? undefined : sendUnavailable(reply);
  }

  /** Rate-limit key of the token's owner. */
  private async senderOf({ headers }: FastifyRequest, { shared, operator }: ApiRoute): Promise<string> {
    if (operator) {
      await authenticateOperator(this.verifier, headers.authorization);
      return userKey('operator');
    }
    return userKey((await authenticate(this.verifier, headers.authorization, shared ? 'shared' : 'own')).id);
  }

  private async forward(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const upstream = this.upstreams[route.upstream];
    if (!upstream) throw new ApiError('NOT_FOUND');
    const key = this.admitted.get(request);
    const retryable =
      route.method === 'GET' || (route.keyed === true && request.headers['idempotency-key'] !== undefined);
    const reader = route.assistant && key ? await this.choices.of(key, request) : undefined;
    if (route.assistant === 'needed' && reader?.assistant === 'off') throw new ApiError('assistant_off');
    const to: Forwarding = {
      upstream,
      class: route.class,
      sender: key,
      ...(reader && { reader: JSON.stringify(reader) }),
      ...(key ? { onAnswer: (headers) => this.noteAnswer(route, key, headers) } : {}),
      ...(route.adds === 'question-count' && { complete: this.questions.join(request) }),
      retryable: retryable && !route.stream,
      types: ['application/json', ...(route.media ? [route.media] : [])],
      ...(route.stream ? { streamOf: this.admitted.get(request) ?? '' } : {}),
    };
    return route.shared
      ? this.forwarder.forwardShared(request, reply, to, this.shared)
      : this.forwarder.forward(request, reply, to);
  }

  private noteAnswer(route: ApiRoute, key: string, headers: Answer['headers']): Promise<void> {
    if (route.changesChoices) this.choices.forget(key);
    return chargeCost(this.limiter, route.class, key, headers);
  }

  /**
   * Only requests of verified users are admitted, except on public routes. A request without a user counts for the
   * address that it comes from, failed attempts too.
   */
  private async admit(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<void> {
    const address = () => addressKey(this.forwarder.addressOf(request));
    let key: string;
    try {
      key = route.public ? address() : await this.senderOf(request, route);
    } catch (error) {
      await enforceLimit(this.limiter, route.class, address(), reply);
      throw error;
    }
    await enforceLimit(this.limiter, route.class, key, reply);
    this.admitted.set(request, key);
  }
}

/** HEAD answers a GET without its body, so an event stream, which is only body, has none. */
const methodsOf = ({ method, stream }: ApiRoute): HTTPMethods[] =>
  method === 'GET' && !stream ? ['GET', 'HEAD'] : [method as HTTPMethods];
