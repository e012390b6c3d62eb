import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, withoutRedaction } from '../log/log.js';
import { countRequest } from '../metrics/request-metrics.js';
import { givenRequestId, traceOf } from '../request/correlation.js';

/** What is kept of a request that was answered. */
export interface AccessLogEntry {
  readonly requestId: string;
  /** The sender's own id, where the sender can be anybody. */
  readonly clientRequestId?: string;
  readonly traceId?: string;
  readonly method: string;
  /** The template, never the address: ids of users' things do not belong in logs. */
  readonly route: string;
  readonly status: number;
  /** The answer began, and did not come to its end. */
  readonly brokenOff?: true;
  /** Unknown for what was refused before it was a request. */
  readonly ms?: number;
}

/** Takes note of an answer, as a line of the log and as a count. */
export type AccessLog = (answered: AccessLogEntry) => void;

export const accessLog = (service: string, log: Logger): AccessLog => {
  const lines = withoutRedaction(log);
  return (answered) => {
    lines.info(answered, 'request');
    countRequest(service, answered);
  };
};

/** The client left before it had its answer. Stands in logs and metrics alone. */
const CLIENT_GONE = 499;

/** What our own programs ask every few seconds, or more often, and what would drown the rest. */
const BACKGROUND = /^\/(?:health|internal)\//;

/** Notes every answer but those to probes and between our own services. */
export function logRequests(fastify: FastifyInstance, note: AccessLog, isEdge: boolean): void {
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    void reply.header('x-request-id', request.id);
    done();
  });
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!BACKGROUND.test(request.routeOptions.url ?? '')) logWhenClosed(request, reply, note, isEdge);
    done();
  });
}

/** Notes the answer when it has gone out, or when its client is gone: no hook of Fastify's tells of that. */
export function logWhenClosed(request: FastifyRequest, reply: FastifyReply, note: AccessLog, isEdge: boolean): void {
  reply.raw.once('close', () => note(describe(request, reply, isEdge)));
}

function describe(request: FastifyRequest, reply: FastifyReply, isEdge: boolean): AccessLogEntry {
  const clientRequestId = isEdge ? givenRequestId(request.headers) : undefined;
  return {
    requestId: request.id,
    ...(clientRequestId ? { clientRequestId } : {}),
    traceId: traceOf(request).traceId,
    method: request.method,
    route: request.routeOptions.url ?? 'unknown',
    status: reply.raw.headersSent ? reply.statusCode : CLIENT_GONE,
    ...(reply.raw.headersSent && !reply.raw.writableFinished ? { brokenOff: true } : {}),
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}
