import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import { checkDatabase, encodeGoTrueError, type Logger, type ServiceParts } from '@berea/server';
import { DataSource } from 'typeorm';
import { AdminModule } from './admin/admin.module.js';
import { AuditLog } from './audit/audit-log.js';
import { AuditModule } from './audit/audit.module.js';
import { trackOrigin } from './http/origin.js';
import { BackgroundTasks } from './core/background-tasks.js';
import { type Clock, SystemClock } from './core/clock.js';
import { ClosuresModule } from './closures/closures.module.js';
import { CoreModule } from './core/core.module.js';
import { RedirectTargets } from './core/redirect-targets.js';
import type { HashCost } from './crypto/passwords.js';
import type { AuthServiceEnv } from './core/env.js';
import { FactorsModule } from './factors/factors.module.js';
import { FlowStatesModule } from './flow-states/flow-states.module.js';
import { allowOrigins, answerInTime, secureAnswers } from './http/hooks.js';
import { IdentitiesModule } from './identities/identities.module.js';
import { InfoController } from './info/info.controller.js';
import { KeysModule } from './keys/keys.module.js';
import { LimitsModule } from './limits/limits.module.js';
import { MailModule } from './mail/mail.module.js';
import { NotOfferedController } from './not-offered/not-offered.controller.js';
import { OneTimeModule } from './one-time/one-time.module.js';
import { RevocationsModule } from './revocations/revocations.module.js';
import { SessionsModule } from './sessions/sessions.module.js';
import { SignUpModule } from './sign-up/sign-up.module.js';
import { UsersModule } from './users/users.module.js';

@Module({})
export class AuthServiceModule implements OnApplicationShutdown {
  constructor(
    @Inject(AuditLog) private readonly auditLog: AuditLog,
    @Inject(BackgroundTasks) private readonly background: BackgroundTasks,
  ) {}

  static forRoot(env: AuthServiceEnv, log: Logger, clock: Clock, cost?: HashCost): DynamicModule {
    return {
      module: AuthServiceModule,
      imports: [
        CoreModule.forRoot(env, log, clock, cost),
        AuditModule.forRoot(log),
        LimitsModule.forRoot(env.REDIS_URL, log),
        MailModule.forRoot(env, log),
        KeysModule,
        RevocationsModule,
        SessionsModule,
        FactorsModule,
        IdentitiesModule,
        FlowStatesModule,
        OneTimeModule,
        SignUpModule,
        UsersModule,
        ClosuresModule,
        AdminModule,
      ],
      controllers: [InfoController, NotOfferedController],
    };
  }

  /**
   * Requests are no longer answered at this point, so no new work comes after this wait. Nest tells the outermost
   * module first, so the database is still connected.
   */
  async onApplicationShutdown(): Promise<void> {
    await this.background.settled();
    await this.auditLog.settled();
  }
}

/** The whole service, ready to be started. Tests pass their own clock and a cheaper hash. */
export function authService(
  env: AuthServiceEnv,
  log: Logger,
  clock: Clock = new SystemClock(),
  cost?: HashCost,
): ServiceParts {
  return {
    module: AuthServiceModule.forRoot(env, log, clock, cost),
    encodeError: encodeGoTrueError,
    ready: (app) => checkDatabase(app.get(DataSource)),
    fastify: (instance, app) => {
      answerInTime(instance);
      allowOrigins(instance, app.get(RedirectTargets));
      secureAnswers(instance);
      trackOrigin(instance);
    },
  };
}
