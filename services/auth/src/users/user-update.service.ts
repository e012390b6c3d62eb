import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { Clock } from '../core/clock.js';
import { Notices } from '../mail/mail-dispatcher.js';
import { EmailChangeMailsService } from '../one-time/email-change-mails.service.js';
import type { LinkTarget } from '../one-time/link-answer.js';
import { type SignedIn } from '../sessions/bearer.guard.js';
import { changePhone } from '../accounts/change-phone.js';
import { lockSignedIn } from '../accounts/lock-user.js';
import { type NewPassword, PasswordChangeService } from './password-change.service.js';
import { assertMetadataFits, mergeMetadata } from '../accounts/user-metadata.js';
import { type JsonObject, UserEntity } from '../accounts/user.entity.js';
import { type UserView, viewUser } from '../accounts/user-view.js';

export interface UserChanges {
  readonly data?: JsonObject | undefined;
  /**
   * Differs from the present address. It replaces that once it is confirmed, or at once where no confirmation is
   * needed.
   */
  readonly email?: string | undefined;
  /** Replaces the present number at once. */
  readonly phone?: string | undefined;
  readonly password?: string | undefined;
  /** Checked if it is given. */
  readonly currentPassword?: string | undefined;
  /** The mailed code that proves once more who is there. */
  readonly nonce?: string | undefined;
}

/** Changes that users may make to their account: metadata, password, address and number. */
@Injectable()
export class UserUpdateService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(PasswordChangeService) private readonly passwords: PasswordChangeService,
    @Inject(EmailChangeMailsService) private readonly emailChanges: EmailChangeMailsService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  async update(signedIn: SignedIn, changes: UserChanges, target: LinkTarget): Promise<UserView> {
    assertAssured(signedIn, changes);
    const { user, session } = signedIn;
    const password = await this.passwords.prepare(signedIn, changes);
    const { view, left } = await this.emailChanges.reserving(changes.email, async (reservation) => {
      const { mails, ...changed } = await this.dataSource.transaction(async (manager) => {
        const current = await this.change(manager, signedIn, changes, password);
        const before = current.email;
        const begun = changes.email ? await this.emailChanges.begin(manager, current, changes.email, target.pkce) : [];
        return { view: await viewUser(manager, current), mails: begun, left: current.email !== before && before };
      });
      this.emailChanges.send(reservation, mails, target.redirectTo);
      return changed;
    });
    this.audit.record(password ? 'password_changed' : 'user_changed', user.id, session.id);
    if (changes.email) this.audit.record('email_change_asked', user.id, session.id);
    if (left) await this.notices.notify({ email: left }, 'email_changed');
    if (password) await this.notices.notify(user, 'password_changed');
    return view;
  }

  /** Applies the changes and returns the user, locked. */
  private async change(
    manager: EntityManager,
    signedIn: SignedIn,
    { data, phone }: UserChanges,
    password: NewPassword | undefined,
  ): Promise<UserEntity> {
    const user = await lockSignedIn(manager, signedIn.user.id);
    const userMetadata = mergeMetadata(user.userMetadata, data ?? {});
    if (data) assertMetadataFits(userMetadata);
    Object.assign(user, { userMetadata, updatedAt: this.clock.now() });
    await manager.update(UserEntity, { id: user.id }, { userMetadata, updatedAt: user.updatedAt });
    if (phone) await changePhone(manager, user, phone, user.updatedAt);
    if (password) await this.passwords.apply(manager, signedIn, user, password);
    return user;
  }
}

/**
 * @throws GoTrueError when the user has a second factor that this session has not proved; in the protocol's words
 * where it has some
 */
function assertAssured({ assured }: SignedIn, { password, email, phone }: UserChanges): void {
  if (assured) return;
  if (password === undefined && !email && !phone) throw GoTrueError.secondFactorRequired();
  throw new GoTrueError(
    401,
    'insufficient_aal',
    'AAL2 session is required to update email or password when MFA is enabled.',
  );
}
