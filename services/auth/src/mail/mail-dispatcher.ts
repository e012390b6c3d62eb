import type { Logger } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundTasks } from '../core/background-tasks.js';
import { composeMail, composeNotice } from './compose-mail.js';
import type { MailLinks } from './mail-links.js';
import type { Mail, Mailer, NoticeKind, OneTimeKind, OneTimeSecrets } from './mailer.js';
import type { MailReservation } from './mails-of-hour.js';
import { AuthConfig } from '../core/auth-config.js';

/** Sends mails after the answer, so that the time of an answer does not reveal whether a mail was sent. */
export class MailDispatcher {
  constructor(
    private readonly background: BackgroundTasks,
    private readonly mailer: Mailer,
    private readonly links: MailLinks,
    private readonly log: Logger,
  ) {}

  /** Starts `work` without waiting for it, and logs its failure. */
  run(work: () => Promise<void>): void {
    this.background.run(() =>
      work().catch((error: unknown) => this.log.error({ err: error }, 'sending a mail failed')),
    );
  }

  /** Like `run`, for mails that are counted: `work` returns how many it sent. */
  runWithin(reservation: MailReservation, work: () => Promise<number>): void {
    this.run(async () => {
      let sent = 0;
      try {
        sent = await work();
      } finally {
        await reservation.settle(sent);
      }
    });
  }

  /** Mails the secrets to `to`. The link leads to `redirectTo` if that is allowed. */
  async send(kind: OneTimeKind, to: string, { code, linkToken }: OneTimeSecrets, redirectTo: string): Promise<void> {
    const link = this.links.write(kind, linkToken, redirectTo);
    await this.deliver(composeMail(kind, to, link, code, linkToken));
  }

  async deliver(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }

  /** Resolves when every mail, including those that start during the wait, was sent or has failed for good. */
  settled(): Promise<void> {
    return this.background.settled();
  }
}

/** Notifies users of changes to how they sign in, so that they notice a change that they did not make. */
@Injectable()
export class Notices {
  constructor(
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** Call it after the change is committed. A user without an address gets no notice. */
  async notify({ email }: { readonly email: string }, kind: NoticeKind, fragment = ''): Promise<void> {
    if (!email) return;
    this.dispatcher.run(() => this.deliver(kind, email, fragment));
  }

  /** Sends a notice in place of a requested mail, within that mail's work and reservation. */
  async deliver(kind: NoticeKind, email: string, fragment = ''): Promise<void> {
    await this.dispatcher.deliver(composeNotice(kind, email, this.config.siteUrl, fragment));
  }
}
