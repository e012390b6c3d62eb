import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { GatewayEnv } from './config/env.js';
import type { Settings } from './config/settings.js';
import { ENV, LOG, OPEN_API, SETTINGS_TOKEN } from './config/tokens.js';
import { ForwardingModule } from './forwarding.module.js';
import { Readiness } from './upstreams/readiness.js';
import { RateLimiter } from './admission/rate-limiter.js';
import { MailboxAccess } from './mailbox/mailbox-access.js';
import { MailboxController } from './mailbox/mailbox.controller.js';
import { OpenApiController } from './routing/openapi.controller.js';
import { Upstreams } from './upstreams/upstreams.js';
import type { Api } from './routing/api.js';
import { ConfigurationController, runtimeConfig } from './web/configuration.controller.js';
import { PageSender } from './web/page-sender.js';
import { RemotesSource } from './web/remotes.js';
import { StartDataSource } from './web/start-data.js';
import { WebController } from './web/web.controller.js';

/** The whole gateway: what it answers itself is in controllers, what it forwards in `ForwardingModule`. */
@Module({})
export class GatewayModule {
  static forRoot(env: GatewayEnv, settings: Settings, api: Api, log: Logger): DynamicModule {
    const remotes = new RemotesSource(env.REMOTES_JSON, log);
    return {
      module: GatewayModule,
      // For the tokens, which ForwardingModule takes from here.
      global: true,
      imports: [ForwardingModule.forRoot(env, settings, api.routes, log)],
      controllers: [ConfigurationController, OpenApiController, MailboxController, WebController],
      providers: [
        { provide: ENV, useValue: env },
        { provide: SETTINGS_TOKEN, useValue: settings },
        { provide: LOG, useValue: log },
        { provide: OPEN_API, useValue: api.openApi },
        { provide: MailboxAccess, useValue: new MailboxAccess(env) },
        { provide: RemotesSource, useValue: remotes },
        { provide: StartDataSource, useValue: new StartDataSource(runtimeConfig(env), remotes, env) },
        { provide: PageSender, useValue: new PageSender(env, remotes) },
        {
          provide: Readiness,
          inject: [Upstreams, RateLimiter],
          useFactory: (upstreams: Upstreams, limiter: RateLimiter) => new Readiness(upstreams, limiter, log),
        },
      ],
      exports: [ENV, SETTINGS_TOKEN, LOG, OPEN_API],
    };
  }
}
