import { type DynamicModule, Inject, Module, type OnApplicationShutdown } from '@nestjs/common';
import type { Logger } from '@berea/server';
import { TypeOrmModule } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import { BackgroundTasks } from '../core/background-tasks.js';
import { Clock } from '../core/clock.js';
import type { AuthServiceEnv } from '../core/env.js';
import { MailDispatcher, Notices } from './mail-dispatcher.js';
import { MailLinks } from './mail-links.js';
import { MailThrottle } from './mail-throttle.js';
import { MailsOfHour } from './mails-of-hour.js';
import { Mailer } from './mailer.js';
import { OutboxMailer } from './outbox-mailer.js';
import { OutboxMailEntity } from './outbox-mail.entity.js';
import { OutboxController } from './outbox.controller.js';
import { SmtpMailer } from './smtp-mailer.js';

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
      imports: [TypeOrmModule.forFeature([OutboxMailEntity])],
      controllers: [OutboxController],
      providers: [
        {
          provide: Mailer,
          inject: [DataSource, Clock],
          useFactory: (dataSource: DataSource, clock: Clock) => createMailer(env, dataSource, clock),
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

function createMailer(env: AuthServiceEnv, dataSource: DataSource, clock: Clock): Mailer {
  const { SMTP_HOST: host, SMTP_PORT: port, SMTP_USER: user, SMTP_PASS: pass, SMTP_FROM: from } = env;
  return host && from ? new SmtpMailer({ host, port, user, pass, from }) : new OutboxMailer(dataSource, clock);
}
