import { type DynamicModule, Module } from '@nestjs/common';
import { type Logger, readTrustedProxies } from '@berea/server';
import { AssistantChoices } from './routing/assistant-choices.js';
import type { GatewayEnv } from './config/env.js';
import type { Settings } from './config/settings.js';
import { API_ROUTES } from './config/tokens.js';
import { createRateLimiter } from './admission/create-rate-limiter.js';
import { RateLimiter } from './admission/rate-limiter.js';
import { UnseenTokens } from './admission/unseen-tokens.js';
import { measureUpstreams } from './upstreams/upstream-metrics.js';
import { QuestionCount } from './routing/question-count.js';
import { Forwarder } from './routing/forwarder.js';
import { OpenStreams } from './routing/open-streams.js';
import { logUpstreams, observeTogether } from './upstreams/upstream-observer.js';
import { Upstreams } from './upstreams/upstreams.js';
import { ApiRoutes } from './routing/api.routes.js';
import { AuthRoutes } from './routing/auth.routes.js';
import type { ApiRoute } from './routing/api.js';
import { McpRoutes } from './mcp/mcp.routes.js';
import { ForwardingRoutes } from './routing/forwarding.routes.js';
import { sharedProviders } from './answers/shared-providers.js';
import { sessionProviders } from './admission/session-providers.js';

/** Forwarding of `/api` and `/auth/v1`: who may send what, how often, to which service, and what comes back. */
@Module({})
export class ForwardingModule {
  static forRoot(env: GatewayEnv, settings: Settings, routes: readonly ApiRoute[], log: Logger): DynamicModule {
    const observer = observeTogether(logUpstreams(log), measureUpstreams());
    const upstreams = new Upstreams(env, settings, observer);
    const streams = new OpenStreams(settings.streams.maxPerUser);
    const forwarder = new Forwarder(settings, readTrustedProxies(env.TRUST_PROXY), streams, observer);
    return {
      module: ForwardingModule,
      providers: [
        ...sessionProviders(env, log),
        { provide: API_ROUTES, useValue: routes },
        UnseenTokens,
        { provide: RateLimiter, useFactory: () => createRateLimiter(env, settings, log) },
        { provide: Upstreams, useValue: upstreams },
        ...sharedProviders(env, settings, upstreams, log),
        { provide: OpenStreams, useValue: streams },
        { provide: Forwarder, useValue: forwarder },
        {
          provide: AssistantChoices,
          useFactory: () => new AssistantChoices(upstreams.content, env.ASSISTANT === 'off'),
        },
        { provide: QuestionCount, useValue: new QuestionCount(upstreams.study) },
        ApiRoutes,
        AuthRoutes,
        McpRoutes,
        ForwardingRoutes,
      ],
      exports: [Upstreams, RateLimiter, UnseenTokens],
    };
  }
}
