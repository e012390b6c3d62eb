import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import {
  toErrorResponse,
  ApiError,
  BodyError,
  toGoTrueResponse,
  goTrueCode,
  isUnavailable,
  type Logger,
} from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AuthError } from './auth-error.js';

/** Every error in the shape that the client's API version asks for; also those of parsers and unknown routes. */
@Catch()
export class AuthErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(thrown: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const error = toAuthError(thrown);
    if (error.status >= 500) this.log.error({ err: thrown, requestId: request.id }, 'request failed');
    if (reply.sent || reply.raw.headersSent) return;
    const { headers, body } = toGoTrueResponse(error, request.headers);
    if (error.retryAfter !== undefined) void reply.header('retry-after', String(error.retryAfter));
    void reply.headers(headers).status(error.status).send(body);
  }
}

function toAuthError(thrown: unknown): AuthError {
  if (thrown instanceof AuthError) return thrown;
  if (thrown instanceof BodyError)
    return new AuthError(400, thrown.issues.length ? 'validation_failed' : 'bad_json', thrown.message);
  if (thrown instanceof ApiError) {
    const { status, body } = toErrorResponse(thrown);
    return new AuthError(status, goTrueCode(status), body.message);
  }
  if (isUnavailable(thrown))
    return new AuthError(503, 'unexpected_failure', 'Sign-in is not available just now. Try again soon.');
  const status = thrown instanceof HttpException ? thrown.getStatus() : statusOfClientMistake(thrown);
  return (
    BY_STATUS[status] ?? (status < 500 ? new AuthError(status, 'bad_json', 'The request is not valid.') : UNEXPECTED)
  );
}

const UNEXPECTED = new AuthError(500, 'unexpected_failure', 'Something went wrong on our side. Try again.');

const BY_STATUS: Readonly<Record<number, AuthError>> = {
  404: new AuthError(404, 'not_found', 'Nothing was found at this address.'),
  413: new AuthError(413, 'request_entity_too_large', 'This is too large to send.'),
  415: new AuthError(415, 'bad_json', 'Send the body as application/json.'),
};

/** Fastify's own errors carry a statusCode; only those that blame the client are believed. */
function statusOfClientMistake(thrown: unknown): number {
  const status = (thrown as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
