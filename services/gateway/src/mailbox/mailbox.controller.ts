import { Controller, Get, Header, Inject, Req, Res, UseFilters } from '@nestjs/common';
import { ApiError } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import type { Settings } from '../config/settings.js';
import { ENV, SETTINGS_TOKEN } from '../config/tokens.js';
import { GatewayErrorFilter } from '../http/send-error.js';
import { upstreamError } from '../proxy/upstream-error.js';
import { Upstreams } from '../proxy/upstreams.js';
import { PageSender } from '../web/page-sender.js';
import { isLocalRequest } from './is-local-request.js';
import { mailboxPage } from './mailbox-page.js';
import { readMails, readOutbox } from './outbox.js';

/** The local mailbox, on the machine where the product runs and nowhere else; elsewhere its addresses answer 404. */
@Controller()
@UseFilters(GatewayErrorFilter)
export class MailboxController {
  constructor(
    @Inject(ENV) private readonly env: GatewayEnv,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(PageSender) private readonly pages: PageSender,
  ) {}

  @Get('dev/mailbox')
  async showPage(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    await this.pages.send(reply, mailboxPage(readMails(await this.outbox(request))));
  }

  @Get('auth/v1/dev/outbox')
  @Header('cache-control', 'no-store')
  @Header('content-type', 'application/json; charset=utf-8')
  showOutbox(@Req() request: FastifyRequest): Promise<string> {
    return this.outbox(request);
  }

  /** @throws ApiError 404 for all who may not see it, and where real mail is sent */
  private async outbox(request: FastifyRequest): Promise<string> {
    const { auth } = this.upstreams;
    if (!auth || !isLocalRequest(request, this.env)) throw new ApiError('NOT_FOUND');
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
