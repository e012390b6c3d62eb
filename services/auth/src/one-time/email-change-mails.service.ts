import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { Clock } from '../core/clock.js';
import { FlowStates } from '../flow-states/flow-states.service.js';
import type { PkceChallenge } from '../http/pkce.js';
import { MailDispatcher, Notices } from '../mail/mail-dispatcher.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { type MailReservation, NO_RESERVATION } from '../mail/mails-of-hour.js';
import { lockUser } from '../accounts/lock-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import { EmailChangeService, emailExists } from './email-change.service.js';
import type { LinkTarget } from './link-answer.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import type { EmailChangeKind, OneTimeSecrets } from '../mail/mailer.js';

interface EmailChangeMail {
  readonly kind: EmailChangeKind;
  readonly to: string;
  /** Null for an address that has an account: its owner is told so, and no link gives the address away. */
  readonly secrets: OneTimeSecrets | null;
}

/** Asks the two addresses of a change whether they agree. */
@Injectable()
export class EmailChangeMailsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(EmailChangeService) private readonly changes: EmailChangeService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * Checks, before `use` changes anything, whether a mail to `newEmail` may be written. The answer does not tell
   * whether the address has an account, except where addresses change without a mail and nothing can hide it.
   * @throws GoTrueError 422 email_exists, 429 over_email_send_rate_limit
   */
  async reserving<T>(newEmail: string | undefined, use: (reservation: MailReservation) => Promise<T>): Promise<T> {
    if (!newEmail) return use(NO_RESERVATION);
    if (!this.config.autoconfirm) return this.throttle.reserving('email_change', newEmail, use);
    if (await this.dataSource.manager.existsBy(UserEntity, { email: newEmail })) throw emailExists();
    return use(NO_RESERVATION);
  }

  /**
   * From now on `newEmail` waits for the confirmations that the mails ask for; earlier mails are void. If accounts
   * open without a mail, it replaces the present address at once. `user` must be locked and is changed.
   */
  async begin(
    manager: EntityManager,
    user: UserEntity,
    newEmail: string,
    challenge?: PkceChallenge,
  ): Promise<EmailChangeMail[]> {
    user.newEmail = newEmail;
    if (!this.config.autoconfirm) return this.issue(manager, user, challenge);
    await this.changes.change(manager, user);
    // Mails to the former address no longer open the account.
    await this.tokens.clear(manager, user.id);
    return [];
  }

  /** Once the transaction of `begin` is committed. */
  send(reservation: MailReservation, mails: EmailChangeMail[], redirectTo: string): void {
    this.dispatcher.runWithin(reservation, () => this.sendAll(mails, redirectTo));
  }

  /**
   * Sends the mails again for the account whose present address is `email`. The answer never reveals whether a change
   * is waiting.
   * @throws GoTrueError 429 when this address was asked for too recently, known or not
   */
  async resend(email: string, { redirectTo, pkce }: LinkTarget): Promise<void> {
    await this.throttle.reserving('email_change', email, async (reservation) =>
      this.dispatcher.runWithin(reservation, async () => this.sendAll(await this.issueAgain(email, pkce), redirectTo)),
    );
  }

  private issueAgain(email: string, challenge?: PkceChallenge): Promise<EmailChangeMail[]> {
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { email });
      // The new address has its own limit of mails, which the answer must not reveal.
      if (!user?.newEmail || !(await this.throttle.tryReserve('email_change', user.newEmail))) return [];
      return this.issue(manager, user, challenge);
    });
  }

  private async issue(manager: EntityManager, user: UserEntity, challenge?: PkceChallenge): Promise<EmailChangeMail[]> {
    const begun = { newEmail: user.newEmail, emailChangeSentAt: this.clock.now(), emailChangeConfirmedBy: null };
    Object.assign(user, begun);
    await manager.update(UserEntity, { id: user.id }, begun);
    const flow = await this.flows.begin(manager, user.id, 'email_change', challenge);
    const mail = async (kind: EmailChangeKind, to: string) => ({
      kind,
      to,
      secrets: await this.tokens.issue(manager, user.id, kind, flow),
    });
    // The same work for both, so that the time of the answer tells nothing either.
    const asked = await mail('email_change_new', user.newEmail);
    const taken = await manager.existsBy(UserEntity, { email: user.newEmail });
    const toNew = { ...asked, secrets: taken ? null : asked.secrets };
    return this.changes.needsBoth(user) ? [await mail('email_change_current', user.email), toNew] : [toNew];
  }

  private async sendAll(mails: EmailChangeMail[], redirectTo: string): Promise<number> {
    for (const { kind, to, secrets } of mails) {
      if (secrets) await this.dispatcher.send(kind, to, secrets, redirectTo);
      else await this.notices.deliver('address_taken', to);
    }
    return mails.length;
  }
}
