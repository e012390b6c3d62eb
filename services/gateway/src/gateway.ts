import type { Logger, ServiceParts } from '@berea/server';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import type { GatewayEnv } from './config/env';
import { GatewayModule } from './gateway.module.js';
import { Readiness } from './health/readiness.js';
import { handleError, sendBadRequest } from './http/send-error';
import { enableCors } from './http/cross-origin.js';
import { addHeaders, securityHeaders } from './http/security-headers.js';
import { MailboxController } from './mailbox/mailbox.controller';
import { OpenApiController } from './openapi/openapi.controller';
import { ApiRoutes } from './routing/api.routes.js';
import { type ApiRoute, readApiRoutes } from './routing/contract-routes';
import { AuthRoutes } from './routing/auth.routes.js';
import { invalidTarget } from './http/reject-request';
import { type Settings, SETTINGS } from './config/settings';
import { WebController } from './web/web.controller';

/** The gateway's parts; `settings` are the deadlines and limits, `routes` those of the contract. */
export function gateway(
  env: GatewayEnv,
  log: Logger,
  settings: Settings = SETTINGS,
  routes: readonly ApiRoute[] = readApiRoutes(),
): ServiceParts {
  return {
    module: GatewayModule.forRoot(env, settings, routes, log),
    isEdge: true,
    bodyLimit: settings.bodyLimit,
    ready: (app) => app.get(Readiness).check(),
    // It waits for services that wait for theirs.
    readyWithinMs: 4_000,
    fastify: (fastify, app) => {
      addHooks(fastify, env);
      void fastify.register(async (context) => registerRoutes(context, app, log));
    },
  };
}

/** What holds for every request, health and unknown addresses included. */
function addHooks(fastify: FastifyInstance, env: GatewayEnv): void {
  const headers = securityHeaders(env.SITE_URL);
  fastify.addHook('onRequest', async (request, reply) => {
    const problem = invalidTarget(request.raw.url ?? '');
    return problem ? sendBadRequest(reply, problem) : undefined;
  });
  enableCors(fastify, env.CORS_ORIGINS);
  fastify.addHook('onSend', async (_request, reply) => addHeaders(reply, headers));
}

/** The gateway's own routes, in a context where bodies are bytes: what is sent on is not parsed here. */
function registerRoutes(context: FastifyInstance, app: NestFastifyApplication, log: Logger): void {
  context.setErrorHandler(handleError(log));
  context.removeAllContentTypeParsers();
  context.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  for (const routes of [ApiRoutes, AuthRoutes, OpenApiController, MailboxController, WebController])
    app.get(routes).register(context);
}
