import { ApiError } from '@berea/server';
import type { FastifyRequest } from 'fastify';

/** A compressed body could unfold to any size behind the limit, so none is taken. @throws ApiError 415 */
export async function rejectEncodedBody(request: FastifyRequest): Promise<void> {
  const encoding = request.headers['content-encoding'];
  if (encoding !== undefined && encoding.toLowerCase() !== 'identity') {
    throw new ApiError('UNSUPPORTED_MEDIA_TYPE', 'Send the body without compression.');
  }
}
