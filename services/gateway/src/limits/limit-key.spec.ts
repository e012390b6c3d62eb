import { describe, expect, it } from '@jest/globals';
import { addressKey } from './limit-key.js';

describe('addressKey', () => {
  it.each([
    ['192.0.2.1', 'net:192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', 'net:2001:db8:1:2::/64'],
    ['2001:DB8:0001:2:ffff::9', 'net:2001:db8:1:2::/64'],
    ['2001:db8::1', 'net:2001:db8:0:0::/64'],
    ['::1', 'net:0:0:0:0::/64'],
    ['fe80::1%eth0', 'net:fe80:0:0:0::/64'],
    ['1::', 'net:1:0:0:0::/64'],
  ])('counts %s as %s', (address, key) => expect(addressKey(address)).toBe(key));
});
