import { createHash } from 'node:crypto';
import { isUnchanged } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends what may be kept but must be asked about before each use: `no-cache` with an ETag, 304 when it is unchanged. */
export function sendRevalidated(
  request: FastifyRequest,
  reply: FastifyReply,
  type: string,
  body: string | Buffer,
): FastifyReply {
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.status(304).send();
  return reply.type(type).send(body);
}
