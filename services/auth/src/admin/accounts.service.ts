import { randomBytes } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { type AuditEvent, AuditTrail } from '../audit/audit-trail.js';
import { Closures } from '../closures/closures.service.js';
import { Clock } from '../core/clock.js';
import { Passwords } from '../crypto/passwords.js';
import { Notices } from '../mail/mail-dispatcher.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { lockUser } from '../accounts/lock-user.js';
import { newUser } from '../accounts/new-user.js';
import { isBanned, UserEntity } from '../accounts/user.entity.js';
import { type UserView, viewUser } from '../accounts/user-view.js';
import { AttributesService } from './attributes.service.js';
import { syncIdentities } from './sync-identities.js';
import { unlessTaken } from './unless-taken.js';
import { inStoredSpelling, type NewUser, type UserAttributes } from './user-attributes.js';

export const userNotFound = (): GoTrueError => new GoTrueError(404, 'user_not_found', 'User not found');

/** Creates and changes accounts on an operator's word; no mail has to be confirmed. */
@Injectable()
export class AccountsService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AttributesService) private readonly attributes: AttributesService,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(Closures) private readonly closures: Closures,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(Notices) private readonly notices: Notices,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 400 or 422 naming what cannot be taken */
  async create({ id, ...asked }: NewUser): Promise<UserView> {
    const given = inStoredSpelling(asked);
    if (!given.email && !given.phone)
      throw GoTrueError.invalid('Cannot create a user without either an email or phone');
    // Without a password, sign-in by password must fail. A random one makes it fail like a wrong password.
    const passwordHash = (await this.attributes.hashOf(given)) ?? (await this.randomHash());
    const view = await this.insert({ ...(id && { id }), passwordHash }, given);
    this.audit.record('user_created_by_operator', view.id);
    return view;
  }

  /** @param own values of the new user beside `given`, as they are stored */
  async insert(own: Partial<UserEntity>, given: UserAttributes): Promise<UserView> {
    const providers = [...(given.email ? ['email'] : []), ...(given.phone ? ['phone'] : [])];
    const blank = newUser(this.clock.now(), { ...own, appMetadata: { provider: providers[0] ?? '', providers } });
    const user = { ...blank, ...this.attributes.changesOf(blank, given) };
    return unlessTaken(() =>
      this.dataSource.transaction(async (manager) => {
        if (await this.closures.holds(manager, user.id))
          throw new GoTrueError(409, 'conflict', 'The data of an earlier account with this id is still being erased');
        await manager.insert(UserEntity, user);
        await syncIdentities(manager, user);
        return viewUser(manager, user);
      }),
    );
  }

  /**
   * @param event how the audit log names the change
   * @throws GoTrueError 404 for an unknown user, 400 or 422 naming what cannot be taken
   */
  async change(id: string, asked: UserAttributes, event: AuditEvent = 'user_changed_by_operator'): Promise<UserView> {
    const given = inStoredSpelling(asked);
    const known = given.password ? await this.dataSource.manager.findOneBy(UserEntity, { id }) : null;
    const passwordHash = await this.attributes.hashOf(given, known);
    const { former, user, view } = await unlessTaken(() =>
      this.dataSource.transaction(async (manager) => {
        const former = await lockUser(manager, { id });
        if (!former || former.deletedAt) throw userNotFound();
        const changes = {
          ...this.attributes.changesOf(former, given),
          ...(passwordHash && { passwordHash, tokensSince: this.clock.now() }),
        };
        const user = { ...former, ...changes };
        await manager.update(UserEntity, { id }, changes);
        await syncIdentities(manager, user);
        await this.endWhatIsVoid(manager, former, user);
        return { former, user, view: await viewUser(manager, user) };
      }),
    );
    this.audit.record(event, id);
    if (passwordHash) await this.notices.notify(user, 'password_changed');
    if (user.email !== former.email) await this.notices.notify(former, 'email_changed');
    return view;
  }

  /** The hash of a random password that is not kept. */
  randomHash(): Promise<string> {
    return this.passwords.hash(randomBytes(24).toString('base64url'));
  }

  /** Ends all sessions after a new password or a ban, and voids mails after a new password or address. */
  private async endWhatIsVoid(manager: EntityManager, former: UserEntity, user: UserEntity): Promise<void> {
    const credentials = user.passwordHash !== former.passwordHash || user.email !== former.email;
    if (user.passwordHash !== former.passwordHash || isBanned(user, this.clock.now()))
      await this.sessions.endWhere(manager, { userId: user.id });
    if (credentials) await this.tokens.clear(manager, user.id);
  }
}
