import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { GatewayEnv } from './config/env';
import { Readiness } from './health/readiness.js';
import { createRateLimiter } from './limits/create-rate-limiter.js';
import { RateLimiter } from './limits/rate-limiter.js';
import { MailboxController } from './mailbox/mailbox.controller';
import { measureUpstreams } from './metrics/upstream-metrics.js';
import { OpenApiController } from './openapi/openapi.controller';
import { readTrustedProxies } from './proxy/client-address.js';
import { Forwarder } from './proxy/forwarder.js';
import { OpenStreams } from './proxy/open-streams.js';
import { logUpstreams, observeTogether } from './proxy/upstream-observer.js';
import { Upstreams } from './proxy/upstreams.js';
import type { ApiRoute } from './routing/contract-routes';
import { ApiRoutes } from './routing/api.routes.js';
import { AuthRoutes } from './routing/auth.routes.js';
import { sessionProviders } from './sessions/verify-sessions.js';
import type { Settings } from './config/settings';
import { API_ROUTES, ENV, LOG, SETTINGS_TOKEN } from './config/tokens';
import { PageSender } from './web/page-sender.js';
import { RemotesSource } from './web/remotes.js';
import { WebController } from './web/web.controller';

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
        ...sessionProviders(env, upstreams, log),
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
        MailboxController,
        OpenApiController,
        WebController,
      ],
    };
  }
}
