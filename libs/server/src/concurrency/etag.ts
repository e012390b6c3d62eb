import type { FastifyReply } from 'fastify';

/** The strong entity tag of a version: `"3"`. */
export const etagOf = (version: number): string => `"${version}"`;

/** Whether an `If-None-Match` header names the entity tag, or any: the client has this version already. */
export const isUnchanged = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((candidate) => ['*', etag].includes(candidate.trim().replace(/^W\//, '')));

/** Answers a versioned resource with its `ETag`. */
export function withEtag<T extends { readonly version: number }>(reply: FastifyReply, resource: T): T {
  void reply.header('etag', etagOf(resource.version));
  return resource;
}
