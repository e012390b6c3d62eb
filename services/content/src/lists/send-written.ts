import { withNextLink } from '@berea/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { WrittenPart } from './list-newest.js';

const written = new WeakMap<FastifyRequest, string>();

/**
 * Answers a part of a list as Postgres wrote it. The contract's handler gets an empty list in its place, so that nothing
 * is checked and written a second time; that the text keeps to the contract is proved by `list-resources.http.spec.ts`.
 */
export function withWritten(reply: FastifyReply, { json, next }: WrittenPart): never[] {
  written.set(reply.request, json);
  return withNextLink(reply, { items: [], next });
}

/** Sends what `withWritten` was given. */
export function sendWritten(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (request, _reply, payload, done) => done(null, written.get(request) ?? payload));
}
