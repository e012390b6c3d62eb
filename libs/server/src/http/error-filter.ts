import { type ArgumentsHost, Catch, type ExceptionFilter } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { toErrorResponse } from '../errors/error-response.js';
import type { Logger } from '../log/log.js';

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
