import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import { codeForStatus, errorBody, ERRORS, type ErrorBody, type ErrorCode, type Issue } from '@berea/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from '../log.js';
import { BodyError } from './body-error.js';
import { isUnavailable } from '../database/unavailable.js';
import { quotaExceeded } from '../quota/quota-exceeded.js';

/** An error that a guard or a service raises on purpose, with the answer that it stands for. */
export class ApiError extends Error {
  constructor(
    readonly code: ErrorCode,
    message?: string,
    readonly issues?: Issue[],
    options?: ErrorOptions,
  ) {
    super(message ?? code, options);
    this.body = errorBody(code, message, issues);
  }
  readonly body: ErrorBody;
}

/** So much is asked for just now that this is not even begun: a 503 that is nobody's failure. */
export class TooBusyError extends ApiError {
  constructor(message?: string) {
    super('SERVICE_UNAVAILABLE', message);
  }
}

/** What an error says to the outside: a status and the one error body. Nothing of an unexpected error leaks. */
export function toErrorResponse(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: statusOf(error.code), body: error.body };
  if (error instanceof BodyError) return { status: 400, body: errorBody('BAD_REQUEST', error.message, error.issues) };
  const exceeded = quotaExceeded(error);
  if (exceeded) return { status: ERRORS.quota_exceeded.status, body: exceeded };
  if (isUnavailable(error)) return { status: 503, body: errorBody('SERVICE_UNAVAILABLE') };
  const status = error instanceof HttpException ? error.getStatus() : clientStatusOf(error);
  const code = codeForStatus(status);
  return { status: statusOf(code), body: errorBody(code) };
}

const statusOf = (code: ErrorCode): number => ERRORS[code].status;

/** Fastify's own errors carry a statusCode; only those of the client are believed. */
function clientStatusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}

/** The one filter: guards, parsers, unknown routes and anything unexpected outside of contract handlers. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, body } = toErrorResponse(error);
    if (status >= 500) this.log.error({ err: error, requestId: request.id }, 'request failed');
    // A client that left its stream makes late writers throw; there is nobody to answer any more.
    if (reply.sent || reply.raw.headersSent) return;
    if (status === 401) void reply.header('www-authenticate', 'Bearer');
    void reply.status(status).send(body);
  }
}
