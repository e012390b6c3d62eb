import { isIP } from 'node:net';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Where a request came from. */
export interface Origin {
  readonly ip: string;
  readonly userAgent: string;
}

/** The last entry of x-forwarded-for is the one that our own gateway wrote; without it, the socket's peer. */
export function clientAddress(request: FastifyRequest): string {
  const forwarded = [request.headers['x-forwarded-for'] ?? []].flat().join(',').split(',').at(-1)?.trim() ?? '';
  return isIP(forwarded) ? forwarded : (request.socket.remoteAddress ?? '');
}

export const RequestOrigin = createParamDecorator((_data: unknown, context: ExecutionContext): Origin => {
  const request = context.switchToHttp().getRequest<FastifyRequest>();
  return { ip: clientAddress(request), userAgent: (request.headers['user-agent'] ?? '').slice(0, 400) };
});
