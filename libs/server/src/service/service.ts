import 'reflect-metadata';
import type { DynamicModule } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { CONNECTION_SETTINGS, limitConnections, refuseAmbiguous } from '../http/connection-settings.js';
import type { ErrorEncoder } from '../errors/error-response.js';
import { ErrorFilter } from '../http/error-filter.js';
import { BodyError } from '../errors/api-error.js';
import { addRetryAfter, ignoreDisconnectedClients } from '../http/reply-hooks.js';
import { decodeBody, parseJsonBody } from '../http/json-body.js';
import { sendClientError, sendFrameworkError } from '../http/wire-errors.js';
import { type Logger, nestLogger } from '../log/log.js';
import { requestIdOf } from '../request/correlation.js';
import { logRequests, accessLog } from '../http/access-log.js';
import { provideRequestScope } from '../request/request-scope.js';

/** The parts of a service, given its parsed environment. */
export interface ServiceParts {
  readonly module: DynamicModule;
  /**
   * `/health/ready` calls it: it resolves when the service's dependencies answer, with 'degraded' if the service works
   * without a part of them. More than `readyWithinMs` counts as no answer.
   */
  readonly ready?: (app: NestFastifyApplication) => Promise<void | 'degraded'>;
  /** Two seconds by default, so that a prober learns of a hanging database before its own timeout. */
  readonly readyWithinMs?: number;
  /** Fastify plugins, hooks and routes beside Nest's. */
  readonly fastify?: (instance: FastifyInstance, app: NestFastifyApplication) => void | Promise<void>;
  /** How errors are written, if not as the one error body. */
  readonly encodeError?: ErrorEncoder;
  /** Largest accepted body in bytes. */
  readonly bodyLimit?: number;
  /** Open to the public network: the sender's own `x-request-id` and deadline are not trusted. */
  readonly isEdge?: boolean;
}

/**
 * Creates the Nest application with everything that all services share; it does not listen yet.
 * @example
 * const app = await createService('content', log, { module: contentModule(env, log) });
 * await app.listen(0, '127.0.0.1');
 */
export async function createService(name: string, log: Logger, parts: ServiceParts): Promise<NestFastifyApplication> {
  const isEdge = parts.isEdge ?? false;
  const note = accessLog(name, log);
  const adapter = new FastifyAdapter({
    bodyLimit: parts.bodyLimit ?? 1 << 20,
    ...CONNECTION_SETTINGS,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 400 },
    frameworkErrors: sendFrameworkError(note, isEdge),
    clientErrorHandler: sendClientError(note),
    genReqId: requestIdOf(isEdge),
  } as ConstructorParameters<typeof FastifyAdapter>[0]);
  const app = await NestFactory.create<NestFastifyApplication>(parts.module, adapter, {
    logger: nestLogger(log),
    bodyParser: false,
    abortOnError: false,
  });
  app.useGlobalFilters(new ErrorFilter(log, parts.encodeError));
  const fastify = app.getHttpAdapter().getInstance() as unknown as FastifyInstance;
  limitConnections(fastify.server);
  // Before every hook that may refuse.
  logRequests(fastify, note, isEdge);
  ignoreDisconnectedClients(fastify);
  addRetryAfter(fastify);
  refuseAmbiguous(fastify);
  acceptJsonOnly(fastify);
  provideRequestScope(fastify, isEdge);
  releaseConnections(fastify);
  serveHealth(fastify, name, () => within(parts.readyWithinMs ?? 2_000, parts.ready?.(app) ?? Promise.resolve()));
  await parts.fastify?.(fastify, app);
  await app.init();
  await fastify.ready();
  return app;
}

/** The contracts check input and output; loading the compilers of JSON schemas takes a tenth of a start. */
function noSchemas(): never {
  throw new Error('A route has a JSON schema. Describe it in the contract.');
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
    done(request.raw.url?.includes('%00') ? new BodyError('The address holds a NUL character.') : undefined);
  });
}

/** Services that are shutting down report it, while they finish running requests. */
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

async function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('What the service needs does not answer.')), ms);
  });
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}

function serveHealth(fastify: FastifyInstance, name: string, ready: () => Promise<void | 'degraded'>): void {
  const quiet = { logLevel: 'silent' as const };
  fastify.get('/health/live', quiet, async () => ({ status: 'ok', service: name }));
  fastify.get('/health/ready', quiet, async (_request: FastifyRequest, reply) => {
    if (stopping.has(fastify)) return reply.status(503).send({ status: 'stopping', service: name });
    try {
      return { status: (await ready()) ?? 'ok', service: name };
    } catch {
      return reply.status(503).send({ status: 'unavailable', service: name });
    }
  });
}
