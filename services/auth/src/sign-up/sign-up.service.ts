import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { assertAcceptable, ownerOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import { MailDispatcher, Notices } from '../mail/mail-dispatcher.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import type { MailReservation } from '../mail/mails-of-hour.js';
import type { LinkTarget } from '../one-time/link-answer.js';
import { OneTimeMailsService } from '../one-time/one-time-mails.service.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { type Account, type JsonObject, nameOf, type UserEntity } from '../accounts/user.entity.js';
import { newUser } from '../accounts/new-user.js';
import { assertMetadataFits } from '../accounts/user-metadata.js';
import { toUserView, type UserView, viewUser } from '../accounts/user-view.js';
import { insertOrReplace } from './insert-or-replace.js';
import type { OneTimeSecrets } from '../mail/mailer.js';

export interface SignUp {
  readonly email: string;
  readonly password: string;
  readonly data: JsonObject;
}

interface Opened {
  readonly view: UserView;
  readonly secrets: OneTimeSecrets;
}

/** Opens accounts. They can be used once their address is confirmed. */
@Injectable()
export class SignUpService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(OneTimeMailsService) private readonly mails: OneTimeMailsService,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The new user. For an address that has an account already, an invented user that looks the same. */
  async signUp({ email, password, data }: SignUp, target: LinkTarget): Promise<UserView> {
    assertAcceptable(password, ownerOf(email, data));
    assertMetadataFits(data);
    return this.throttle.reserving('signup', email, async (reservation) => {
      const candidate = this.draft({ email }, await this.passwords.hash(password), data);
      const opened = await this.open(candidate, 'signup', target);
      this.dispatcher.runWithin(reservation, () => this.send(opened, 'signup', email, target));
      return opened ? opened.view : toUserView({ ...candidate, role: '' }, []);
    });
  }

  /**
   * Creates an account without a password, for a sign-up by mail or text alone. An unconfirmed account loses its
   * password: the person who set it has not shown that the address or number is theirs.
   */
  signUpByCode(reservation: MailReservation, account: Account, data: JsonObject, target: LinkTarget): void {
    const kind = 'email' in account ? 'signup' : 'sms';
    this.dispatcher.runWithin(reservation, async () =>
      this.send(await this.open(this.draft(account, null, data), kind, target), kind, nameOf(account), target),
    );
  }

  /**
   * How many mails it sent. The owner of an existing account is told so; otherwise they would wait for a mail that
   * never comes.
   */
  private async send(opened: Opened | null, kind: 'signup' | 'sms', to: string, target: LinkTarget): Promise<number> {
    if (!opened && kind === 'sms') return 0;
    if (!opened) await this.notices.deliver('account_exists', to);
    else await this.dispatcher.send(kind, to, opened.secrets, target.redirectTo);
    return 1;
  }

  private draft(account: Account, passwordHash: string | null, userMetadata: JsonObject): UserEntity {
    const now = this.clock.now();
    const provider = 'email' in account ? 'email' : 'phone';
    const appMetadata = { provider, providers: [provider] };
    return newUser(now, { ...account, passwordHash, confirmationSentAt: now, appMetadata, userMetadata });
  }

  /** Null when the address or number belongs to a confirmed account. */
  private async open(candidate: UserEntity, kind: 'signup' | 'sms', { pkce }: LinkTarget): Promise<Opened | null> {
    const opened = await this.dataSource.transaction(async (manager) => {
      const user = await insertOrReplace(manager, candidate, kind === 'sms' ? 'phone' : 'email');
      if (!user) return null;
      await this.tokens.clear(manager, user.id);
      const secrets = await this.mails.issue(manager, user.id, kind, pkce);
      return { view: await viewUser(manager, user), secrets };
    });
    if (opened) this.audit.record('signed_up', opened.view.id);
    return opened;
  }
}
