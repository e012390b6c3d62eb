import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { studyContract } from '@berea/contracts';
import { SHARED_HEADER } from '@berea/server';
import type { FastifyInstance } from 'fastify';

/** Addresses of routes whose answers are the same for everybody, as Fastify writes them. */
const SHARED = new Set(
  [
    ...Object.values(studyContract.bible),
    ...Object.values(studyContract.works),
    ...Object.values(studyContract.reference),
    ...Object.values(studyContract.dictionaries),
  ]
    .filter((procedure) => procedure['~orpc'].meta.shared)
    .map((procedure) => procedure['~orpc'].route.path?.replace(/\{(\w+)\}/g, ':$1')),
);

/**
 * Tells the gateway which answers it may keep for everybody, and until when: each carries the version of what it was made
 * from, and `GET /internal/library-version` says which one is current.
 */
export function tellLibraryVersion(fastify: FastifyInstance, contentVersion: () => string): void {
  const program = programVersion();
  const version = () => `${contentVersion()}-${program}`;
  fastify.get('/internal/library-version', { logLevel: 'silent' }, () => ({ version: version() }));
  fastify.addHook('onSend', (request, reply, _payload, done) => {
    if (reply.statusCode === 200 && SHARED.has(request.routeOptions.url)) void reply.header(SHARED_HEADER, version());
    done();
  });
}

/** Another program may answer otherwise from the same texts. */
function programVersion(): string {
  const program = process.argv[1];
  return createHash('sha256')
    .update(program ? readFileSync(program) : '')
    .digest('hex')
    .slice(0, 16);
}
