import { Controller, Get, Inject } from '@nestjs/common';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { MailDispatcher } from './mail-dispatcher.js';
import { Mailer } from './mailer.js';
import { OutboxMailer } from './outbox-mailer.js';

/** The local mailbox. A reader of it can take over every account, so it exists on a developer's own machine only. */
@Controller('auth/v1/dev/outbox')
export class OutboxController {
  constructor(
    @Inject(Mailer) private readonly mailer: Mailer,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  @Get()
  async list() {
    if (!this.config.localMailbox || !(this.mailer instanceof OutboxMailer))
      throw new GoTrueError(404, 'not_found', 'Nothing was found at this address.');
    // Waits for mails in the background, so that a request that was just answered finds its mail here.
    await this.dispatcher.settled();
    const mails = await this.mailer.list();
    return mails.map(({ recipient, kind, subject, text, link, otp, tokenHash, createdAt }) => ({
      to: recipient,
      kind,
      subject,
      text,
      link,
      otp,
      token_hash: tokenHash,
      created_at: createdAt.toISOString(),
    }));
  }
}
