import { Inject, Injectable } from '@nestjs/common';
import { AuthConfig } from '../core/auth-config.js';
import { RedirectTargets } from '../core/redirect-targets.js';
import type { OneTimeKind } from './mailer.js';

/** Writes the links of mails. */
@Injectable()
export class MailLinks {
  constructor(
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(RedirectTargets) private readonly targets: RedirectTargets,
  ) {}

  /**
   * Leads on to `redirectTo` where that is allowed. To our own `verify`, which uses the token up as soon as the link is
   * opened; or to the page that AUTH_LINK_PAGE names, which does so when its reader says so: a mail scanner that opens
   * every link then takes nothing away.
   */
  write(kind: OneTimeKind, linkToken: string, redirectTo: string): string {
    const { linkPage, externalUrl } = this.config;
    const link = new URL(linkPage ?? `${externalUrl}/verify`);
    link.searchParams.set(linkPage ? 'token_hash' : 'token', linkToken);
    link.searchParams.set('type', typeOf(kind));
    link.searchParams.set('redirect_to', this.targets.resolve(redirectTo));
    return link.href;
  }
}

/** The protocol has one type for both mails of a change of address. */
const typeOf = (kind: OneTimeKind): string => (kind.startsWith('email_change') ? 'email_change' : kind);
