import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { FlowStates } from '../flow-states/flow-states.service.js';
import type { Origin } from '../http/origin.js';
import { NetworkMails } from '../limits/network-mails.js';
import { Notices } from '../mail/mail-dispatcher.js';
import type { GrantedSession } from '../sessions/granted-session.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { type Account, isBanned, type UserEntity } from '../accounts/user.entity.js';
import { accountClosed } from '../accounts/closed-account.js';
import { changePhone } from '../accounts/change-phone.js';
import { lockUser } from '../accounts/lock-user.js';
import { CodeFinder } from './code-finder.js';
import { confirmAddress } from './confirm-address.js';
import { EmailChangeService, isEmailChange } from './email-change.service.js';
import type { OneTimeTokenEntity } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';
import type { OneTimeKind } from '../mail/mailer.js';

/** The result of a mail's secret. */
export type Verified =
  | { readonly session: GrantedSession }
  /** The browser that began the flow exchanges it. */
  | { readonly authCode: string }
  /** There is no session: the other address of a change still has to confirm. */
  | { readonly message: string };

/** The mails of each `type` in the protocol. `email` covers both mails that sign in. */
const KINDS_OF_TYPE: Readonly<Record<string, OneTimeKind[]>> = {
  signup: ['signup'],
  magiclink: ['magiclink'],
  email: ['signup', 'magiclink'],
  recovery: ['recovery'],
  invite: ['invite'],
  sms: ['sms'],
  email_change: ['email_change_current', 'email_change_new'],
};

/** @throws GoTrueError 400 when the protocol knows no such type */
function kindsOf(type: string): OneTimeKind[] {
  const kinds = Object.hasOwn(KINDS_OF_TYPE, type) ? KINDS_OF_TYPE[type] : undefined;
  if (!kinds) throw GoTrueError.invalid('Unsupported verification type');
  return kinds;
}

export const codeExpired = (): GoTrueError => new GoTrueError(403, 'otp_expired', 'Token has expired or is invalid');

const HALF_DONE = 'Confirmation link accepted. Please proceed to confirm link sent to the other email';

/** Takes the link or the code of a mail, and confirms the address that the mail went to. */
@Injectable()
export class VerifyService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(CodeFinder) private readonly codes: CodeFinder,
    @Inject(EmailChangeService) private readonly emailChanges: EmailChangeService,
    @Inject(FlowStates) private readonly flows: FlowStates,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(NetworkMails) private readonly networks: NetworkMails,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /**
   * @param opened whether a browser followed the link, so that a PKCE flow continues with a code
   * @throws GoTrueError 403 otp_expired when the token is unknown, used, old or of another type
   */
  async byLink(type: string, linkToken: string, origin: Origin, opened = false): Promise<Verified> {
    const expired = new GoTrueError(403, 'otp_expired', 'Email link is invalid or has expired');
    const token = await this.tokens.findByLink(this.dataSource.manager, linkToken, kindsOf(type));
    if (!token) throw expired;
    return this.take(token, opened, origin, expired);
  }

  /** @throws GoTrueError 403 otp_expired when the code is wrong, used, old, tried too often, or the address or number unknown */
  async byCode(type: string, account: Account, code: string, origin: Origin): Promise<Verified> {
    const token = await this.codes.find(account, code, kindsOf(type));
    if (!token) throw codeExpired();
    return this.take(token, false, origin, codeExpired());
  }

  private async take(
    token: OneTimeTokenEntity,
    opened: boolean,
    origin: Origin,
    expired: GoTrueError,
  ): Promise<Verified> {
    const { verified, left, isNew } = await this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { id: token.userId });
      if (!user || !(await this.tokens.take(manager, token))) throw expired;
      if (user.closedAt) throw accountClosed(user.closedAt);
      if (isBanned(user, this.clock.now())) throw new GoTrueError(403, 'user_banned', 'User is banned');
      const before = user.email;
      const isNew = token.kind === 'signup' && !user.emailConfirmedAt;
      if (!(await this.confirm(manager, user, token))) return { verified: { message: HALF_DONE }, isNew: false };
      await this.tokens.clear(manager, user.id, token.flowStateId);
      return {
        verified: await this.signIn(manager, user, token, opened, origin),
        left: user.email !== before && before,
        isNew,
      };
    });
    if (isNew) await this.networks.countJoined(origin.ip);
    if (left) await this.notices.notify({ email: left }, 'email_changed');
    return verified;
  }

  /** False when there is more to confirm before the token is worth a session. */
  private async confirm(manager: EntityManager, user: UserEntity, { kind }: OneTimeTokenEntity): Promise<boolean> {
    if (isEmailChange(kind)) return this.emailChanges.confirm(manager, user, kind);
    if (kind === 'sms' ? user.phoneConfirmedAt : user.emailConfirmedAt) return true;
    if (kind === 'sms') await changePhone(manager, user, user.phone, this.clock.now());
    else await confirmAddress(manager, user, this.clock.now());
    this.audit.record('confirmed', user.id);
    return true;
  }

  private async signIn(
    manager: EntityManager,
    user: UserEntity,
    { flowStateId }: OneTimeTokenEntity,
    opened: boolean,
    origin: Origin,
  ): Promise<Verified> {
    if (opened && flowStateId) return { authCode: await this.flows.issueCode(manager, flowStateId) };
    const session = await this.sessions.open(manager, user, 'otp', origin);
    this.audit.record('signed_in', user.id);
    return { session };
  }
}
