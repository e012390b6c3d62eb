import { BlockList } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AuthError } from '../errors/auth-error.js';

/** For routes between our own services: to anybody else, they do not exist. */
@Injectable()
export class InternalGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return admit(context, INTERNAL);
  }
}

/** For routes that only programs on this very machine may call. */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return admit(context, LOOPBACK);
  }
}

/** The gateway names the client in `x-forwarded-for`, so whatever carries it came through the public door. */
function admit(context: ExecutionContext, peers: BlockList): true {
  const { headers, socket } = context.switchToHttp().getRequest<FastifyRequest>();
  const peer = socket.remoteAddress ?? '';
  const admitted =
    headers['x-forwarded-for'] === undefined &&
    headers.forwarded === undefined &&
    peers.check(peer, peer.includes(':') ? 'ipv6' : 'ipv4');
  if (!admitted) throw new AuthError(404, 'not_found', 'Nothing was found at this address.');
  return true;
}

const LOOPBACK = networks(['127.0.0.0', 8], ['::1', 128]);
const INTERNAL = networks(
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

function networks(...ranges: readonly (readonly [address: string, prefix: number])[]): BlockList {
  const list = new BlockList();
  for (const [address, prefix] of ranges) list.addSubnet(address, prefix, address.includes(':') ? 'ipv6' : 'ipv4');
  return list;
}
