import { withNextLink } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PackedPart } from './kept-lists.js';
import type { WrittenPart } from './list-newest.js';

const written = new WeakMap<FastifyRequest, Pick<PackedPart, 'body' | 'encoding'>>();

/**
 * Sends a part of a list as Postgres wrote it. The contract's handler gets an empty list instead, so that nothing is
 * checked and written twice. `list-resources.http.spec.ts` proves that the text matches the contract.
 */
export const withWritten = (reply: FastifyReply, { json, next }: WrittenPart): never[] =>
  withPacked(reply, { body: json, encoding: undefined, next });

/** Like `withWritten`, for a part that may be compressed already. */
export function withPacked(reply: FastifyReply, { body, encoding, next }: Omit<PackedPart, 'length'>): never[] {
  written.set(reply.request, { body, encoding });
  return withNextLink(reply, { items: [], next });
}

/** Sends what `withWritten` and `withPacked` were given. */
export function sendWritten(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, reply, payload, done) => {
    const part = written.get(request);
    if (part?.encoding) void reply.headers({ 'content-encoding': part.encoding, vary: 'accept-encoding' });
    done(null, part?.body ?? payload);
  });
}
