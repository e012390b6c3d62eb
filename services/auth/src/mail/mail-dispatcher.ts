import type { Logger } from '@berea/server';
import { Inject, Injectable } from '@nestjs/common';
import type { BackgroundTasks } from '../core/background-tasks.js';
import { composeMail, composeNotice } from './compose-mail.js';
import type { MailLinks } from './mail-links.js';
import type { Mail, Mailer, NoticeKind, OneTimeKind, OneTimeSecrets } from './mailer.js';
import type { MailReservation } from './mails-of-hour.js';
import { AuthConfig } from '../core/auth-config.js';

/** Hands mails over, behind the answers, so that the time of an answer does not tell whether one was sent. */
export class MailDispatcher {
  constructor(
    private readonly background: BackgroundTasks,
    private readonly mailer: Mailer,
    private readonly links: MailLinks,
    private readonly log: Logger,
  ) {}

  /** Begins `work` and does not wait for it; its failure is logged. */
  run(work: () => Promise<void>): void {
    this.background.run(() =>
      work().catch((error: unknown) => this.log.error({ err: error }, 'sending a mail failed')),
    );
  }

  /** The same for mails that are counted: `work` tells how many it has sent. */
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

  /** Mails the secrets to `to`; the link leads on to `redirectTo` where that is allowed. */
  async send(kind: OneTimeKind, to: string, { code, linkToken }: OneTimeSecrets, redirectTo: string): Promise<void> {
    const link = this.links.write(kind, linkToken, redirectTo);
    await this.deliver(composeMail(kind, to, link, code, linkToken));
  }

  async deliver(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }

  /** Resolves when every mail under way, and what came meanwhile, is handed over or given up. */
  settled(): Promise<void> {
    return this.background.settled();
  }
}

/** Tells users of changes to how they sign in, so that one they did not make does not go unnoticed. */
@Injectable()
export class Notices {
  constructor(
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** Call it when the change is committed. A user without an address is told nothing. */
  async notify({ email }: { readonly email: string }, kind: NoticeKind): Promise<void> {
    if (!email) return;
    this.dispatcher.run(() => this.deliver(kind, email));
  }

  /** The same for what is sent in place of a mail that was asked for: within its work and its reservation. */
  async deliver(kind: NoticeKind, email: string): Promise<void> {
    await this.dispatcher.deliver(composeNotice(kind, email, this.config.siteUrl));
  }
}
