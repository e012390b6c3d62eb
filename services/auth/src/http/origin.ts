import { AsyncLocalStorage } from 'node:async_hooks';
import { clientAddress, PRIVATE_NETWORKS } from '@berea/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Where a request came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** The gateway stands before this service, on the same machine or in its network, and nothing else does. */
const GATEWAY = { networks: PRIVATE_NETWORKS, hops: 1 };

/** The client's address: what the gateway says in `x-forwarded-for`; of any other sender, the socket's peer. */
export const addressOf = ({ raw }: FastifyRequest): string => clientAddress(raw, GATEWAY);

export const RequestOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip: addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) };
});

/** The request that the running code works for. */
interface TrackedOrigin {
  readonly ip: string;
  readonly requestId: string;
}

const scope = new AsyncLocalStorage<TrackedOrigin>();
const NONE: TrackedOrigin = { ip: '', requestId: '' };

/** Both are empty for work that no request asked for. */
export const currentOrigin = (): TrackedOrigin => scope.getStore() ?? NONE;

/** Opens the scope after the body was read, since reading it would leave the scope again. */
export function trackOrigin(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    scope.run({ ip: addressOf(request), requestId: request.id }, done),
  );
}
