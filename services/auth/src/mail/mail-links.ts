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
   * every link then takes nothing away. The web's own page leads on within its origin alone, so links to other ones go to
   * `verify`.
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
