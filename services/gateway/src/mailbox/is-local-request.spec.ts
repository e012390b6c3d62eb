import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { isLocalRequest } from './is-local-request.js';

const from = (remoteAddress: string | undefined) =>
  ({ raw: { socket: { remoteAddress } }, headers: { host: 'localhost:4000' } }) as FastifyRequest;
const env = { NODE_ENV: 'development', SITE_URL: 'http://localhost:4000' } as const;

describe('isLocalRequest', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is true for the peer %s', (peer) => {
    expect(isLocalRequest(from(peer), env)).toBe(true);
  });

  it.each([undefined, '', '10.0.0.7', '192.168.1.5', '::ffff:10.0.0.7', '2001:db8::1', 'fe80::1', '128.0.0.1'])(
    'is false for the peer %s, though its Host is local',
    (peer) => {
      expect(isLocalRequest(from(peer), env)).toBe(false);
    },
  );
});
