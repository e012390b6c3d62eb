import { toErrorResponse, toGoTrueResponse, goTrueCode, type Logger } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { logUnexpected, retryAfter } from './send-error';
import { closeLingering } from './linger.js';

/** The error handler of `/auth/v1`: its clients read GoTrue's shape, also for what the gateway says in place of the service. */
export const handleAuthError =
  (log: Logger) =>
  (error: unknown, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = toErrorResponse(error);
    logUnexpected(log, error, request);
    if (reply.raw.headersSent) return;
    if (status === 413) closeLingering(request);
    retryAfter(reply, status);
    const message = status === 429 ? 'Request rate limit reached' : body.message;
    const answer = toGoTrueResponse({ status, code: goTrueCode(status), message }, request.headers);
    void reply
      .headers({ 'cache-control': 'no-store', ...answer.headers })
      .status(status)
      .type('application/json; charset=utf-8')
      .send(JSON.stringify(answer.body));
  };
