import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { CodeTries } from '../limits/code-tries.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { lockUser } from '../accounts/lock-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import type { OneTimeTokenEntity } from './one-time-token.entity.js';
import { OneTimeTokensService } from './one-time-tokens.service.js';

/** Lets a user who is signed in already show once more that they read the mails of their address. */
@Injectable()
export class ReauthenticationService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(CodeTries) private readonly codeTries: CodeTries,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(MailThrottle) private readonly throttle: MailThrottle,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 400 without an address, 422 while it is not confirmed, 429 when asked too often */
  async ask({ id, email, phone, emailConfirmedAt }: UserEntity): Promise<void> {
    if (!email && phone) throw new GoTrueError(400, 'phone_provider_disabled', 'Unsupported phone provider');
    if (!email) throw GoTrueError.invalid('Reauthentication requires the user to have an email or a phone number');
    if (!emailConfirmedAt) throw new GoTrueError(422, 'email_not_confirmed', 'Please verify your email first.');
    await this.throttle.reserving('reauthentication', email, async (reservation) =>
      this.dispatcher.runWithin(reservation, async () => {
        const secrets = await this.dataSource.transaction(async (manager) => {
          await lockUser(manager, { id });
          await manager.update(UserEntity, { id }, { reauthenticationSentAt: this.clock.now() });
          return this.tokens.issue(manager, id, 'reauthentication');
        });
        await this.dispatcher.send('reauthentication', email, secrets, '');
        return 1;
      }),
    );
    this.audit.record('reauthentication_asked', id);
  }

  /**
   * The token of the mailed code; the caller uses it up.
   * @throws GoTrueError 422 when it is wrong, used, old, or tried too often
   */
  async check({ id, email }: UserEntity, nonce: string): Promise<OneTimeTokenEntity> {
    const allowed = await this.codeTries.allow(email);
    const token = allowed ? await this.tokens.findByCode(id, nonce, ['reauthentication']) : null;
    if (!token) throw notValid();
    await this.codeTries.succeeded(email);
    return token;
  }
}

export const notValid = (): GoTrueError =>
  new GoTrueError(422, 'reauthentication_not_valid', 'Nonce has expired or is invalid');
