import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import type { MailReservation } from '../mail/mails-of-hour.js';
import type { LinkTarget } from '../one-time/link-answer.js';
import { OneTimeMailsService } from '../one-time/one-time-mails.service.js';
import { type Account, type JsonObject, nameOf, UserEntity } from '../accounts/user.entity.js';
import { assertMetadataFits } from '../accounts/user-metadata.js';
import { SignUpService } from './sign-up.service.js';

export interface MagicLink {
  /** A number gets a code only. */
  readonly account: Account;
  /** Whether a person without an account gets one. */
  readonly createUser: boolean;
  /** For a new account only. */
  readonly data: JsonObject;
}

/** Sign-in by a mail or a text alone: it signs in to an existing account, or opens a new one. */
@Injectable()
export class MagicLinkService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SignUpService) private readonly signUps: SignUpService,
    @Inject(OneTimeMailsService) private readonly mails: OneTimeMailsService,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /**
   * @throws GoTrueError 422 otp_disabled or signup_disabled for a person without an account who gets none, 429 when
   * asked too often
   */
  async send({ account, createUser, data }: MagicLink, target: LinkTarget): Promise<void> {
    assertMetadataFits(data);
    const byMail = 'email' in account;
    await this.throttle.reserving(byMail ? 'otp' : 'sms', nameOf(account), (reservation) =>
      this.sendWithin(reservation, { account, createUser, data }, target),
    );
  }

  private async sendWithin(
    reservation: MailReservation,
    { account, createUser, data }: MagicLink,
    target: LinkTarget,
  ): Promise<void> {
    const byMail = 'email' in account;
    const confirmed = { ...account, [byMail ? 'emailConfirmedAt' : 'phoneConfirmedAt']: Not(IsNull()) };
    if (await this.dataSource.manager.existsBy(UserEntity, confirmed))
      return this.mails.sendTo(reservation, confirmed, byMail ? 'magiclink' : 'sms', target);
    if (!createUser) throw new GoTrueError(422, 'otp_disabled', 'Signups not allowed for otp');
    if (this.config.signUpDisabled)
      throw new GoTrueError(422, 'signup_disabled', 'Signups not allowed for this instance');
    this.signUps.signUpByCode(reservation, account, data, target);
  }
}
