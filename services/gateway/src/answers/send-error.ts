import { type ErrorBody, errorBody, ERRORS } from '@berea/contracts';
import { goTrueCode, type Logger, toErrorResponse, toGoTrueResponse } from '@berea/server';
import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { LOG } from '../config/tokens.js';

/** Error handler of the forwarding routes: the one error body, without any internal detail. */
export const handleError =
  (log: Logger) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = toErrorResponse(error);
    logUnexpected(log, error, request);
    if (reply.raw.headersSent) return;
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    if (status === 413) closeLingering(request);
    sendError(reply, status, body);
  };

/** Error handler of `/auth/v1`: its clients read GoTrue's shape, also for errors of the gateway itself. */
export const handleAuthError =
  (log: Logger) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = toErrorResponse(error);
    logUnexpected(log, error, request);
    if (reply.raw.headersSent) return;
    if (status === 413) closeLingering(request);
    const { message } = body;
    const answer = toGoTrueResponse({ status, code: goTrueCode(status), message }, request.headers);
    void reply
      .headers({ 'cache-control': 'no-store', ...answer.headers })
      .status(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer.body));
  };

/** The same errors for controllers. */
@Catch()
export class GatewayErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOG) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    handleError(this.log)(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}

export function sendNotFound(_request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, ERRORS.NOT_FOUND.status, errorBody('NOT_FOUND'));
}

/** For a call that no route of ours is: as a rule, that of a page or a program which is newer than this server. */
export function sendUnknownCall(_request: FastifyRequest, reply: FastifyReply): void {
  sendError(reply, ERRORS.NOT_FOUND.status, errorBody('unknown_call'));
}

/** For a malformed address, which belongs to no route and so to no other shape of errors. */
export function sendBadRequest(reply: FastifyReply, problem: string): FastifyReply {
  sendError(reply, ERRORS.BAD_REQUEST.status, errorBody('invalid', { problem }));
  return reply;
}

const BUSY = errorBody('SERVICE_UNAVAILABLE');

/** Without throwing: under overload, creating the error would be the largest part of the work for this answer. */
export function sendUnavailable(reply: FastifyReply): FastifyReply {
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

/** Errors thrown on purpose carry their body; they were logged where they arose. */
function logUnexpected(log: Logger, error: unknown, request: FastifyRequest): void {
  const expected = typeof error === 'object' && error !== null && 'body' in error;
  if (!expected && toErrorResponse(error).status === 500) {
    log.error({ err: error, requestId: request.id }, 'request failed');
  }
}

const LINGER_MS = 2_000;

/**
 * Lingering close, as nginx calls it: lets a client that is still sending read its answer. Node closes such a connection
 * at once, and the bytes that still arrive reset it before the client has read. So only our side is closed, and the rest
 * is read and dropped for a moment.
 */
function closeLingering({ raw: { socket } }: FastifyRequest): void {
  socket.destroySoon = () => {
    const timer = setTimeout(() => socket.destroy(), LINGER_MS);
    socket.once('close', () => clearTimeout(timer));
    socket.end();
  };
}
