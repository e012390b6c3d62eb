import { minifiedContract } from '@berea/contracts/minified';
import { ApiError } from '@berea/server';
import type { FastifyRequest } from 'fastify';
import type { Upstream } from '../upstreams/upstreams.js';

const { path: ADMIN = '/' } = minifiedContract.admin.show['~orpc'].route;
const TIMEOUT_MS = 3_000;

/**
 * Asks the content service, with the user's own token, whether a user is an operator. It asks each time: a role that was
 * taken ends at once.
 */
export class OperatorRole {
  constructor(private readonly content: Upstream | undefined) {}

  /** @throws ApiError 404 for everybody else, 403 for an operator without the second factor, 503 when it cannot be known */
  async demand({ headers, id }: FastifyRequest): Promise<void> {
    const status = await this.ask(headers.authorization ?? '', id).catch(() => undefined);
    if (status === 200) return;
    if (status === 403) throw new ApiError('second_factor_required');
    if (status === 401) throw new ApiError('UNAUTHORIZED');
    throw new ApiError(status === 404 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE');
  }

  private async ask(authorization: string, id: string): Promise<number | undefined> {
    if (!this.content) return undefined;
    const { statusCode, body } = await this.content.background.request({
      path: ADMIN,
      method: 'GET',
      headers: { authorization, 'x-request-id': id, 'x-deadline-ms': String(TIMEOUT_MS) },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await body.dump();
    return statusCode;
  }
}
