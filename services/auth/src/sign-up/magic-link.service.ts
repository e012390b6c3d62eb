import { Inject, Injectable } from '@nestjs/common';
import { DataSource, IsNull, Not } from 'typeorm';
import { AuthConfig } from '../core/auth-config.js';
import { AuthError } from '../errors/auth-error.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import type { LinkTarget } from '../one-time/link-target.js';
import { OneTimeMailsService } from '../one-time/one-time-mails.service.js';
import { assertMetadataFits } from '../users/user-metadata.js';
import { type JsonObject, UserEntity } from '../users/user.entity.js';
import { SignUpService } from './sign-up.service.js';

export interface MagicLink {
  readonly email: string;
  /** Whether someone who has no account yet gets one. */
  readonly createUser: boolean;
  /** For a new account alone. */
  readonly data: JsonObject;
}

/** Sign-in by a mail alone: who has an account gets a link into it, who has none a link that opens one. */
@Injectable()
export class MagicLinkService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(SignUpService) private readonly signUps: SignUpService,
    @Inject(OneTimeMailsService) private readonly mails: OneTimeMailsService,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuthConfig) private readonly config: AuthConfig,
  ) {}

  /** @throws AuthError 422 otp_disabled or signup_disabled for who has no account and gets none, 429 when asked too often */
  async send({ email, createUser, data }: MagicLink, target: LinkTarget): Promise<void> {
    assertMetadataFits(data);
    await this.throttle.claim('otp', email);
    const confirmed = { email, emailConfirmedAt: Not(IsNull()) };
    if (await this.dataSource.manager.existsBy(UserEntity, confirmed))
      return this.mails.sendTo(confirmed, 'magiclink', target);
    if (!createUser) throw new AuthError(422, 'otp_disabled', 'Signups not allowed for otp');
    if (this.config.signUpDisabled)
      throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance');
    await this.signUps.signUpByMail(email, data, target);
  }
}
