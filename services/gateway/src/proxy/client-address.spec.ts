import { describe, expect, it } from '@jest/globals';
import { clientAddress, readTrustedProxies } from './client-address.js';

describe('clientAddress', () => {
  const trusted = readTrustedProxies('10.0.0.0/8, 192.0.2.7, 2001:db8::/32');

  it.each([
    ['an untrusted peer is the client, whatever it says', '203.0.113.9', '198.51.100.1', '203.0.113.9'],
    ['a trusted peer that says nothing is the client', '10.0.0.1', undefined, '10.0.0.1'],
    ['a trusted peer names the client', '10.0.0.1', '198.51.100.1', '198.51.100.1'],
    ['what the client wrote before its own address is not read', '10.0.0.1', '1.1.1.1, 198.51.100.1', '198.51.100.1'],
    ['trusted proxies in a row are passed over', '10.0.0.1', '198.51.100.1, 192.0.2.7,10.9.9.9', '198.51.100.1'],
    ['a chain of trusted proxies ends with the first', '10.0.0.1', '10.0.0.3, 10.0.0.2', '10.0.0.3'],
    ['something that is no address ends the reading', '10.0.0.1', '198.51.100.1, unknown', '10.0.0.1'],
    ['an IPv4 peer of a dual-stack socket is the same peer', '::ffff:10.0.0.1', '::ffff:198.51.100.1', '198.51.100.1'],
    ['IPv6 is understood', '2001:db8::1', '2001:dead::1', '2001:dead::1'],
    ['an unknown peer is nobody', undefined, '198.51.100.1', ''],
  ])('%s', (_name, peer, forwardedFor, expected) => {
    expect(clientAddress(peer, forwardedFor, trusted)).toBe(expected);
  });

  it('trusts nobody by default', () => {
    expect(clientAddress('127.0.0.1', '198.51.100.1', readTrustedProxies(undefined))).toBe('127.0.0.1');
  });

  it.each(['proxy.local', '10.0.0.0/x', '10.0.0.0/8/8', '10.0.0.0/33', '300.1.1.1'])('refuses to trust %s', (list) => {
    expect(() => readTrustedProxies(list)).toThrow(/TRUST_PROXY/);
  });
});
