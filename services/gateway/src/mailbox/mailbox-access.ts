import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync, unlinkSync } from 'node:fs';
import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import { isWithin, LOOPBACK } from '@berea/server';

/**
 * The headers that a browser or a plain program sends by itself. Any other header may come from a proxy. Proxies name the
 * sender's address in too many ways to list, so the usual headers are listed.
 */
const STRAIGHT =
  /^(?:host|connection|user-agent|accept|accept-(?:encoding|language|charset)|cache-control|pragma|upgrade-insecure-requests|sec-[a-z-]+|purpose|dnt|priority|te|referer|origin|cookie|if-none-match|if-modified-since|save-data|rtt|ect|downlink|device-memory|keep-alive)$/;
const LOCAL_HOSTS = ['localhost', '127.0.0.1', '[::1]'];

const COOKIE = 'berea-mailbox';
const COOKIE_LIFE_S = 43_200;

type Env = Pick<GatewayEnv, 'NODE_ENV' | 'SITE_URL' | 'MAILBOX_CODE_AT'>;

/**
 * Decides which requests may see the local mailbox. It holds the links that open accounts, so everything must agree that
 * the user's own machine asks: peer, headers, Host with the port in use (a page of another site whose name was pointed at
 * this machine sends its own), the site's address, and the mode. Elsewhere a code opens it, once, for the browser that
 * sends it.
 */
export class MailboxAccess {
  private readonly opened = new Set<string>();

  constructor(private readonly env: Env) {}

  /** Whether this request came from a browser or program on this machine, with nothing in between. */
  isStraight(request: FastifyRequest): boolean {
    const { socket, httpVersion } = request.raw;
    return (
      this.isOffered() &&
      isWithin(socket.remoteAddress, LOOPBACK) &&
      isHostOf(request.headers.host, socket.localPort) &&
      // Some proxies still speak HTTP/1.0; no browser does.
      httpVersion !== '1.0' &&
      Object.keys(request.headers).every((name) => STRAIGHT.test(name))
    );
  }

  /** Whether its browser was let in by a code. */
  isOpened(request: FastifyRequest): boolean {
    const sent = (request.headers.cookie ?? '').split(';').map((pair) => pair.trim());
    const ticket = sent.find((pair) => pair.startsWith(`${COOKIE}=`))?.slice(COOKIE.length + 1);
    return this.isOffered() && ticket !== undefined && this.opened.has(sha256(ticket));
  }

  /** The cookie that opens the mailbox, for who sends the code that `npm start` printed; undefined for any other. */
  redeem(code: string): string | undefined {
    if (!this.isOffered() || !this.takeCode(code)) return undefined;
    const ticket = randomBytes(24).toString('base64url');
    this.opened.add(sha256(ticket));
    return `${COOKIE}=${ticket}; Path=/dev/mailbox; Max-Age=${COOKIE_LIFE_S}; HttpOnly; SameSite=Strict`;
  }

  private isOffered(): boolean {
    return this.env.NODE_ENV !== 'production' && LOCAL_HOSTS.includes(new URL(this.env.SITE_URL).hostname);
  }

  /** The code is in a file that is deleted on use, so that it does not work in the next process either. */
  private takeCode(code: string): boolean {
    const { MAILBOX_CODE_AT: file } = this.env;
    if (!file) return false;
    try {
      const printed = readFileSync(file, 'utf8').trim();
      if (!printed || !timingSafeEqual(Buffer.from(sha256(code)), Buffer.from(sha256(printed)))) return false;
      unlinkSync(file);
      return true;
    } catch {
      // It was used, or none was made.
      return false;
    }
  }
}

function isHostOf(host: string | undefined, port: number | undefined): boolean {
  const allowed = LOCAL_HOSTS.flatMap((name) => (port === 80 ? [name, `${name}:80`] : [`${name}:${port}`]));
  return host !== undefined && allowed.includes(host.toLowerCase());
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
