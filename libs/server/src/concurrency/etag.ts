import type { FastifyReply } from 'fastify';

/** The strong entity tag of a version: `"3"`. */
export const etagOf = (version: number): string => `"${version}"`;

/** Answers a versioned resource with its `ETag`. */
export function withEtag<T extends { readonly version: number }>(reply: FastifyReply, resource: T): T {
  void reply.header('etag', etagOf(resource.version));
  return resource;
}
