import { contentContract } from '@berea/contracts';
import { ApiError } from '@berea/server';
import { type CanActivate, type ExecutionContext, Inject, Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

const { path: ADMIN = '/' } = contentContract.admin.show['~orpc'].route;
const TIMEOUT_MS = 3_000;

/** Where the content service answers; undefined where it is not told. */
export const CONTENT_URL = Symbol('berea:content-url');

/**
 * Lets operators through; to everybody else nothing is at this address. The content service has the role, and is asked
 * with the user's own token, each time: a role that was taken ends at once, and no header of a neighbour is believed.
 */
@Injectable()
export class OperatorGuard implements CanActivate {
  constructor(@Inject(CONTENT_URL) private readonly contentUrl: string | undefined) {}

  /** @throws ApiError 404 for everybody else, 403 for an operator without the second factor, 503 when it cannot be known */
  async canActivate(context: ExecutionContext): Promise<boolean> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    const status = await this.ask(request).catch(() => undefined);
    if (status === 200) return true;
    if (status === 403) throw new ApiError('second_factor_required');
    if (status === 401) throw new ApiError('UNAUTHORIZED');
    throw new ApiError(status === 404 ? 'NOT_FOUND' : 'SERVICE_UNAVAILABLE');
  }

  private async ask({ headers, id }: FastifyRequest): Promise<number | undefined> {
    if (!this.contentUrl) return undefined;
    const response = await fetch(new URL(ADMIN, this.contentUrl), {
      headers: { authorization: headers.authorization ?? '', 'x-request-id': id, 'x-deadline-ms': String(TIMEOUT_MS) },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await response.body?.cancel();
    return response.status;
  }
}
