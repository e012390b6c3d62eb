import { ApiError } from '@berea/server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Nothing that any two parsers could read differently: most addresses are of this kind. */
const PLAIN = /^(?:\/[\w-]+)+(?:\?[\w=&-]*)?$/;

/**
 * Why a request target is rejected, or undefined when it is valid. Whatever two parsers could read differently is
 * rejected rather than normalised, so that the path that is checked is the path that the services see.
 */
export function invalidTarget(target: string): string | undefined {
  if (PLAIN.test(target)) return undefined;
  if (!target.startsWith('/')) return 'The address must start with a slash.';
  if (/[^!-~]/.test(target)) return 'The address holds a character that must be percent-encoded.';
  if (target.includes('#') || target.includes('\\')) return 'The address holds a character that does not belong there.';
  if (target.includes('%00')) return 'The address holds a NUL character.';
  const path = target.split('?', 1)[0] ?? '';
  if (/%[01][0-9a-f]|%7f/i.test(path)) return 'The address holds a control character.';
  if (path.includes('//')) return 'The address holds an empty segment.';
  if (/%2f|%5c|%2e/i.test(path)) return 'The address holds an encoded slash or dot.';
  const decoded = decode(path);
  if (decoded === undefined) return 'The address is not percent-encoded UTF-8.';
  // An encoded per cent sign is fine, as in `50%25`, unless it forms an escape with what follows: a parser may decode that too.
  if (/%[0-9a-f]{2}/i.test(decoded)) return 'The address is encoded twice.';
  if (decoded.split('/').some((segment) => /^\.\.?(?:;|$)/.test(segment))) return 'The address holds a dot segment.';
  return undefined;
}

/** Undefined for malformed escapes, and for bytes that are no UTF-8 or an overlong encoding. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** A compressed body could expand to any size beyond the limit, so none is accepted: 415. */
export function rejectEncodedBody(
  { headers }: FastifyRequest,
  _reply: FastifyReply,
  done: (problem?: Error) => void,
): void {
  const encoding = headers['content-encoding'];
  const encoded = encoding !== undefined && encoding.toLowerCase() !== 'identity';
  done(encoded ? new ApiError('body_compressed') : undefined);
}
