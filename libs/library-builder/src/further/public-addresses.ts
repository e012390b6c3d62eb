import dns from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Addresses of this machine, of a local network, and those that lead nowhere or to many. */
const OTHERS = new BlockList();
for (const [net, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  OTHERS.addSubnet(net, prefix, 'ipv4');
for (const [net, prefix] of [
  ['::', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  OTHERS.addSubnet(net, prefix, 'ipv6');

const isOther = (address: string): boolean => OTHERS.check(address, isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** Whether a host may be asked, as far as its name tells. */
export function isPublic(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, '');
  return isIP(bare) ? !isOther(bare) : bare !== 'localhost' && !bare.endsWith('.localhost');
}

/** Finds the addresses of a host, and fails if one of them is not public: a name may lead anywhere. */
export const lookupPublic: LookupFunction = (host, options, callback) => {
  dns.lookup(host, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return callback(error ?? new Error(`${host} has no address`), '');
    const other = found.find(({ address }) => isOther(address));
    if (other) return callback(new Error(`${host} has the address ${other.address}, which is not public`), '');
    if (options.all) return callback(null, found);
    callback(null, first.address, first.family);
  });
};
