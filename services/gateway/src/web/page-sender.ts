import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { GatewayEnv } from '../config/env';
import { contentSecurityPolicy } from './content-security-policy';
import type { RemotesSource } from './remotes.js';

const PLACEHOLDER = '__CSP_NONCE__';

/**
 * Sends HTML with a policy and a fresh nonce in every place that asks for one. A page has no validators: after a 304 the
 * browser would show the old page with the old nonce under the new policy, that is, unstyled.
 */
export class PageSender {
  private readonly authOrigin: string | undefined;

  constructor(
    env: GatewayEnv,
    private readonly remotes: RemotesSource,
  ) {
    this.authOrigin = env.SUPABASE_URL && new URL(env.SUPABASE_URL).origin;
  }

  async send(reply: FastifyReply, html: string): Promise<FastifyReply> {
    const nonce = randomBytes(16).toString('base64');
    const { origins } = await this.remotes.read();
    return reply
      .headers({
        'cache-control': 'no-cache',
        'content-security-policy': contentSecurityPolicy({
          nonce,
          remoteOrigins: origins,
          authOrigin: this.authOrigin,
        }),
      })
      .type('text/html; charset=utf-8')
      .send(html.replaceAll(PLACEHOLDER, nonce));
  }
}
