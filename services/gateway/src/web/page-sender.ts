import { randomBytes } from 'node:crypto';
import type { FastifyReply } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import type { RemotesSource } from './remotes.js';

const PLACEHOLDER = '__CSP_NONCE__';

/**
 * Sends HTML with a policy, and a fresh nonce in place of each placeholder. A page has no validators: after a 304 the
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

interface PolicySources {
  /** The nonce of this answer alone; style elements must carry it. */
  readonly nonce: string;
  /** Origins other than this one that remotes are loaded from. */
  readonly remoteOrigins: readonly string[];
  /** Origin of a hosted auth service. */
  readonly authOrigin?: string | undefined;
}

/** Content-Security-Policy of a page: no inline script and no eval; scripts come from this origin or a listed remote only. */
function contentSecurityPolicy({ nonce, remoteOrigins, authOrigin }: PolicySources): string {
  const directives: Record<string, readonly string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...remoteOrigins],
    'worker-src': ["'self'"],
    'style-src': ["'self'", `'nonce-${nonce}'`, ...remoteOrigins],
    'style-src-attr': ["'unsafe-inline'"],
    'connect-src': ["'self'", ...(authOrigin ? [authOrigin] : []), ...remoteOrigins],
    'img-src': ["'self'", 'data:', 'blob:', ...remoteOrigins],
    'font-src': ["'self'", ...remoteOrigins],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'frame-ancestors': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, sources]) => `${name} ${sources.join(' ')}`)
    .join('; ');
}
