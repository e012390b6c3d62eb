import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { GatewayEnv } from './env.js';
import { Readiness } from './health/readiness.js';
import { createRateLimiter } from './limits/create-rate-limiter.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { MailboxRoutes } from './mailbox/mailbox.routes.js';
import { measureUpstreams } from './metrics/upstream-metrics.js';
import { OpenApiRoutes } from './openapi/openapi.routes.js';
import { readTrustedProxies } from './proxy/client-address.js';
import { Forwarder } from './proxy/forwarder.js';
import { OpenStreams } from './proxy/open-streams.js';
import { logUpstreams, observeTogether } from './proxy/upstream-observer.js';
import { Upstreams } from './proxy/upstreams.js';
import type { ApiRoute } from './routing/api-routes.js';
import { ApiRoutes } from './routing/api.routes.js';
import { AuthRoutes } from './routing/auth.routes.js';
import { verifySessions } from './sessions/verify-sessions.js';
import type { Settings } from './settings.js';
import { API_ROUTES, ENV, LOG, SETTINGS_TOKEN } from './tokens.js';
import { PageSender } from './web/page-sender.js';
import { RemotesSource } from './web/remotes.js';
import { WebRoutes } from './web/web.routes.js';

/** Everything that the gateway is made of, wired and closed by Nest. The routes themselves stand on Fastify: see the README. */
@Module({})
export class GatewayModule {
  static forRoot(env: GatewayEnv, settings: Settings, routes: readonly ApiRoute[], log: Logger): DynamicModule {
    const observer = observeTogether(logUpstreams(log), measureUpstreams());
    const upstreams = new Upstreams(env, settings, observer);
    const remotes = new RemotesSource(env.REMOTES_JSON, log);
    return {
      module: GatewayModule,
      providers: [
        { provide: ENV, useValue: env },
        { provide: SETTINGS_TOKEN, useValue: settings },
        { provide: LOG, useValue: log },
        ...verifySessions(env, upstreams, log),
        { provide: RateLimiter, useFactory: () => createRateLimiter(env, settings, log) },
        { provide: Upstreams, useValue: upstreams },
        { provide: OpenStreams, useFactory: () => new OpenStreams(settings.streams.maxPerUser) },
        {
          provide: Forwarder,
          inject: [OpenStreams],
          useFactory: (streams: OpenStreams) =>
            new Forwarder(settings, readTrustedProxies(env.TRUST_PROXY), streams, observer),
        },
        { provide: API_ROUTES, useValue: routes },
        {
          provide: Readiness,
          inject: [RateLimiter],
          useFactory: (limiter: RateLimiter) => new Readiness(upstreams, limiter, log),
        },
        { provide: RemotesSource, useValue: remotes },
        { provide: PageSender, useFactory: () => new PageSender(env, remotes) },
        ApiRoutes,
        AuthRoutes,
        MailboxRoutes,
        OpenApiRoutes,
        WebRoutes,
      ],
    };
  }
}
