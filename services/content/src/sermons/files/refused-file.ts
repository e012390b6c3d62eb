import { ApiError } from '@berea/server';

/** Says why a file is no sermon, and what to do. */
export const refusedFile = (message: string) => new ApiError('BAD_REQUEST', message, [{ path: ['file'], message }]);
