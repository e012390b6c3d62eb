import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { encodeError, type ErrorEncoder } from '../errors/error-response.js';
import type { Logger } from '../log/log.js';

/**
 * The one filter: guards, parsers, unknown routes and anything unexpected outside of contract handlers.
 * @example
 * app.useGlobalFilters(new ErrorFilter(log, encodeGoTrueError)); // a service of another protocol
 */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(
    private readonly log: Logger,
    private readonly encode: ErrorEncoder = encodeError,
  ) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const request = host.switchToHttp().getRequest<FastifyRequest>();
    const reply = host.switchToHttp().getResponse<FastifyReply>();
    const { status, headers, body } = this.encode(error, request.headers);
    if (status >= 500) this.log.error({ err: error, requestId: request.id }, 'request failed');
    // A client that left its stream makes late writers throw; no client is left to answer.
    if (reply.sent || reply.raw.headersSent) return;
    void reply.headers(headers).status(status).send(body);
  }
}
