import type { Logger } from '@berea/server';
import type { OneTimeKind } from '../one-time/one-time-token.entity.js';
import type { OneTimeSecrets } from '../one-time/one-time-tokens.service.js';
import { composeMail } from './compose-mail.js';
import type { MailLinks } from './mail-links.js';
import type { Mail, Mailer } from './mailer.js';

/** Hands mails over and sees to it that the time of an answer does not tell whether one was sent. */
export class MailDesk {
  private readonly underWay = new Set<Promise<void>>();

  constructor(
    private readonly mailer: Mailer,
    private readonly links: MailLinks,
    private readonly log: Logger,
  ) {}

  /** With a mail server, `work` goes on behind the answer and its failure is only logged; else it is awaited. */
  async run(work: () => Promise<void>): Promise<void> {
    if (!this.mailer.remote) return work();
    const running = work()
      .catch((error: unknown) => this.log.error({ err: error }, 'a mail could not be sent'))
      .finally(() => this.underWay.delete(running));
    this.underWay.add(running);
  }

  /** Mails the secrets to `to`; the link leads on to `redirectTo` where that is allowed. */
  async send(kind: OneTimeKind, to: string, { code, linkToken }: OneTimeSecrets, redirectTo: string): Promise<void> {
    const link = this.links.write(kind, linkToken, redirectTo);
    await this.deliver(composeMail(kind, to, link, code, linkToken));
  }

  async deliver(mail: Mail): Promise<void> {
    await this.mailer.send(mail);
  }

  /** Resolves when every mail under way is handed over or given up. */
  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }
}
