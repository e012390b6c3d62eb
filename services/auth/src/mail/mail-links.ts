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
   * Links lead to `redirectTo` if it is allowed. They go through our own `verify`, which uses up the token as soon as
   * the link is opened, or through the page in AUTH_LINK_PAGE, which uses it up when the reader presses a button, so
   * that a mail scanner that opens every link does no harm. The web's own page redirects within its origin only, so
   * links to other origins go to `verify`.
   */
  write(kind: OneTimeKind, linkToken: string, redirectTo: string): string {
    const target = this.targets.resolve(redirectTo);
    const { externalUrl } = this.config;
    const linkPage = this.pageFor(target);
    const link = new URL(linkPage ?? `${externalUrl}/verify`);
    link.searchParams.set(linkPage ? 'token_hash' : 'token', linkToken);
    link.searchParams.set('type', typeOf(kind));
    link.searchParams.set('redirect_to', target);
    return link.href;
  }

  private pageFor(target: string): string | undefined {
    const { linkPage, linkPageIsOurs } = this.config;
    const leadsAway = linkPage && linkPageIsOurs && new URL(linkPage).origin !== new URL(target).origin;
    return leadsAway ? undefined : linkPage;
  }
}

/** The protocol has one type for both mails of a change of address. */
const typeOf = (kind: OneTimeKind): string => (kind.startsWith('email_change') ? 'email_change' : kind);
