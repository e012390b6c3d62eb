import type { FactoryProvider } from '@nestjs/common';
import { createCache, type Logger } from '@berea/server';
import type { GatewayEnv } from '../config/env.js';
import type { Settings } from '../config/settings.js';
import type { Upstreams } from '../upstreams/upstreams.js';
import { LibraryVersionFeed } from './library-version-feed.js';
import { SharedAnswers } from './shared-answers.js';

/** The kept answers that are the same for everybody. With Redis, gateways give each other the costly ones. */
export function sharedProviders(
  env: GatewayEnv,
  settings: Settings,
  { study }: Upstreams,
  log: Logger,
): FactoryProvider[] {
  return [
    {
      provide: SharedAnswers,
      useFactory: () => new SharedAnswers(settings.sharedBytes, env.REDIS_URL ? createCache(env, log) : undefined),
    },
    {
      provide: LibraryVersionFeed,
      inject: [SharedAnswers],
      useFactory: (answers: SharedAnswers) => new LibraryVersionFeed(study, answers),
    },
  ];
}
