import { createHash } from 'node:crypto';
import { isUnchanged } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends JSON that clients may store but must revalidate before each use: `no-cache` with an ETag, 304 when unchanged. */
export function sendRevalidated(request: FastifyRequest, reply: FastifyReply, json: string): void {
  const etag = `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`;
  void reply.headers({ 'cache-control': 'no-cache', etag });
  if (isUnchanged(request.headers['if-none-match'], etag)) void reply.status(304).send();
  else void reply.type('application/json; charset=utf-8').send(json);
}
