import { BlockList, isIP, isIPv6 } from 'node:net';
import { EnvError } from '@berea/server';

/** Proxies that are believed, from a list of addresses and networks with commas. @throws EnvError naming an entry that is neither */
export function readTrustedProxies(list: string | undefined): BlockList {
  const trusted = new BlockList();
  const entries = (list ?? '').split(',').map((part) => part.trim());
  for (const entry of entries.filter(Boolean)) {
    const [, address = '', bits] = /^([^/]+)(?:\/(\d{1,3}))?$/.exec(entry) ?? [];
    const most = isIPv6(address) ? 128 : 32;
    if (!isIP(address) || Number(bits ?? 0) > most) {
      throw new EnvError([`TRUST_PROXY: "${entry}" is neither an address nor a network`]);
    }
    trusted.addSubnet(address, Number(bits ?? most), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return trusted;
}

/**
 * Who sent a request: the socket's peer, or, as long as the sender is a trusted proxy, the one that it names in
 * `x-forwarded-for`. What an untrusted peer says of itself is never read.
 */
export function clientAddress(peer: string | undefined, forwardedFor: string | undefined, trusted: BlockList): string {
  const chain = (forwardedFor ?? '').split(',').map((part) => plain(part.trim()));
  let address = plain(peer ?? '');
  while (isTrusted(address, trusted) && chain.length > 0) {
    const next = chain.pop() ?? '';
    if (!isIP(next)) break;
    address = next;
  }
  return address;
}

/** An IPv4 peer of a dual-stack socket is written as `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');

const isTrusted = (address: string, trusted: BlockList): boolean =>
  isIP(address) !== 0 && trusted.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');

/** True for addresses of this very machine. */
export function isLoopback(address: string | undefined): boolean {
  const name = plain(address ?? '');
  return name === '::1' || (isIP(name) === 4 && name.startsWith('127.'));
}
