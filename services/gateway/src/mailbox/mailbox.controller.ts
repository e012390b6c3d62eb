import { Inject, Injectable } from '@nestjs/common';
import { ApiError } from '@berea/server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env';
import { sendNotFound } from '../http/send-error';
import { upstreamError } from '../proxy/upstream-error.js';
import { Upstreams } from '../proxy/upstreams.js';
import type { Settings } from '../config/settings';
import { ENV, SETTINGS_TOKEN } from '../config/tokens';
import { PageSender } from '../web/page-sender.js';
import { isLocalRequest } from './is-local-request.js';
import { mailboxPage } from './mailbox-page.js';
import { readMails, readOutbox } from './outbox.js';

/** The local mailbox, on the machine where the product runs and nowhere else; elsewhere its addresses are unknown. */
@Injectable()
export class MailboxController {
  constructor(
    @Inject(ENV) private readonly env: GatewayEnv,
    @Inject(SETTINGS_TOKEN) private readonly settings: Settings,
    @Inject(Upstreams) private readonly upstreams: Upstreams,
    @Inject(PageSender) private readonly pages: PageSender,
  ) {}

  register(fastify: FastifyInstance): void {
    fastify.get('/dev/mailbox', async (request, reply) =>
      this.pages.send(reply, mailboxPage(readMails(await this.outbox(request)))),
    );
    fastify.get('/auth/v1/dev/outbox', async (request, reply) =>
      reply
        .header('cache-control', 'no-store')
        .type('application/json; charset=utf-8')
        .send(await this.outbox(request)),
    );
    fastify.all('/dev', sendNotFound);
    fastify.all('/dev/*', sendNotFound);
  }

  /** @throws ApiError 404 for everybody who may not see it, and where real mail is sent */
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
