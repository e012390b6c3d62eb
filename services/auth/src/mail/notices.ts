import { Inject, Injectable } from '@nestjs/common';
import { AuthConfig } from '../core/auth-config.js';
import { composeNotice } from './compose-mail.js';
import { MailDesk } from './mail-desk.js';
import type { NoticeKind } from './mailer.js';

/** Tells users of changes to how they sign in, so that one they did not make does not go unnoticed. */
@Injectable()
export class Notices {
  constructor(
    @Inject(MailDesk) private readonly desk: MailDesk,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** Call it when the change is committed. A user without an address is told nothing. */
  async notify({ email }: { readonly email: string }, kind: NoticeKind): Promise<void> {
    if (!email) return;
    this.desk.run(() => this.desk.deliver(composeNotice(kind, email, this.config.siteUrl)));
  }
}
