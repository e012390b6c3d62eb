import { GoTrueError, isOwnService, LOOPBACK, PRIVATE_NETWORKS } from '@berea/server';
import type { BlockList } from 'node:net';
import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** For routes between our own services; for all other callers they do not exist. */
@Injectable()
export class InternalGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return admit(context, PRIVATE_NETWORKS);
  }
}

/** For routes that only programs on this machine may call. */
@Injectable()
export class LoopbackGuard implements CanActivate {
  canActivate(context: ExecutionContext): boolean {
    return admit(context, LOOPBACK);
  }
}

function admit(context: ExecutionContext, peers: BlockList): true {
  if (!isOwnService(context.switchToHttp().getRequest<FastifyRequest>(), peers))
    throw new GoTrueError(404, 'not_found', 'Nothing was found at this address.');
  return true;
}
