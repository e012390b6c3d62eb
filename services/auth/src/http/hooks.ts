import type { FastifyInstance } from 'fastify';
import { encodeGoTrueError, GoTrueError } from '@berea/server';
import type { RedirectTargets } from '../core/redirect-targets.js';

const PREFLIGHT = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers':
    'accept, authorization, apikey, content-type, x-client-info, x-supabase-api-version, x-jwt-aud',
  'access-control-max-age': '600',
};

/** Without the version, the client would not find the code in an error. */
const EXPOSED = 'X-Supabase-Api-Version, X-Total-Count, Link';

/**
 * Allows calls from browsers on origins where links may lead, and from no other origin. The product itself has one
 * origin and does not need this. The service reads no cookies, so credentials are not allowed.
 */
export function allowOrigins(fastify: FastifyInstance, targets: RedirectTargets): void {
  fastify.addHook('onRequest', async (request, reply) => {
    const { origin } = request.headers;
    if (!origin || !request.url.startsWith('/auth/v1/')) return;
    void reply.header('vary', 'Origin');
    if (targets.resolve(origin) !== `${origin}/`) return;
    void reply.headers({ 'access-control-allow-origin': origin, 'access-control-expose-headers': EXPOSED });
    if (request.method === 'OPTIONS' && request.headers['access-control-request-method'])
      return reply.status(204).headers(PREFLIGHT).send();
  });
}

/** Answers hold tokens and personal data, so no cache may store them unless a route says otherwise. */
export function secureAnswers(fastify: FastifyInstance): void {
  fastify.addHook('onSend', (_request, reply, _payload, done) => {
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store');
    void reply.header('x-content-type-options', 'nosniff');
    done();
  });
}

const DEADLINE_MS = 10_000;

/** The longest time for an answer: a request that takes longer is answered with 504. */
export function answerInTime(fastify: FastifyInstance, deadlineMs = DEADLINE_MS): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const timer = setTimeout(() => {
      if (reply.sent) return;
      const error = new GoTrueError(504, 'request_timeout', 'This took too long. Try again.');
      const { headers, body } = encodeGoTrueError(error, request.headers);
      void reply.headers(headers).status(error.status).send(body);
    }, deadlineMs);
    reply.raw.once('close', () => clearTimeout(timer));
    done();
  });
}
