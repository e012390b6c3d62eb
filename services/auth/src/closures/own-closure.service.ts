import { createHash, randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { graceEnd } from '../accounts/closed-account.js';
import { lockSignedIn, lockUser } from '../accounts/lock-user.js';
import { UserEntity } from '../accounts/user.entity.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { addSeconds, Clock } from '../core/clock.js';
import { Passwords } from '../crypto/passwords.js';
import type { Origin } from '../http/origin.js';
import { SignInDelay } from '../limits/sign-in-delay.js';
import { Notices } from '../mail/mail-dispatcher.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import type { SignedIn } from '../sessions/bearer.guard.js';
import { SessionsService } from '../sessions/sessions.service.js';

/** A user without a password proves by such a session who is there. */
const YOUNG_S = 600;
const TOKEN_BYTES = 24;

export interface Closure {
  /** From then on nothing brings the account back. */
  readonly erased_at: string;
  /** Takes it back; told where no mail can tell it. */
  readonly undo?: string;
}

/** Only the hash is stored, so that a reader of the table can take back nothing. */
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Users close their own accounts, and take them back within the grace. */
@Injectable()
export class OwnClosure {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SignInDelay) private readonly delay: SignInDelay,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 400 when the password is not right, or where there is none, when the session is not young */
  async close(signedIn: SignedIn, password: string, { ip }: Origin): Promise<Closure> {
    const { user } = signedIn;
    await this.assertIsOwner(signedIn, password, ip);
    const now = this.clock.now();
    const due = graceEnd(now);
    const undo = randomBytes(TOKEN_BYTES).toString('base64url');
    await this.dataSource.transaction(async (manager) => {
      const { passwordHash } = await lockSignedIn(manager, user.id);
      if (passwordHash !== user.passwordHash)
        throw new GoTrueError(409, 'conflict', 'The password was changed in the meantime');
      await this.sessions.endWhere(manager, { userId: user.id });
      await this.tokens.clear(manager, user.id);
      await manager.update(UserEntity, { id: user.id }, { closedAt: now });
      await manager.query(
        `insert into auth.closed_accounts (user_id, closed_at, due_at, undo_hash) values ($1, $2, $3, $4)`,
        [user.id, now, due, hashOf(undo)],
      );
    });
    this.audit.record('account_closed', user.id);
    await this.notices.notify(user, 'account_closed', `#${undo}`);
    const mailed = user.email && !this.config.mailUnavailable;
    return { erased_at: due.toISOString(), ...(!mailed && { undo }) };
  }

  /** @throws GoTrueError 404 when the token is unknown or used, or the grace is over */
  async keepByToken(token: string): Promise<void> {
    const [row]: { user_id: string }[] = await this.dataSource.query(
      `select user_id from auth.closed_accounts where undo_hash = $1`,
      [hashOf(token)],
    );
    if (!row || !(await this.reopen(row.user_id))) throw notClosed();
  }

  /** @throws GoTrueError 400 when they are not those of an account, 404 when that is not closed */
  async keepByPassword(email: string, password: string, { ip }: Origin): Promise<void> {
    await this.delay.begin(email, ip);
    const user = await this.dataSource.manager.findOneBy(UserEntity, { email });
    if (!(await this.passwords.matches(user?.passwordHash, password)) || !user)
      throw new GoTrueError(400, 'invalid_credentials', 'Invalid login credentials');
    await this.delay.succeeded(email, ip);
    if (!(await this.reopen(user.id))) throw notClosed();
  }

  /** False when the account is not closed, or its grace is over. */
  private async reopen(id: string): Promise<boolean> {
    const isOpen = await this.dataSource.transaction(async (manager) => {
      if (!(await lockUser(manager, { id }))) return false;
      const [, kept]: [unknown, number] = await manager.query(
        `delete from auth.closed_accounts where user_id = $1 and due_at > $2`,
        [id, this.clock.now()],
      );
      if (kept) await manager.update(UserEntity, { id }, { closedAt: null });
      return kept > 0;
    });
    if (isOpen) this.audit.record('account_kept', id);
    return isOpen;
  }

  /** A person who finds a session open must not be able to close the account. */
  private async assertIsOwner({ user, session }: SignedIn, password: string, ip: string): Promise<void> {
    if (!user.passwordHash) {
      if (this.clock.now() <= addSeconds(session.createdAt, YOUNG_S)) return;
      throw new GoTrueError(400, 'reauthentication_needed', 'Sign in again to close this account');
    }
    const name = nameOfUser(user);
    await this.delay.begin(name, ip);
    if (!(await this.passwords.matches(user.passwordHash, password)))
      throw new GoTrueError(400, 'current_password_invalid', 'The current password is not right');
    await this.delay.succeeded(name, ip);
  }
}

const nameOfUser = ({ email, phone, id }: UserEntity): string => email || phone || id;

const notClosed = (): GoTrueError =>
  new GoTrueError(
    404,
    'closure_not_found',
    'Nothing is left to take back: the account is open already, or everything in it has been deleted.',
  );
