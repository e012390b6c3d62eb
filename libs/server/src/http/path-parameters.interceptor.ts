import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { BodyError } from '../errors/api-error.js';

/**
 * Refuses a query that cannot be read unambiguously, and a body or query with a name that is also in the path. oRPC
 * merges the three into one input and the later ones win, so `DELETE /api/notes/A` with `{ "id": "B" }` would delete
 * B.
 */
@Injectable()
export class PathParametersInterceptor implements NestInterceptor {
  intercept(context: ExecutionContext, next: CallHandler) {
    const { params, query, body, raw } = context.switchToHttp().getRequest<FastifyRequest>();
    refuseUnreadableQuery(raw.url ?? '');
    const elsewhere = new Set([...keysOf(query).map(rootOf), ...keysOf(body)]);
    for (const name of keysOf(params)) {
      if (!elsewhere.has(name)) continue;
      const message = `The address says the ${name} already. Leave it out of the body and the query.`;
      throw new BodyError(message, [{ path: [name], message }]);
    }
    return next.handle();
  }
}

const keysOf = (value: unknown): string[] => (value && typeof value === 'object' ? Object.keys(value) : []);

/** oRPC reads 'id[0]' and 'i\d[0]' as a part of `id`. */
const rootOf = (key: string): string => key.replaceAll('\\', '').split('[')[0] ?? key;

/**
 * Refuses a query that is not percent-encoded UTF-8: a lenient decoder would read other characters than were sent, and
 * look for those.
 * @param target path and query as they came
 * @throws BodyError
 */
export function refuseUnreadableQuery(target: string): void {
  const start = target.indexOf('?');
  if (start < 0) return;
  try {
    decodeURIComponent(target.slice(start + 1));
  } catch {
    throw new BodyError('The query of the address is not percent-encoded UTF-8.');
  }
}
