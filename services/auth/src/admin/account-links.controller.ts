import { Body, Controller, HttpCode, Inject, Post } from '@nestjs/common';
import { z } from 'zod';
import { GoTrueError } from '@berea/server';
import { AuditTrail } from '../audit/audit-trail.js';
import { RedirectTargets } from '../core/redirect-targets.js';
import { BodyPipe, TextQuery } from '../http/pipes.js';
import { MailDispatcher } from '../mail/mail-dispatcher.js';
import { MailLinks } from '../mail/mail-links.js';
import { UserMetadata } from '../accounts/user-metadata.js';
import type { UserView } from '../accounts/user-view.js';
import { AccountLinksService, type LinkKind } from './account-links.service.js';
import { AdminOnly } from './admin.guard.js';

const KINDS: readonly string[] = [
  'signup',
  'invite',
  'magiclink',
  'recovery',
  'email_change_current',
  'email_change_new',
] satisfies LinkKind[];
const isKind = (type: string): type is LinkKind => KINDS.includes(type);

const Invitation = z.object({ email: z.string().default(''), data: UserMetadata.default({}) });
type Invitation = z.output<typeof Invitation>;

const LinkOrder = Invitation.extend({
  type: z.string().default(''),
  new_email: z.string().default(''),
  password: z.string().default(''),
  redirect_to: z.string().optional(),
});
type LinkOrder = z.output<typeof LinkOrder>;

/** Lets people in on an operator's word, by a mail or by a link that the operator passes on. */
@Controller('auth/v1')
@AdminOnly()
export class AccountLinksController {
  constructor(
    @Inject(AccountLinksService) private readonly links: AccountLinksService,
    @Inject(MailDispatcher) private readonly dispatcher: MailDispatcher,
    @Inject(MailLinks) private readonly mailLinks: MailLinks,
    @Inject(RedirectTargets) private readonly targets: RedirectTargets,
    @Inject(AuditTrail) private readonly audit: AuditTrail,
  ) {}

  @Post('invite')
  @HttpCode(200)
  async invite(
    @Body(new BodyPipe(Invitation)) { email, data }: Invitation,
    @TextQuery('redirect_to') redirectTo: string,
  ): Promise<UserView> {
    const { user, secrets } = await this.links.issue({ kind: 'invite', email, data, newEmail: '', password: '' });
    this.audit.record('user_invited', user.id);
    this.dispatcher.run(() => this.dispatcher.send('invite', String(user['email']), secrets, redirectTo));
    return user;
  }

  @Post('admin/generate_link')
  @HttpCode(200)
  async generate(
    @Body(new BodyPipe(LinkOrder)) order: LinkOrder,
    @TextQuery('redirect_to') asked: string,
  ): Promise<UserView> {
    const { type, email, new_email: newEmail, password, data, redirect_to: redirectTo = asked } = order;
    if (!isKind(type))
      throw GoTrueError.invalid(`Invalid email action link type requested, use one of ${KINDS.join(', ')}`);
    const { kind, user, secrets } = await this.links.issue({ kind: type, email, newEmail, password, data });
    this.audit.record('link_made_by_operator', user.id);
    return {
      ...user,
      action_link: readable(this.mailLinks.write(kind, secrets.linkToken, redirectTo)),
      email_otp: secrets.code,
      hashed_token: secrets.linkToken,
      verification_type: kind,
      redirect_to: this.targets.resolve(redirectTo),
    };
  }
}

/** The protocol writes the link's target unescaped; a query may hold colons and slashes. */
const readable = (link: string): string => link.replaceAll('%3A', ':').replaceAll('%2F', '/');
