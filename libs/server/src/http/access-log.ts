import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type Logger, withoutRedaction } from '../log/log.js';
import { countRequest } from '../metrics/request-metrics.js';
import { givenRequestId, traceOf } from '../request/correlation.js';

/** The log entry of an answered request. */
export interface AccessLogEntry {
  readonly requestId: string;
  /** The sender's own id, if any sender can reach the service. */
  readonly clientRequestId?: string;
  readonly traceId?: string;
  readonly method: string;
  /** The template, never the address: ids of users' things do not belong in logs. */
  readonly route: string;
  readonly status: number;
  /** The answer began, and did not come to its end. */
  readonly brokenOff?: true;
  /** Unknown if the refused input was not yet a request. */
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

/** The client left before it had its answer. It is used in logs and metrics only. */
const CLIENT_GONE = 499;

/** Requests that our own programs send every few seconds or more often, and that would drown the others. */
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

/** Notes the answer when it is sent, or when its client is gone: no hook of Fastify's reports the latter. */
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
