import { Inject, Injectable } from '@nestjs/common';
import { ApiError, authenticate, authenticateOperator, AuthVerifier, recallUser } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { AssistantChoices, type ReaderChoices } from './assistant-choices.js';
import type { LimitClass } from '../config/settings.js';
import { API_ROUTES } from '../config/tokens.js';
import { rejectEncodedBody } from '../admission/reject-request.js';
import { sendMethodNotAllowed, sendUnavailable, sendUnknownCall } from '../answers/send-error.js';
import { addressKey, chargeCost, enforceLimit, userKey } from '../admission/limit-request.js';
import { UnseenTokens } from '../admission/unseen-tokens.js';
import { RateLimiter } from '../admission/rate-limiter.js';
import type { Answer } from '../upstreams/exchange.js';
import { QuestionCount } from './question-count.js';
import { Forwarder, type Forwarding } from './forwarder.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { SharedAnswers } from '../answers/shared-answers.js';
import type { ApiRoute } from './api.js';

/** `/api`: the routes of the contract, each for a verified user, within limits; everything else is a JSON 404 or 405. */
/** Whom a request counts for. */
interface Sender {
  /** Key of the rate limits. */
  readonly key: string;
  readonly class: LimitClass;
}

/**
 * Scholar does not answer programs: neither may a token use up the account's answers of the language model, nor can
 * the gateway ask for the account's choices with it.
 */
const CHOICES_OF_TOKENS = { assistant: 'off' } as const;

@Injectable()
export class ApiRoutes {
  /** The senders of admitted requests. */
  private readonly admitted = new WeakMap<FastifyRequest, Sender>();

  constructor(
    @Inject(API_ROUTES) private readonly routes: readonly ApiRoute[],
    @Inject(AuthVerifier) private readonly verifier: AuthVerifier,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
    @Inject(SharedAnswers) private readonly shared: SharedAnswers,
    @Inject(AssistantChoices) private readonly choices: AssistantChoices,
    @Inject(QuestionCount) private readonly questions: QuestionCount,
    @Inject(UnseenTokens) private readonly unseen: UnseenTokens,
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

  /** The owner of the token. */
  private async senderOf({ headers }: FastifyRequest, route: ApiRoute): Promise<Sender> {
    if (route.operator) {
      await authenticateOperator(this.verifier, headers.authorization);
      return { key: userKey('operator'), class: route.class };
    }
    const { id, scopes } = await authenticate(this.verifier, headers.authorization, {
      ...(route.shared && { shared: true }),
      ...(route.scope && { scope: route.scope }),
    });
    return { key: userKey(id), class: scopes ? 'token' : route.class };
  }

  private async forward(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<unknown> {
    const upstream = this.upstreams[route.upstream];
    if (!upstream) throw new ApiError('NOT_FOUND');
    const sender = this.admitted.get(request);
    const key = sender?.key;
    const retryable =
      route.method === 'GET' || (route.keyed === true && request.headers['idempotency-key'] !== undefined);
    const reader = route.assistant && sender ? await this.readerOf(sender, request) : undefined;
    if (route.assistant === 'needed' && reader?.assistant === 'off') throw new ApiError('assistant_off');
    const to: Forwarding = {
      upstream,
      class: route.class,
      sender: key,
      ...(reader && { reader: JSON.stringify(reader) }),
      ...(sender ? { onAnswer: (headers) => this.noteAnswer(route, sender, headers) } : {}),
      ...(route.adds === 'question-count' && { complete: this.questions.join(request) }),
      retryable: retryable && !route.stream,
      types: ['application/json', ...(route.media ? [route.media] : [])],
      ...(route.stream ? { streamOf: key ?? '' } : {}),
    };
    return route.shared
      ? this.forwarder.forwardShared(request, reply, to, this.shared)
      : this.forwarder.forward(request, reply, to);
  }

  private async readerOf(sender: Sender, request: FastifyRequest): Promise<ReaderChoices> {
    return sender.class === 'token' ? CHOICES_OF_TOKENS : this.choices.of(sender.key, request);
  }

  private noteAnswer(route: ApiRoute, sender: Sender, headers: Answer['headers']): Promise<void> {
    if (route.changesChoices) this.choices.forget(sender.key);
    return chargeCost(this.limiter, sender.class, sender.key, headers);
  }

  /**
   * Only requests of verified users are admitted, except on public routes. A request without a user counts for the
   * address that it comes from, failed attempts too.
   */
  private async admit(request: FastifyRequest, reply: FastifyReply, route: ApiRoute): Promise<void> {
    const address = () => addressKey(this.forwarder.addressOf(request));
    const { authorization } = request.headers;
    let sender: Sender;
    if (!route.public) await this.unseen.admit(authorization, address, reply);
    try {
      sender = route.public ? { key: address(), class: route.class } : await this.senderOf(request, route);
    } catch (error) {
      await enforceLimit(this.limiter, route.class, address(), reply);
      throw error;
    }
    if (sender.class === 'token') this.unseen.remember(authorization);
    await enforceLimit(this.limiter, sender.class, sender.key, reply);
    this.admitted.set(request, sender);
  }
}

/** HEAD answers a GET without its body, so an event stream, which is only body, has none. */
const methodsOf = ({ method, stream }: ApiRoute): HTTPMethods[] =>
  method === 'GET' && !stream ? ['GET', 'HEAD'] : [method as HTTPMethods];
