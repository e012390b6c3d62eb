import { Inject, Injectable } from '@nestjs/common';
import { AuthConfig } from '../core/auth-config.js';
import { composeNotice } from './compose-mail.js';
import { MailDispatcher } from './mail-dispatcher.js';
import type { NoticeKind } from './mailer.js';

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
    this.dispatcher.run(() => this.dispatcher.deliver(composeNotice(kind, email, this.config.siteUrl)));
  }
}
