import path from 'node:path';
import { Controller, Get, Inject, Req, Res, UseFilters } from '@nestjs/common';
import type { Logger } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import { ENV, LOG } from '../config/tokens.js';
import { GatewayErrorFilter, sendNotFound } from '../answers/send-error.js';
import { FileContent } from './file-content.js';
import { PageSender } from './page-sender.js';
import { ServedPage } from './served-page.js';
import { StartDataSource } from './start-data.js';
import { BUILT_IN_REMOTES } from './remotes.js';
import { isWebFile } from './web-files.js';

/** The screen that links in mails lead to: the only one of the shell among the addresses of the auth service. */
const LINK_SCREEN = '/auth/confirm';

/** Screens whose address is itself a secret: it is in no index, and no other site is told of it. */
const SECRET_SCREEN = /^\/shared\//;
const KEPT_SECRET = { 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer' } as const;

/** Addresses that are never a screen of the shell. */
const RESERVED = /^\/(?:api|auth(?!\/confirm$)|assets|dev|health|remotes)(?:\/|$)/i;

/** The built web: pages and files of the shell under `/`, the files of each remote under `/remotes/<name>/`. */
@Controller()
@UseFilters(GatewayErrorFilter)
export class WebController {
  /** Folder of files by the beginning of their addresses. */
  private readonly folders: ReadonlyMap<string, string>;
  private readonly index: FileContent | ServedPage;

  constructor(
    @Inject(ENV) env: GatewayEnv,
    @Inject(PageSender) private readonly pages: PageSender,
    @Inject(StartDataSource) private readonly startData: StartDataSource,
    @Inject(LOG) log: Logger,
  ) {
    const root = path.resolve(env.WEB_ROOT);
    this.folders = new Map([
      ['/', path.join(root, 'shell')],
      ...BUILT_IN_REMOTES.map((name) => [`/remotes/${name}/`, path.join(root, `${name}-mfe`)] as const),
    ]);
    this.index = env.SHELL_URL
      ? new ServedPage(new URL('/index.html', env.SHELL_URL).href, log)
      : new FileContent(path.join(root, 'shell', 'index.html'));
  }

  @Get([LINK_SCREEN, '*'])
  async serve(@Req() request: FastifyRequest, @Res() reply: FastifyReply): Promise<void> {
    const address = decodeURIComponent(request.raw.url?.split('?', 1)[0] ?? '/');
    if (SECRET_SCREEN.test(address)) void reply.headers(KEPT_SECRET);
    await (isScreen(request, address) ? this.sendPage(request, reply) : this.sendFile(request, reply, address));
  }

  private async sendPage(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const html = await this.index.read();
    if (html) await this.pages.send(reply, await this.startData.into(html.toString('utf8')));
    else sendNotFound(request, reply);
  }

  private async sendFile(request: FastifyRequest, reply: FastifyReply, address: string): Promise<void> {
    const prefix = /^\/remotes\/[^/]+\//.exec(address)?.[0] ?? '/';
    const folder = this.folders.get(prefix);
    const name = address.slice(prefix.length);
    if (folder && (await isWebFile(folder, name))) reply.sendFile(name, folder);
    else sendNotFound(request, reply);
  }
}

/** Whether a browser opens an address as a page: not if it names a file or belongs to another part. */
function isScreen(request: FastifyRequest, address: string): boolean {
  if (address === '/' || address === '/index.html') return true;
  const named = address.slice(address.lastIndexOf('/')).includes('.');
  return !named && !RESERVED.test(address) && (request.headers.accept ?? '').includes('text/html');
}
