import { isIPv6 } from 'node:net';

const GROUPS = 8;
/** One subscriber holds a whole /64, so that counts as one sender. */
const COUNTED_GROUPS = 4;

/**
 * One sender, for limits: an IPv4 address, also if it is written as IPv6, and the /64 network of an IPv6 address. A
 * text that is not an address stays as it is.
 */
export function clientNetwork(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  if (!isIPv6(address)) return address;
  const [head = '', tail] = (address.split('%', 1)[0] ?? '').toLowerCase().split('::');
  const before = head ? head.split(':') : [];
  const after = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : Math.max(0, GROUPS - before.length - after.length);
  const groups = [...before, ...Array.from({ length: missing }, () => '0'), ...after].slice(0, COUNTED_GROUPS);
  return `${groups.map((group) => group.replace(/^0+(?=.)/, '')).join(':')}::/64`;
}
