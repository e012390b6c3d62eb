import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BackgroundTasks } from '../core/background-tasks.js';
import { Clock } from '../core/clock.js';
import type { AuthServiceEnv } from '../core/env.js';
import { InstanceSecrets } from '../crypto/instance-secrets.js';
import { MailDispatcher, Notices } from './mail-dispatcher.js';
import { MailLinks } from './mail-links.js';
import { MailQueue } from './mail-queue.js';
import { MailThrottle } from './mail-throttle.js';
import { MailsOfHour } from './mails-of-hour.js';
import { Mailer } from './mailer.js';
import { OutboxMailer } from './outbox-mailer.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';
import { OutboxController } from './outbox.controller.js';
import { SmtpMailer, type SmtpSettings } from './smtp-mailer.js';
import { WaitingMailEntity } from './waiting-mail.entity.js';

@Module({})
export class MailModule implements OnApplicationShutdown {
  constructor(
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(Mailer) private readonly mailer: Mailer,
  ) {}

  static forRoot(env: AuthServiceEnv, log: Logger): DynamicModule {
    if (!env.SMTP_HOST && env.NODE_ENV === 'production')
      log.warn('SMTP_HOST is not set: mail is unavailable, so confirmations and password resets are not sent');
    return {
      module: MailModule,
      global: true,
      imports: [TypeOrmModule.forFeature([OutboxMailEntity, WaitingMailEntity])],
      controllers: [OutboxController],
      providers: [
        {
          provide: Mailer,
          inject: [DataSource, Clock, InstanceSecrets],
          useFactory: (dataSource: DataSource, clock: Clock, secrets: InstanceSecrets) => {
            const smtp = smtpSettings(env);
            return smtp
              ? new MailQueue(new SmtpMailer(smtp), dataSource, secrets, clock, log)
              : new OutboxMailer(dataSource, clock);
          },
        },
        {
          provide: MailDispatcher,
          inject: [BackgroundTasks, Mailer, MailLinks],
          useFactory: (background: BackgroundTasks, mailer: Mailer, links: MailLinks) =>
            new MailDispatcher(background, mailer, links, log),
        },
        MailLinks,
        MailThrottle,
        MailsOfHour,
        Notices,
      ],
      exports: [Mailer, MailDispatcher, MailLinks, MailThrottle, Notices],
    };
  }

  async onApplicationShutdown(): Promise<void> {
    await this.dispatcher.settled();
    this.mailer.close();
  }
}

/** Undefined without a mail server. A password goes in clear only where the operator asks for it. */
function smtpSettings(env: AuthServiceEnv): SmtpSettings | undefined {
  const { SMTP_HOST: host, SMTP_FROM: from, SMTP_USER: user } = env;
  if (!host || !from) return undefined;
  return {
    host,
    port: env.SMTP_PORT,
    user,
    pass: env.SMTP_PASS,
    from,
    tls: env.SMTP_TLS ?? (user ? 'required' : 'offered'),
    ca: env.SMTP_TLS_CA,
    verified: env.SMTP_TLS_REJECT_UNAUTHORIZED,
  };
}
