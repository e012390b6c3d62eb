import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import type { FlowMethod } from '../flow-states/flow-state.entity.js';
import { FlowStates } from '../flow-states/flow-states.service.js';
import type { PkceChallenge } from '../http/pkce.js';
import { MailDispatcher, Notices } from '../mail/mail-dispatcher.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import type { MailReservation } from '../mail/mails-of-hour.js';
import { lockUser } from '../accounts/lock-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import type { LinkTarget } from './link-answer.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import type { OneTimeKind, OneTimeSecrets } from '../mail/mailer.js';

/** The mails that go to the address of an account, and the text that goes to its number. */
export type AccountMail = Extract<OneTimeKind, 'signup' | 'recovery' | 'magiclink' | 'invite' | 'sms'>;

/**
 * For each mail: the sign-in method of a session that it opens through a flow, and the user's column for the time of
 * the mail.
 */
const TRACES = {
  signup: { method: 'email/signup', sentAt: 'confirmationSentAt' },
  recovery: { method: 'recovery', sentAt: 'recoverySentAt' },
  magiclink: { method: 'magiclink', sentAt: 'recoverySentAt' },
  invite: { method: 'invite', sentAt: 'confirmationSentAt' },
  // A text has no link, so no flow continues from it.
  sms: { method: 'magiclink', sentAt: 'confirmationSentAt' },
} as const satisfies Record<AccountMail, { method: FlowMethod; sentAt: keyof UserEntity }>;

/** Mails an address's owner what they need to sign in. The answer never reveals whether the address is known. */
@Injectable()
export class OneTimeMailsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 429 when this address was asked for too recently, known or not */
  async recover(email: string, target: LinkTarget): Promise<void> {
    await this.throttle.reserving('recovery', email, async (reservation) =>
      this.sendTo(reservation, { email }, 'recovery', target),
    );
  }

  /** @throws GoTrueError 429 as above */
  async resendConfirmation(email: string, target: LinkTarget): Promise<void> {
    await this.throttle.reserving('signup', email, async (reservation) =>
      this.sendTo(reservation, { email, emailConfirmedAt: IsNull() }, 'signup', target, () =>
        this.tellOfAccount(email),
      ),
    );
  }

  /** @throws GoTrueError 429 over_sms_send_rate_limit when this number was asked for too recently, known or not */
  async resendText(phone: string): Promise<void> {
    await this.throttle.reserving('sms', phone, async (reservation) =>
      this.sendTo(reservation, { phone, phoneConfirmedAt: IsNull() }, 'sms', { redirectTo: '' }),
    );
  }

  /** Mails the user that `which` names, if there is one; `otherwise` returns how many mails it sent instead. */
  sendTo(
    reservation: MailReservation,
    which: FindOptionsWhere<UserEntity>,
    kind: AccountMail,
    target: LinkTarget,
    otherwise: () => Promise<number> = async () => 0,
  ): void {
    this.dispatcher.runWithin(reservation, async () => {
      const mail = await this.dataSource.transaction(async (manager) => {
        const user = await lockUser(manager, which);
        const to = kind === 'sms' ? user?.phone : user?.email;
        return user && to && { to, secrets: await this.issue(manager, user.id, kind, target.pkce) };
      });
      if (!mail) return otherwise();
      await this.dispatcher.send(kind, mail.to, mail.secrets, target.redirectTo);
      return 1;
    });
  }

  /** Tells the owner of a confirmed account, who waits for a confirmation, that the account exists. */
  private async tellOfAccount(email: string): Promise<number> {
    const owned = await this.dataSource.manager.existsBy(UserEntity, { email, emailConfirmedAt: Not(IsNull()) });
    if (!owned) return 0;
    await this.notices.deliver('account_exists', email);
    return 1;
  }

  /**
   * The secrets of a mail that the caller sends after its transaction is committed. The user is locked in that
   * transaction.
   */
  async issue(
    manager: EntityManager,
    userId: string,
    kind: AccountMail,
    challenge?: PkceChallenge,
  ): Promise<OneTimeSecrets> {
    const { method, sentAt } = TRACES[kind];
    await manager.update(UserEntity, { id: userId }, { [sentAt]: this.clock.now() });
    if (kind === 'recovery') this.audit.record('recovery_asked', userId);
    return this.tokens.issue(manager, userId, kind, await this.flows.begin(manager, userId, method, challenge));
  }
}
