import { AsyncLocalStorage } from 'node:async_hooks';
import { clientAddress, PRIVATE_NETWORKS } from '@berea/server';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** The sender of a request. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** Only the gateway may be in front of this service, on the same machine or in its network. */
const GATEWAY = { networks: PRIVATE_NETWORKS, hops: 1 };

/** The client's address: `x-forwarded-for` if the gateway sends it; for any other sender, the socket's peer. */
export const addressOf = ({ raw }: FastifyRequest): string => clientAddress(raw, GATEWAY);

export const RequestOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip: addressOf(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) };
});

/** The request that the running code belongs to. */
interface TrackedOrigin {
  readonly ip: string;
  readonly requestId: string;
}

const scope = new AsyncLocalStorage<TrackedOrigin>();
const NONE: TrackedOrigin = { ip: '', requestId: '' };

/** Both are empty for work without a request. */
export const currentOrigin = (): TrackedOrigin => scope.getStore() ?? NONE;

/** Opens the scope after the body was read, since reading the body would leave the scope. */
export function trackOrigin(fastify: FastifyInstance): void {
  fastify.addHook('preHandler', (request, _reply, done) =>
    scope.run({ ip: addressOf(request), requestId: request.id }, done),
  );
}
