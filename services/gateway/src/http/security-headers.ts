import type { FastifyReply } from 'fastify';

/** The headers that every answer carries, page or not. */
export function securityHeaders(siteUrl: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(self), payment=(), usb=()',
    ...(siteUrl.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000; includeSubDomains' } : {}),
  };
}

/** Adds what the answer does not state itself: the auth service is stricter about referrers than we are. */
export function addHeaders(reply: FastifyReply, headers: readonly (readonly [name: string, value: string])[]): void {
  for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value);
}
