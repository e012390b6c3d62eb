import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import type { Logger } from '@berea/server';
import { CodeTries } from './code-tries.js';
import { Limiters } from './limiters.js';
import { NetworkMails } from './network-mails.js';
import { RateLimitGuard } from './rate-limit.guard.js';
import { SignInDelay } from './sign-in-delay.js';

@Module({})
export class LimitsModule implements OnApplicationShutdown {
  constructor(@Inject(Limiters) private readonly limiters: Limiters) {}

  static forRoot(redisUrl: string | undefined, log: Logger): DynamicModule {
    return {
      module: LimitsModule,
      global: true,
      providers: [
        { provide: Limiters, useFactory: () => new Limiters(redisUrl, log) },
        { provide: APP_GUARD, useClass: RateLimitGuard },
        SignInDelay,
        CodeTries,
        NetworkMails,
      ],
      exports: [SignInDelay, CodeTries, NetworkMails],
    };
  }

  onApplicationShutdown(): void {
    this.limiters.close();
  }
}
