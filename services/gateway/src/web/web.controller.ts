import path from 'node:path';
import { Inject, Injectable } from '@nestjs/common';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env';
import { sendNotFound } from '../http/send-error';
import { sendRevalidated } from '../http/send-revalidated.js';
import { ENV } from '../config/tokens';
import { FileContent } from './file-content.js';
import { PageSender } from './page-sender.js';
import { BUILT_IN_REMOTES, RemotesSource } from './remotes.js';
import { runtimeConfig } from './runtime-config.js';
import { sendWebFile } from './send-web-file.js';
import { WebFolder } from './web-folder.js';

/** The screen that the links of mails may lead to: the only one of the shell among the addresses of the auth service. */
const LINK_SCREEN = '/auth/confirm';

/** Addresses that are never a screen of the shell. */
const RESERVED = /^\/(?:api|auth(?!\/confirm$)|assets|dev|health|remotes)(?:\/|$)/i;
const JSON_TYPE = 'application/json; charset=utf-8';

/** The built web: the shell under `/`, each remote under `/remotes/<name>/`, and what the shell asks for when it opens. */
@Injectable()
export class WebController {
  private readonly folders: ReadonlyMap<string, WebFolder>;
  private readonly index: FileContent;
  private readonly config: string;

  constructor(
    @Inject(ENV) env: GatewayEnv,
    @Inject(RemotesSource) private readonly remotes: RemotesSource,
    @Inject(PageSender) private readonly pages: PageSender,
  ) {
    const folder = (name: string) => new WebFolder(path.join(env.WEB_ROOT, name));
    this.folders = new Map([
      ['/', folder('shell')],
      ...BUILT_IN_REMOTES.map((name) => [`/remotes/${name}/`, folder(`${name}-mfe`)] as const),
    ]);
    this.index = new FileContent(path.join(env.WEB_ROOT, 'shell', 'index.html'));
    this.config = JSON.stringify(runtimeConfig(env));
  }

  register(fastify: FastifyInstance): void {
    fastify.get('/config.json', (request, reply) => sendRevalidated(request, reply, JSON_TYPE, this.config));
    fastify.get('/remotes.json', async (request, reply) =>
      sendRevalidated(request, reply, JSON_TYPE, (await this.remotes.read()).json),
    );
    for (const path of [LINK_SCREEN, '/*']) fastify.get(path, (request, reply) => this.serve(request, reply));
  }

  private async serve(request: FastifyRequest, reply: FastifyReply): Promise<unknown> {
    const address = decodeURIComponent(request.raw.url?.split('?', 1)[0] ?? '/');
    if (isScreen(request, address)) {
      const html = await this.index.read();
      return html ? this.pages.send(reply, html.toString('utf8')) : sendNotFound(request, reply);
    }
    const file = await this.findFile(address);
    return file ? sendWebFile(request, reply, file) : sendNotFound(request, reply);
  }

  private async findFile(address: string) {
    const prefix = /^\/remotes\/[^/]+\//.exec(address)?.[0] ?? '/';
    return this.folders.get(prefix)?.find(address.slice(prefix.length));
  }
}

/** Whether a browser opens an address as a page: everything that looks like a file or belongs to another part does not. */
function isScreen(request: FastifyRequest, address: string): boolean {
  if (address === '/' || address === '/index.html') return true;
  const named = address.slice(address.lastIndexOf('/')).includes('.');
  return !named && !RESERVED.test(address) && (request.headers.accept ?? '').includes('text/html');
}
