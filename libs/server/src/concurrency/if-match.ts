import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../errors/api-error.js';

/** The versions that a client is willing to change; undefined where any will do. */
export type ExpectedVersions = readonly number[] | undefined;

/** The versions of `If-Match`, as a handler's parameter. */
export const IfMatch = createParamDecorator((_data: unknown, context: ExecutionContext): ExpectedVersions =>
  readIfMatch(context.switchToHttp().getRequest<FastifyRequest>().headers['if-match']),
);

const TAG = '"[\\x21\\x23-\\x7e\\x80-\\xff]*"';
const TAGS = new RegExp(`^${TAG}(?:[ \\t]*,[ \\t]*${TAG})*$`);
const VERSION = /^"(\d{1,9})"$/;

/**
 * Reads `*`, `"3"` or `"3", "4"`. A tag that never was a version of ours becomes a tag that matches nothing.
 * @throws ApiError 400 for a weak or malformed tag
 */
export function readIfMatch(header: string | undefined): ExpectedVersions {
  if (header === undefined || header.trim() === '*') return undefined;
  if (!TAGS.test(header.trim())) {
    const message =
      'If-Match is the ETag of an earlier answer, such as "3", or several with commas between them, or *.';
    throw invalid(message, 'If-Match');
  }
  const tags = header.match(new RegExp(TAG, 'g')) ?? [];
  return tags.flatMap((tag) => VERSION.exec(tag)?.[1] ?? []).map(Number);
}

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
