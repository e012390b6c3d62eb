import { oc } from '@orpc/contract';

/**
 * The base of every route: a bearer token, and the error answers that each one may give.
 * Errors that only some routes give (404, 409, 412) are added where they arise.
 */
export const route = oc.errors({
  BAD_REQUEST: { status: 400, message: 'The request is not valid.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
});

export const notFound = { NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' } } as const;
