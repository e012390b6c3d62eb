import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { GoTrueError } from '@berea/server';
import { Clock } from '../core/clock.js';
import { assertAcceptable, ownerOf } from '../crypto/password-policy.js';
import { Passwords } from '../crypto/passwords.js';
import { normaliseEmail } from '../http/contact-details.js';
import { emailExists } from '../one-time/email-change.service.js';
import { type AccountMail, OneTimeMailsService } from '../one-time/one-time-mails.service.js';
import { OneTimeTokensService } from '../one-time/one-time-tokens.service.js';
import { lockUser } from '../accounts/lock-user.js';
import { mergeMetadata } from '../accounts/user-metadata.js';
import { type JsonObject, UserEntity } from '../accounts/user.entity.js';
import { type UserView, viewUser } from '../accounts/user-view.js';
import { AccountsService, userNotFound } from './accounts.service.js';
import { UserAttributes } from './user-attributes.js';
import type { EmailChangeKind, OneTimeSecrets } from '../mail/mailer.js';

export type LinkKind = AccountMail | EmailChangeKind;

export interface LinkRequest {
  readonly kind: LinkKind;
  readonly email: string;
  /** For a change of address. */
  readonly newEmail: string;
  /** For a sign-up. */
  readonly password: string;
  readonly data: JsonObject;
}

/** The secrets of a link, with the user who can sign in by it. */
export interface IssuedLink {
  /** It becomes a sign-up if the person has no account yet and the link was asked for to sign in. */
  readonly kind: LinkKind;
  readonly user: UserView;
  readonly secrets: OneTimeSecrets;
}

/** Makes the secrets that mails carry, for an operator to pass on or to have mailed. */
@Injectable()
export class AccountLinksService {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AccountsService) private readonly accounts: AccountsService,
    @Inject(Passwords) private readonly passwords: Passwords,
    @Inject(OneTimeMailsService) private readonly mails: OneTimeMailsService,
    @Inject(OneTimeTokensService) private readonly tokens: OneTimeTokensService,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** @throws GoTrueError 404 for an unknown user, 422 email_exists, 400 or 422 naming what cannot be taken */
  async issue({ email: given, ...request }: LinkRequest): Promise<IssuedLink> {
    const email = normaliseEmail(given);
    const known = await this.dataSource.manager.findOneBy(UserEntity, { email });
    const kind = !known && request.kind === 'magiclink' ? 'signup' : request.kind;
    const passwordHash = await this.passwordFor(kind, email, request, known);
    if (!known) {
      if (kind !== 'signup' && kind !== 'invite') throw userNotFound();
      const own = { passwordHash: passwordHash ?? (await this.accounts.randomHash()) };
      await this.accounts.insert(own, UserAttributes.parse({ email, user_metadata: request.data }));
    }
    return this.dataSource.transaction(async (manager) => {
      const user = await lockUser(manager, { email });
      if (!user) throw userNotFound();
      await this.prepare(manager, user, kind, request, passwordHash);
      const secrets = isEmailChange(kind)
        ? await this.tokens.issue(manager, user.id, kind)
        : await this.mails.issue(manager, user.id, kind);
      const now = await manager.findOneByOrFail(UserEntity, { id: user.id });
      return { kind, secrets, user: await viewUser(manager, now) };
    });
  }

  private async passwordFor(
    kind: LinkKind,
    email: string,
    { kind: asked, password, data }: Omit<LinkRequest, 'email'>,
    known: UserEntity | null,
  ): Promise<string | undefined> {
    if (kind !== 'signup' || asked !== 'signup') return undefined;
    if (known?.emailConfirmedAt) throw emailExists();
    if (!password) throw GoTrueError.invalid('Signup requires a valid password');
    assertAcceptable(password, ownerOf(email, data));
    return this.passwords.hash(password);
  }

  /** Does what the service does before it sends a mail of this kind. */
  private async prepare(
    manager: EntityManager,
    user: UserEntity,
    kind: LinkKind,
    { newEmail, data }: Omit<LinkRequest, 'email'>,
    passwordHash: string | undefined,
  ): Promise<void> {
    const now = this.clock.now();
    const which = { id: user.id };
    if (isEmailChange(kind)) {
      const address = normaliseEmail(newEmail);
      if (await manager.existsBy(UserEntity, { email: address })) throw emailExists();
      const asked = { newEmail: address, emailChangeSentAt: now, emailChangeConfirmedBy: null };
      if (user.newEmail !== address) await manager.update(UserEntity, which, { ...asked, updatedAt: now });
    } else if (kind === 'signup' || kind === 'invite') {
      if (user.emailConfirmedAt) throw emailExists();
      const userMetadata = mergeMetadata(user.userMetadata, data);
      const invited = kind === 'invite' ? { invitedAt: now } : {};
      const changes = { ...invited, ...(passwordHash && { passwordHash }), userMetadata, updatedAt: now };
      await manager.update(UserEntity, which, changes);
    }
  }
}

const isEmailChange = (kind: LinkKind): kind is EmailChangeKind => kind.startsWith('email_change_');
