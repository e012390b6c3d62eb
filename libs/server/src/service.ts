import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ErrorFilter } from './http/error-filter.js';
import { BodyError, decodeBody, parseJsonBody } from './http/json-body.js';
import { answerClientError, answerFrameworkError } from './http/wire-errors.js';
import { type Logger, nestLogger } from './log.js';
import { trackRequestId } from './request-scope.js';

/** What a service is made of, given its parsed environment. */
export interface ServiceParts {
  readonly module: DynamicModule;
  /** Resolves when everything that the service needs answers; asked by `/health/ready`. */
  readonly ready?: (app: NestFastifyApplication) => Promise<void>;
  /** Fastify plugins, hooks and routes beside Nest's. */
  readonly fastify?: (instance: FastifyInstance, app: NestFastifyApplication) => void | Promise<void>;
  /** Largest accepted body in bytes. */
  readonly bodyLimit?: number;
  /** Anybody can send requests here: the sender's own `x-request-id` is not believed. */
  readonly publicDoor?: boolean;
}

const REQUEST_ID = /^[A-Za-z0-9._-]{1,64}$/;

/** Creates the Nest application with everything that all services have in common; it does not listen yet. */
export async function createService(name: string, log: Logger, parts: ServiceParts): Promise<NestFastifyApplication> {
  const adapter = new FastifyAdapter({
    bodyLimit: parts.bodyLimit ?? 1 << 20,
    requestTimeout: 15_000,
    keepAliveTimeout: 72_000,
    connectionTimeout: 0,
    maxRequestsPerSocket: 10_000,
    http: { headersTimeout: 5_000, connectionsCheckingInterval: 1_000, maxHeaderSize: 16_384 },
    forceCloseConnections: 'idle',
    return503OnClosing: true,
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    frameworkErrors: answerFrameworkError,
    clientErrorHandler: answerClientError,
    // The gateway sets the id; a service called directly makes its own.
    genReqId: (request: { headers: Record<string, unknown> }) => {
      const given = parts.publicDoor ? undefined : request.headers['x-request-id'];
      return typeof given === 'string' && REQUEST_ID.test(given) ? given : randomUUID();
    },
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(parts.module, adapter, {
    logger: nestLogger(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ErrorFilter(log));
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  acceptJsonOnly(fastify);
  trackRequestId(fastify);
  logRequests(fastify, log);
  releaseConnections(fastify);
  serveHealth(fastify, name, () => parts.ready?.(app) ?? Promise.resolve());
  await parts.fastify?.(fastify, app);
  await app.init();
  await fastify.ready();
  return app;
}

function acceptJsonOnly(fastify: FastifyInstance): void {
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => {
    try {
      done(null, parseJsonBody(decodeBody(body as Buffer)));
    } catch (error) {
      done(error as Error);
    }
  });
  fastify.addHook('onRequest', (request, _reply, done) => {
    done(/%00/.test(request.raw.url ?? '') ? new BodyError('The address holds a NUL character.') : undefined);
  });
}

function logRequests(fastify: FastifyInstance, log: Logger): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onResponse', (request, reply, done) => {
    // Probes ask every few seconds and would drown the rest.
    if (request.routeOptions.url?.startsWith('/health/')) return done();
    log.info(
      {
        requestId: request.id,
        method: request.method,
        // The template, never the address: ids of users' things do not belong in logs.
        route: request.routeOptions.url ?? 'unknown',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'request',
    );
    done();
  });
}

/** Services on their way out say so, while they finish what is under way. */
const stopping = new WeakSet<FastifyInstance>();
export const markStopping = (app: NestFastifyApplication): void => {
  stopping.add(app.getHttpAdapter().getInstance() as unknown as FastifyInstance);
};

/**
 * On the way out, a connection ends with the answer that it waits for. Node closes only those that are idle when the
 * server closes; one that is kept alive after that would hold the process until its grace is over.
 */
function releaseConnections(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (stopping.has(fastify)) void reply.header('connection', 'close');
    done();
  });
  // Streams have sent their headers long before.
  fastify.addHook('onResponse', (request, _reply, done) => {
    if (stopping.has(fastify)) request.raw.socket.end();
    done();
  });
}

function serveHealth(fastify: FastifyInstance, name: string, ready: () => Promise<void>): void {
  const quiet = { logLevel: 'silent' as const };
  fastify.get('/health/live', quiet, async () => ({ status: 'ok', service: name }));
  fastify.get('/health/ready', quiet, async (_request: FastifyRequest, reply) => {
    if (stopping.has(fastify)) return reply.status(503).send({ status: 'stopping', service: name });
    try {
      await ready();
      return { status: 'ok', service: name };
    } catch {
      return reply.status(503).send({ status: 'unavailable', service: name });
    }
  });
}
