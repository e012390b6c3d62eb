import type { Logger, ServiceParts } from '@berea/server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { GatewayEnv } from './config/env.js';
import { type Settings, SETTINGS } from './config/settings.js';
import { GatewayModule } from './gateway.module.js';
import { Readiness } from './upstreams/readiness.js';
import { enableCors } from './answers/cross-origin.js';
import { invalidTarget } from './admission/reject-request.js';
import { sendBadRequest } from './answers/send-error.js';
import type { Api } from './routing/api.js';
import { ForwardingRoutes } from './routing/forwarding.routes.js';
import { McpRoutes } from './mcp/mcp.routes.js';
import { provideWebFiles } from './web/web-files.js';

/** The gateway's parts; `settings` are the deadlines and limits. */
export function gateway(env: GatewayEnv, log: Logger, api: Api, settings: Settings = SETTINGS): ServiceParts {
  return {
    module: GatewayModule.forRoot(env, settings, api, log),
    isEdge: true,
    bodyLimit: settings.bodyLimit,
    ready: (app) => app.get(Readiness).check(),
    // It waits for services that wait for theirs.
    readyWithinMs: 4_000,
    fastify: (fastify, app) => {
      addHooks(fastify, env);
      provideWebFiles(fastify, env.WEB_ROOT);
      const forwarding = app.get(ForwardingRoutes);
      const mcp = app.get(McpRoutes);
      void fastify.register(async (context) => {
        forwarding.register(context);
        mcp.register(context);
      });
    },
  };
}

/** For every request, health probes and unknown addresses included. */
function addHooks(fastify: FastifyInstance, env: GatewayEnv): void {
  const headers = Object.entries(securityHeaders(env.SITE_URL));
  fastify.addHook('onRequest', (request, reply, done) => {
    const problem = invalidTarget(request.raw.url ?? '');
    if (problem) sendBadRequest(reply, problem);
    else done();
  });
  enableCors(fastify, env.CORS_ORIGINS);
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    addHeaders(reply, headers);
    done();
  });
}

/** The headers that every answer carries, page or not. */
function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Adds what the answer does not state itself: the auth service is stricter about referrers than we are. */
function addHeaders(reply: FastifyReply, headers: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
}
