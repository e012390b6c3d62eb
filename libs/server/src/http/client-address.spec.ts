import { describe, expect, it } from '@jest/globals';
import type { IncomingMessage } from 'node:http';
import { clientAddress, isWithin, LOOPBACK, PRIVATE_NETWORKS, readTrustedProxies } from './client-address.js';

const request = (remoteAddress: string | undefined, forwardedFor: string | undefined) =>
  ({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwardedFor } }) as unknown as IncomingMessage;

describe('clientAddress', () => {
  const trusted = readTrustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32');

  it.each([
    ['an untrusted peer is the client, whatever it says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted peer that says nothing is the client', '10.0.0.1', undefined, '10.0.0.1'],
    ['a trusted peer names the client', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    [
      'text that the client wrote before its own address is not read',
      '10.0.0.1',
      '1.1.1.1, 198.51.100.1',
      '198.51.100.1',
    ],
    ['trusted proxies in a row are passed over', '10.0.0.1', '198.51.100.1, 192.0.2.7,10.9.9.9', '198.51.100.1'],
    ['a chain of trusted proxies ends with the first', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['something that is no address ends the reading', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['an IPv4 peer of a dual-stack socket is the same peer', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['IPv6 is understood', '2001:db8::1', '2001:dead::1', '2001:dead::1'],
    ['an unknown peer is no client', undefined, '198.51.100.1', ''],
  ])('when several proxies may be trusted: %s', (_name, peer, forwardedFor, expected) => {
    expect(clientAddress(request(peer, forwardedFor), { networks: trusted })).toBe(expected);
  });

  it('without TRUST_PROXY, trusts no proxy: the peer is the client', () => {
    expect(clientAddress(request('127.0.0.1', '198.51.100.1'), { networks: readTrustedProxies(undefined) })).toBe(
      '127.0.0.1',
    );
  });

  it.each(['proxy.local', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.0/33', '300.1.1.1'])(
    'refuses the TRUST_PROXY %s',
    (list) => {
      expect(() => readTrustedProxies(list)).toThrow(/TRUST_PROXY/);
    },
  );

  it.each([
    ['its one proxy names the client', '127.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['a client in a private network is not taken for a further proxy', '127.0.0.1', '1.1.1.1, 10.0.0.5', '10.0.0.5'],
    ['a peer of the public network is the client, whatever it says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
  ])('when one proxy at most is trusted: %s', (_name, peer, forwardedFor, expected) => {
    expect(clientAddress(request(peer, forwardedFor), { networks: PRIVATE_NETWORKS, hops: 1 })).toBe(expected);
  });
});

describe('isWithin', () => {
  it.each([
    ['127.0.0.1', true],
    ['::ffff:127.0.0.9', true],
    ['::1', true],
    ['10.0.0.1', false],
    ['2001:db8::1', false],
    ['nothing', false],
    [undefined, false],
  ])('answers whether %s is of this machine: %s', (address, expected) => {
    expect(isWithin(address, LOOPBACK)).toBe(expected);
  });
});
