import { type ErrorBody, errorBody, ERRORS } from '@berea/contracts';
import { toErrorResponse, type Logger } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { closeLingering } from './linger.js';

/** The error handler of the gateway's own routes: the one error body, and nothing of what went wrong inside. */
export const handleError =
  (log: Logger) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = toErrorResponse(error);
    logUnexpected(log, error, request);
    if (reply.raw.headersSent) return;
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (status === 413) closeLingering(request);
    retryAfter(reply, status);
    sendError(reply, status, body);
  };

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, ERRORS.NOT_FOUND.status, errorBody('NOT_FOUND'));
}

/** An address that is refused as it stands has no route whose shape of errors it could follow. */
export function sendBadRequest(reply: FastifyReply, problem: string): FastifyReply {
  sendError(reply, ERRORS.BAD_REQUEST.status, errorBody('BAD_REQUEST', problem));
  return reply;
}

const BUSY = errorBody('SERVICE_UNAVAILABLE');

/** Made without an error, which would cost more than all the rest of such an answer. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
  retryAfter(reply, ERRORS.SERVICE_UNAVAILABLE.status);
  sendError(reply, ERRORS.SERVICE_UNAVAILABLE.status, BUSY);
  return reply;
}

export const sendMethodNotAllowed =
  (allow: readonly string[]) =>
  (_request: FastifyRequest, reply: FastifyReply): void => {
    void reply.header('allow', allow.join(', '));
    sendError(reply, ERRORS.METHOD_NOT_SUPPORTED.status, errorBody('METHOD_NOT_SUPPORTED'));
  };

function sendError(reply: FastifyReply, status: number, body: ErrorBody): void {
  void reply
    .header('cache-control', 'no-store')
    .status(status)
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}

/** Errors raised on purpose carry their body; they were logged where they arose. */
export function logUnexpected(log: Logger, error: unknown, request: FastifyRequest): void {
  const expected = typeof error === 'object' && error !== null && 'body' in error;
  if (!expected && toErrorResponse(error).status === 500) {
    log.error({ err: error, requestId: request.id }, 'request failed');
  }
}

/** Every 503 says when to come back. */
export function retryAfter(reply: FastifyReply, status: number): void {
  if (status === 503 && !reply.hasHeader('retry-after')) void reply.header('retry-after', '1');
}
