import { describe, expect, it } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import { MailboxAccess } from './mailbox-access.js';

const access = new MailboxAccess({ NODE_ENV: 'development', SITE_URL: 'http://localhost:4000' });
const isStraight = (
  remoteAddress: string | undefined,
  { host = 'localhost:4000', localPort = 4_000, httpVersion = '1.1' } = {},
) =>
  access.isStraight({
    raw: { socket: { remoteAddress, localPort }, httpVersion },
    headers: { host },
  } as FastifyRequest);

describe('the local mailbox', () => {
  it.each(['127.0.0.1', '127.8.8.8', '::1', '::ffff:127.0.0.1'])('is there for the peer %s', (peer) => {
    expect(isStraight(peer)).toBe(true);
  });

  it.each([undefined, '', '10.0.0.7', '192.168.1.5', '::ffff:10.0.0.7', '2001:db8::1', 'fe80::1', '128.0.0.1'])(
    'is closed to the peer %s, though its Host is local',
    (peer) => {
      expect(isStraight(peer)).toBe(false);
    },
  );

  it('is closed to a Host of another port than that in use, and leaves out the port for port 80 alone', () => {
    expect(isStraight('::1', { host: 'localhost:4001' })).toBe(false);
    expect(isStraight('::1', { host: 'localhost' })).toBe(false);
    expect(isStraight('::1', { host: 'localhost', localPort: 80 })).toBe(true);
  });

  it('is closed to HTTP/1.0, which proxies speak and browsers do not', () => {
    expect(isStraight('127.0.0.1', { httpVersion: '1.0' })).toBe(false);
  });
});
