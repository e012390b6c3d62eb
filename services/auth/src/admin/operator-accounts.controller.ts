import { Body, Controller, Get, HttpCode, Inject, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { DataSource, type EntityManager, In } from 'typeorm';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { FactorEntity } from '../accounts/factor.entity.js';
import { SessionEntity } from '../accounts/session.entity.js';
import { isBanned, UserEntity } from '../accounts/user.entity.js';
import { AuditTrail } from '../audit/audit-trail.js';
import { AuthConfig } from '../core/auth-config.js';
import { Clock } from '../core/clock.js';
import { normaliseEmail } from '../http/contact-details.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { MailLinks } from '../mail/mail-links.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { AccountLinksService } from './account-links.service.js';
import { AccountRemovalService } from './account-removal.service.js';
import { AccountsService, userNotFound } from './accounts.service.js';
import { AdminOnly } from './admin.guard.js';
import { addPaging, offsetOf, readPage } from './pages.js';
import { UserAttributes } from './user-attributes.js';

const MOST_SESSIONS = 100;
/** As long as a ban may last: a thousand years. */
const FOR_GOOD = '8760000h';

const Order = z.object({
  email: z.string().default(''),
  do: z.enum(['show', 'confirm', 'disable', 'enable', 'sessions', 'end-sessions', 'delete', 'reset-password']),
});
type Order = z.output<typeof Order>;

/** An account as operators see it: nothing that its owner wrote, not even the name. */
export interface AccountView {
  readonly id: string;
  readonly email: string;
  readonly state: 'active' | 'unconfirmed' | 'disabled' | 'closed' | 'deleted';
  readonly second_factor: boolean;
  readonly created_at: string;
  readonly last_sign_in_at: string | null;
}

export interface AccountAnswer {
  /** As it is after the order; after a deletion, as it was. */
  readonly account: AccountView;
  /** For `sessions`: the latest used first, a hundred at most. */
  readonly sessions?: readonly { user_agent: string; ip: string; created_at: string; refreshed_at: string }[];
  /** For `end-sessions`: how many there were. */
  readonly ended?: number;
  /** For `reset-password`, where no mail can be sent: the link that the owner needs. */
  readonly link?: string;
}

/** What `npm run operate` does to accounts, each found by its address. These calls are ours, not the protocol's. */
@Controller('auth/v1/admin/accounts')
@AdminOnly()
export class OperatorAccountsController {
  constructor(
    @Inject(DataSource) private readonly dataSource: DataSource,
    @Inject(AccountsService) private readonly accounts: AccountsService,
    @Inject(AccountRemovalService) private readonly removal: AccountRemovalService,
    @Inject(AccountLinksService) private readonly links: AccountLinksService,
    @Inject(SessionsService) private readonly sessions: SessionsService,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(MailLinks) private readonly mailLinks: MailLinks,
    @Inject(AuthConfig) private readonly config: AuthConfig,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
    @Inject(Clock) private readonly clock: Clock,
  ) {}

  /** The newest first. */
  @Get()
  async list(
    @TextQuery('page') number: string,
    @TextQuery('per_page') size: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<{ accounts: AccountView[]; total: number }> {
    const page = readPage(number, size);
    const { manager } = this.dataSource;
    const [users, total] = await manager.findAndCount(UserEntity, {
      order: { createdAt: 'DESC', id: 'ASC' },
      skip: offsetOf(page),
      take: page.size,
    });
    this.audit.record('users_listed_by_operator');
    addPaging(request, reply, page, total);
    return { accounts: await this.view(manager, users), total };
  }

  /** @throws GoTrueError 404 for an unknown address, 400 for an order that is none */
  @Post()
  @HttpCode(200)
  async order(@Body(new BodyPipe(Order)) { email, do: order }: Order): Promise<AccountAnswer> {
    const { manager } = this.dataSource;
    const user = await manager.findOneBy(UserEntity, { email: normaliseEmail(email) });
    if (!user) throw userNotFound();
    const [before] = await this.view(manager, [user]);
    const done = await this.carryOut(order, user);
    const now = await manager.findOneBy(UserEntity, { id: user.id });
    const [account = before] = await this.view(manager, now ? [now] : []);
    if (!account) throw userNotFound();
    return { account, ...done };
  }

  /** Changes and deletions are audited where they are made, all else here. */
  private async carryOut(order: Order['do'], user: UserEntity): Promise<Omit<AccountAnswer, 'account'>> {
    const { id } = user;
    switch (order) {
      case 'show':
        this.audit.record('user_read_by_operator', id);
        return {};
      case 'confirm':
        await this.accounts.change(id, UserAttributes.parse({ email_confirm: true }), 'user_confirmed_by_operator');
        return {};
      case 'disable':
        await this.accounts.change(id, UserAttributes.parse({ ban_duration: FOR_GOOD }), 'user_disabled_by_operator');
        return {};
      case 'enable':
        await this.accounts.change(id, UserAttributes.parse({ ban_duration: 'none' }), 'user_enabled_by_operator');
        return {};
      case 'sessions':
        this.audit.record('user_read_by_operator', id);
        return { sessions: await this.sessionsOf(id) };
      case 'end-sessions': {
        const ended = await this.dataSource.transaction((manager) => this.sessions.endWhere(manager, { userId: id }));
        this.audit.record('sessions_ended_by_operator', id);
        return { ended: ended.length };
      }
      case 'delete':
        await this.removal.remove(id, false);
        return {};
      case 'reset-password':
        return this.resetPassword(user);
    }
  }

  private async sessionsOf(userId: string) {
    const rows = await this.dataSource.manager.find(SessionEntity, {
      where: { userId },
      order: { refreshedAt: 'DESC', id: 'ASC' },
      take: MOST_SESSIONS,
    });
    return rows.map(({ userAgent, ip, createdAt, refreshedAt }) => ({
      user_agent: userAgent,
      ip,
      created_at: createdAt.toISOString(),
      refreshed_at: refreshedAt.toISOString(),
    }));
  }

  /** The owner gets a mail; only where none can be sent does the operator get the link. */
  private async resetPassword(user: UserEntity): Promise<{ link?: string }> {
    if (isBanned(user, this.clock.now()))
      throw new GoTrueError(422, 'user_banned', 'Nobody can sign in to this account. Enable it first');
    const request = { kind: 'recovery', email: user.email, newEmail: '', password: '', data: {} } as const;
    const { secrets } = await this.links.issue(request);
    this.audit.record('link_made_by_operator', user.id);
    const target = `${this.config.siteUrl}/reset-password`;
    if (this.config.mailUnavailable) return { link: this.mailLinks.write('recovery', secrets.linkToken, target) };
    this.dispatcher.run(() => this.dispatcher.send('recovery', user.email, secrets, target));
    return {};
  }

  private async view(manager: EntityManager, users: readonly UserEntity[]): Promise<AccountView[]> {
    const factors = await manager.find(FactorEntity, {
      where: { userId: In(users.map(({ id }) => id)), status: 'verified' },
    });
    const assured = new Set(factors.map(({ userId }) => userId));
    return users.map((user) => ({
      id: user.id,
      email: user.email,
      state: this.stateOf(user),
      second_factor: assured.has(user.id),
      created_at: user.createdAt.toISOString(),
      last_sign_in_at: user.lastSignInAt?.toISOString() ?? null,
    }));
  }

  private stateOf(user: UserEntity): AccountView['state'] {
    if (user.deletedAt) return 'deleted';
    if (user.closedAt) return 'closed';
    if (isBanned(user, this.clock.now())) return 'disabled';
    return user.emailConfirmedAt || user.phoneConfirmedAt ? 'active' : 'unconfirmed';
  }
}
