import { isIPv6 } from 'node:net';

export const userKey = (userId: string): string => `user:${userId}`;

/** Key of an address. One subscriber holds a whole /64 of IPv6, so that is what counts as one sender. */
export const addressKey = (address: string): string =>
  `net:${isIPv6(address) ? `${firstGroups(address, 4).join(':')}::/64` : address}`;

/** The first groups of an IPv6 address, with `::` written out and without leading zeros. */
function firstGroups(address: string, count: number): string[] {
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  return [...before, ...Array.from({ length: missing }, () => '0'), ...after]
    .slice(0, count)
    .map((group) => group.replace(/^0+(?=.)/, ''));
}
