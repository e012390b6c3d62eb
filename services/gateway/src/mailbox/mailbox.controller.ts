import { Controller, Get, Header, Inject, Req, Res, UseFilters } from '@nestjs/common';
import { ApiError } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../config/settings.js';
import { SETTINGS_TOKEN } from '../config/tokens.js';
import { GatewayErrorFilter } from '../answers/send-error.js';
import { upstreamError } from '../upstreams/upstream-error.js';
import { Upstreams } from '../upstreams/upstreams.js';
import { PageSender } from '../web/page-sender.js';
import { MailboxAccess } from './mailbox-access.js';
import { mailboxPage } from './mailbox-page.js';
import { readMails, readOutbox } from './outbox.js';

/**
 * The local mailbox, on the machine where the product runs; elsewhere its page opens by a code that is used once, and
 * its addresses answer 404.
 */
@Controller()
@UseFilters(GatewayErrorFilter)
export class MailboxController {
  constructor(
    @Inject(MailboxAccess) private readonly access: MailboxAccess,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(PageSender) private readonly pages: PageSender,
  ) {}

  @Get('dev/mailbox')
  async showPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const { code } = request.query as { code?: unknown };
    const cookie = typeof code === 'string' ? this.access.redeem(code) : undefined;
    if (cookie) {
      // Without the code, which would stay in the history of this browser.
      await reply.header('set-cookie', cookie).header('cache-control', 'no-store').redirect('/dev/mailbox', 303);
      return;
    }
    const isAllowed = this.access.isStraight(request) || this.access.isOpened(request);
    await this.pages.send(reply, mailboxPage(readMails(await this.outbox(request, isAllowed))));
  }

  @Get('auth/v1/dev/outbox')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  showOutbox(@Req() request: FastifyRequest): Promise<string> {
    return this.outbox(request, this.access.isStraight(request));
  }

  /** @throws ApiError 404 for all who may not see it, and where real mail is sent */
  private async outbox(request: FastifyRequest, isAllowed: boolean): Promise<string> {
    const { auth } = this.upstreams;
    if (!auth || !isAllowed) throw new ApiError('NOT_FOUND');
    let outbox: string | undefined;
    try {
      outbox = await readOutbox(auth, request.id, this.settings.deadlines.auth);
    } catch (error) {
      throw upstreamError(error);
    }
    if (outbox === undefined) throw new ApiError('NOT_FOUND');
    return outbox;
  }
}
