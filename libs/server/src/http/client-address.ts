import type { IncomingMessage } from 'node:http';
import { BlockList, isIP, isIPv6 } from 'node:net';
import { EnvError } from '../environment/env.js';

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

/** Networks by address and length of their prefix. */
export function networks(...ranges: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, isIPv6(address) ? 'ipv6' : 'ipv4');
  return list;
}

/** The addresses of programs on the same machine, and of a private network beside it. */
export const LOOPBACK = networks(['127.0.0.0', 8], ['::1', 128]);
export const PRIVATE_NETWORKS = networks(
  ['127.0.0.0', 8],
  ['::1', 128],
  ['10.0.0.0', 8],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['169.254.0.0', 16],
  ['100.64.0.0', 10],
  ['fc00::', 7],
  ['fe80::', 10],
);

/** Whether an address is in one of the networks; false for a text that is not an address. */
export function isWithin(address: string | undefined, list: BlockList): boolean {
  const name = plain(address ?? '');
  return isIP(name) !== 0 && list.check(name, isIPv6(name) ? 'ipv6' : 'ipv4');
}

/**
 * Whether a request comes from a program in one of the networks, and not through the gateway: that names its client in
 * `x-forwarded-for`.
 */
export const isOwnService = (
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  peers: BlockList = PRIVATE_NETWORKS,
): boolean =>
  headers['x-forwarded-for'] === undefined && headers.forwarded === undefined && isWithin(socket.remoteAddress, peers);

export interface TrustedProxies {
  readonly networks: BlockList;
  /** The most proxies in a row; none is believed about more than that. Any number if it is left out. */
  readonly hops?: number;
}

/**
 * The sender of a request: the socket's peer, or, as long as the sender is a trusted proxy, the address that it names
 * in `x-forwarded-for`. The claims of an untrusted peer are never read.
 * @returns an address, IPv4 without `::ffff:`; empty if the peer is unknown
 * @example
 * clientAddress(request.raw, { networks: readTrustedProxies('10.0.0.0/8') });
 */
export function clientAddress(
  { socket, headers }: Pick<IncomingMessage, 'socket' | 'headers'>,
  { networks: trusted, hops = Number.POSITIVE_INFINITY }: TrustedProxies,
): string {
  let address = plain(socket.remoteAddress ?? '');
  const given = headers['x-forwarded-for'];
  // Looking a sender up among the networks would tell nothing then.
  if (given === undefined) return address;
  const chain = [given]
    .flat()
    .join(',')
    .split(',')
    .map((part) => plain(part.trim()));
  for (let hop = 0; hop < hops && chain.length > 0 && isWithin(address, trusted); hop += 1) {
    const next = chain.pop() ?? '';
    if (!isIP(next)) break;
    address = next;
  }
  return address;
}

/** An IPv4 peer of a dual-stack socket is written as `::ffff:192.0.2.1`. */
const plain = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '');
