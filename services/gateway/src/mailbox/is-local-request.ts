import type { FastifyRequest } from 'fastify';
import type { GatewayEnv } from '../config/env.js';
import { isWithin, LOOPBACK } from '@berea/server';

/** Any of these means that the request came through a proxy, so the peer says nothing about the sender. */
const FORWARDED = /^(?:x-forwarded(?:-.*)?|forwarded|via|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;
const LOCAL_HOST = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d{1,5})?$/i;

/**
 * Whether the local mailbox may be shown to this request. It holds the links that open accounts, so everything must
 * agree that this is somebody's own machine: peer, headers, Host (a page of another site whose name was pointed at this
 * machine sends its own), the site's address, and the mode.
 */
export function isLocalRequest(request: FastifyRequest, env: Pick<GatewayEnv, 'NODE_ENV' | 'SITE_URL'>): boolean {
  return (
    env.NODE_ENV !== 'production' &&
    LOCAL_HOST.test(new URL(env.SITE_URL).host) &&
    isWithin(request.raw.socket.remoteAddress, LOOPBACK) &&
    LOCAL_HOST.test(request.headers.host ?? '') &&
    !Object.keys(request.headers).some((name) => FORWARDED.test(name))
  );
}
