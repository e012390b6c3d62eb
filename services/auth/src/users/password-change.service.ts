import { Inject, Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { assertAcceptable, ownerOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import type { OneTimeTokenEntity } from '../one-time/one-time-token.entity.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { notValid, ReauthenticationService } from '../one-time/reauthentication.service.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import type { AuthenticationMethod, SessionEntity } from '../accounts/session.entity.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { NO_EMAIL_CHANGE, UserEntity } from '../accounts/user.entity.js';

/** A session older than this may have been left open by its user, so more is needed to prove who is there. */
const YOUNG_S = 600;

/** For operators who require a mailed code in every session not opened today, whatever else is given. */
const RECENT_S = 86_400;

/** A user who came by a mail to choose a new password does not know the current one. */
const BY_MAIL: readonly AuthenticationMethod['method'][] = ['otp', 'magiclink', 'recovery'];

export interface NewPassword {
  readonly hash: string;
  /** Used up together with the change. */
  readonly nonce: OneTimeTokenEntity | null;
}

export interface PasswordChange {
  readonly password?: string | undefined;
  readonly currentPassword?: string | undefined;
  readonly nonce?: string | undefined;
}

/** Checks whether a password may be changed, and changes it with all that hangs on it. */
@Injectable()
export class PasswordChangeService {
  constructor(
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(ReauthenticationService) private readonly reauthentication: ReauthenticationService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** Everything that can be refused or takes long, before the transaction; undefined when no password is asked for. */
  async prepare(signedIn: SignedIn, change: PasswordChange): Promise<NewPassword | undefined> {
    const { password } = change;
    if (password === undefined) return undefined;
    const { user } = signedIn;
    if (!user.email && !user.phone)
      throw new GoTrueError(
        422,
        'validation_failed',
        'Updating password of an anonymous user without an email or phone is not allowed',
      );
    assertAcceptable(password, ownerOf(user.email, user.userMetadata));
    const nonce = await this.reauthenticate(signedIn, change.nonce);
    await this.assertCurrent(signedIn, change);
    if (await this.passwords.matches(user.passwordHash, password))
      throw new GoTrueError(422, 'same_password', 'New password should be different from the old password.');
    return { hash: await this.passwords.hash(password), nonce };
  }

  /**
   * Ends all other sessions and all personal tokens, and voids all mails and flows of before, so a change of address that someone else asked
   * for does not happen either. `user` must be locked and is changed.
   */
  async apply(
    manager: EntityManager,
    { user: seen, session }: SignedIn,
    user: UserEntity,
    { hash, nonce }: NewPassword,
  ): Promise<void> {
    if (user.passwordHash !== seen.passwordHash)
      throw new GoTrueError(409, 'conflict', 'The password was changed in the meantime');
    if (nonce && !(await this.tokens.take(manager, nonce))) throw notValid();
    const changed = { passwordHash: hash, tokensSince: this.clock.now(), ...NO_EMAIL_CHANGE };
    Object.assign(user, changed);
    await manager.update(UserEntity, { id: user.id }, changed);
    await this.sessions.end(manager, session, 'others');
    await this.tokens.clear(manager, user.id);
  }

  private async reauthenticate(
    { user, session }: SignedIn,
    nonce: string | undefined,
  ): Promise<OneTimeTokenEntity | null> {
    if (nonce) return this.reauthentication.check(user, nonce);
    const needed = this.config.passwordNeedsReauthentication && this.isOlder(session, RECENT_S);
    if (needed) throw reauthenticationNeeded();
    return null;
  }

  /**
   * A person who finds a session open must not take over the account: the current password, a mailed code, or a
   * sign-in in the last minutes proves that it is the user. A user without a password, or one who came by a mail to
   * choose a new one, does not know one.
   */
  private async assertCurrent({ user, session }: SignedIn, { currentPassword, nonce }: PasswordChange): Promise<void> {
    if (currentPassword !== undefined) {
      if (await this.passwords.matches(user.passwordHash, currentPassword)) return;
      throw new GoTrueError(400, 'current_password_invalid', 'The current password is not right');
    }
    if (nonce && !this.config.passwordNeedsCurrent) return;
    const knowsNone = !user.passwordHash || session.amr.some(({ method }) => BY_MAIL.includes(method));
    const young = !this.isOlder(session, YOUNG_S);
    if (young && (knowsNone || !this.config.passwordNeedsCurrent)) return;
    if (knowsNone && user.email) throw reauthenticationNeeded();
    throw new GoTrueError(400, 'current_password_required', 'Current password required when setting new password.');
  }

  private isOlder({ createdAt }: SessionEntity, seconds: number): boolean {
    return this.clock.now() > addSeconds(createdAt, seconds);
  }
}

const reauthenticationNeeded = () =>
  new GoTrueError(400, 'reauthentication_needed', 'Password update requires reauthentication');
