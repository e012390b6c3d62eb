import { Inject, Injectable } from '@nestjs/common';
import { ApiError, authenticateToken, AuthVerifier } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { addressKey, enforceLimit, userKey } from '../admission/limit-request.js';
import { UnseenTokens } from '../admission/unseen-tokens.js';
import { RateLimiter } from '../admission/rate-limiter.js';
import { rejectEncodedBody } from '../admission/reject-request.js';
import { sendMethodNotAllowed } from '../answers/send-error.js';
import type { GatewayEnv } from '../config/env.js';
import { ENV, OPEN_API } from '../config/tokens.js';
import { Forwarder } from '../routing/forwarder.js';
import type { ApiAnswer, ApiCall, McpServer } from './mcp-server.js';

const PATH = '/mcp';
/** A sermon in JSON, with its message around it. */
const BODY_LIMIT = 2 << 20;
const ONE_MESSAGE = 'A request holds one message. Send each by itself.';

/**
 * `/mcp`: the study service, and the user's own notes and sermons, as tools of the Model Context Protocol. Each tool is
 * a call of our own API with the caller's personal token, so limits, scopes and errors are those of the API.
 */
@Injectable()
export class McpRoutes {
  private server: Promise<McpServer> | undefined;
  /** Tokens are for programs: a page of another site has none, and may not even try. */
  private readonly origins: ReadonlySet<string>;

  constructor(
    @Inject(ENV) env: GatewayEnv,
    @Inject(OPEN_API) private readonly openApi: () => Promise<string>,
    @Inject(AuthVerifier) private readonly verifier: AuthVerifier,
    @Inject(RateLimiter) private readonly limiter: RateLimiter,
    @Inject(UnseenTokens) private readonly unseen: UnseenTokens,
    @Inject(Forwarder) private readonly forwarder: Forwarder,
  ) {
    this.origins = new Set([new URL(env.SITE_URL).origin, ...env.CORS_ORIGINS]);
  }

  register(fastify: FastifyInstance): void {
    fastify.route({
      method: 'POST',
      url: PATH,
      bodyLimit: BODY_LIMIT,
      onRequest: [rejectEncodedBody, (request) => this.assertOrigin(request)],
      handler: (request, reply) => this.answer(fastify, request, reply),
    });
    // There is no session, so there is no stream to listen to and none to end.
    const others = fastify.supportedMethods.filter((method) => method !== 'POST');
    fastify.route({ method: others, url: PATH, handler: sendMethodNotAllowed(['POST']) });
  }

  /** A page that reached this machine under a name of its own says where it is from. @throws ApiError 403 */
  private async assertOrigin({ headers }: FastifyRequest): Promise<void> {
    if (headers.origin !== undefined && !this.origins.has(headers.origin)) throw new ApiError('FORBIDDEN');
  }

  private async answer(fastify: FastifyInstance, request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const { authorization = '' } = request.headers;
    const scopes = await this.admit(authorization, request, reply);
    const body = Buffer.isBuffer(request.body) ? request.body.toString('utf8') : '';
    // The limits count requests, and the protocol has no more than one message in each.
    if (body.trimStart().startsWith('[')) throw new ApiError('invalid', { values: { problem: ONE_MESSAGE } });
    const server = await this.load();
    const call = (to: ApiCall) => this.call(fastify, request, to);
    const answer = await server.answer(
      new Request(`http://gateway${PATH}`, { method: 'POST', headers: readHeaders(request), body }),
      { scopes, call },
    );
    const type = answer.headers.get('content-type');
    void reply.status(answer.status).header('cache-control', 'no-store');
    if (type) void reply.type(type);
    return reply.send(await answer.text());
  }

  /** One message counts for a point, beside what the call of a tool counts for itself. */
  private async admit(authorization: string, request: FastifyRequest, reply: FastifyReply): Promise<readonly string[]> {
    const address = () => addressKey(this.forwarder.addressOf(request));
    await this.unseen.admit(authorization, address, reply);
    try {
      const { id, scopes } = await authenticateToken(this.verifier, authorization);
      this.unseen.remember(authorization);
      await enforceLimit(this.limiter, 'token', userKey(id), reply);
      return scopes;
    } catch (error) {
      if (!(error instanceof ApiError) || error.code === 'TOO_MANY_REQUESTS') throw error;
      await enforceLimit(this.limiter, 'token', address(), reply);
      throw error;
    }
  }

  /** The protocol's package and the schemas are loaded by the first message: most gateways see none. */
  private load(): Promise<McpServer> {
    return (this.server ??= Promise.all([import('./mcp-server.js'), this.openApi()]).then(
      ([{ McpServer: Loaded }, openApi]) => new Loaded(openApi),
    ));
  }

  /** Asks this gateway as the caller would: every rule of the API holds. */
  private async call(fastify: FastifyInstance, { headers, socket }: FastifyRequest, to: ApiCall): Promise<ApiAnswer> {
    const forwarded = headers['x-forwarded-for'];
    const answer = await fastify.inject({
      method: to.method,
      url: to.url,
      ...(socket.remoteAddress && { remoteAddress: socket.remoteAddress }),
      headers: {
        ...to.headers,
        authorization: headers.authorization ?? '',
        accept: 'application/json',
        ...(forwarded !== undefined && { 'x-forwarded-for': forwarded }),
        ...(to.body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(to.body !== undefined && { payload: to.body }),
    });
    const { etag } = answer.headers;
    return { status: answer.statusCode, body: answer.body, etag: typeof etag === 'string' ? etag : undefined };
  }
}

/** The headers that the protocol reads. */
const PROTOCOL_HEADERS = ['accept', 'content-type', 'mcp-protocol-version'];

const readHeaders = ({ headers }: FastifyRequest): Headers =>
  new Headers(
    PROTOCOL_HEADERS.flatMap((name) => {
      const value = headers[name];
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );
