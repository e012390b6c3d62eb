import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { FastifyInstance } from 'fastify';
import { LOG } from '../config/tokens.js';
import { handleError } from '../answers/send-error.js';
import { ApiRoutes } from './api.routes.js';
import { AuthRoutes } from './auth.routes.js';

/**
 * The routes that are forwarded, as a Fastify plugin and not as controllers: they are made from the contract at run time,
 * and in a context of their own where bodies stay bytes, since what is forwarded is not parsed here.
 */
@Injectable()
export class ForwardingRoutes {
  constructor(
    @Inject(LOG) private readonly log: Logger,
    @Inject(ApiRoutes) private readonly api: ApiRoutes,
    @Inject(AuthRoutes) private readonly auth: AuthRoutes,
  ) {}

  register(context: FastifyInstance): void {
    context.setErrorHandler(handleError(this.log));
    context.removeAllContentTypeParsers();
    context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
    this.api.register(context);
    this.auth.register(context);
  }
}
