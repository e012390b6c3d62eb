import { type DynamicModule, Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { dataSourceModule, type Logger } from '@berea/server';
import type { AuthServiceEnv } from './env.js';
import { Housekeeping, HOUSEKEEPING_LOG } from './housekeeping.js';
import { AuthConfig } from './auth-config.js';
import { BackgroundTasks } from './background-tasks.js';
import { Clock } from './clock.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { type HashCost, Passwords } from '../crypto/passwords.js';
import { RedirectTargets } from './redirect-targets.js';
import { AUTH_SCHEMA } from '../migrations/schema.js';

/** Provides the basis of every part of the service: configuration, clock, secrets, passwords, the connected database. */
@Module({})
export class CoreModule {
  static forRoot(env: AuthServiceEnv, log: Logger, clock: Clock, cost?: HashCost): DynamicModule {
    const config = new AuthConfig(env);
    const providers = [
      { provide: AuthConfig, useValue: config },
      { provide: RedirectTargets, useFactory: () => new RedirectTargets(config) },
      { provide: Clock, useValue: clock },
      { provide: BackgroundTasks, useFactory: () => new BackgroundTasks() },
      { provide: InstanceSecrets, useFactory: () => new InstanceSecrets(env.AUTH_INSTANCE_KEY) },
      { provide: Passwords, useFactory: () => Passwords.create(cost) },
    ];
    return {
      module: CoreModule,
      global: true,
      imports: [dataSourceModule(env, AUTH_SCHEMA, log), DiscoveryModule],
      providers: [...providers, Housekeeping, { provide: HOUSEKEEPING_LOG, useValue: log }],
      exports: [...providers.map(({ provide }) => provide), Housekeeping],
    };
  }
}
