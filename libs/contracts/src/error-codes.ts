/** Every code that an answer can carry, with its status and the sentence shown when nothing more precise is known. */
export const ERRORS = {
  BAD_REQUEST: { status: 400, message: 'The request is not valid.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in to continue.' },
  FORBIDDEN: { status: 403, message: 'This is not available to you.' },
  assistant_off: {
    status: 403,
    message: 'Scholar is switched off. Switch it on in the settings to use this.',
  },
  second_factor_required: {
    status: 403,
    message: 'Prove your second factor to go on: type a code from your authenticator app.',
  },
  NOT_FOUND: { status: 404, message: 'Nothing was found at this address.' },
  METHOD_NOT_SUPPORTED: { status: 405, message: 'This address does not support that method.' },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive.' },
  CONFLICT: { status: 409, message: 'This conflicts with a change made in the meantime.' },
  PRECONDITION_FAILED: { status: 412, message: 'This was changed in the meantime. Load it again, then save.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too large to send.' },
  quota_exceeded: {
    status: 413,
    message: 'Your account is full. Delete what you no longer need, then save again.',
  },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send the body as application/json.' },
  UNPROCESSABLE_CONTENT: { status: 422, message: 'This does not go together with an earlier request.' },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many requests. Wait a moment, then try again.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'The request headers are too large.' },
  INTERNAL_SERVER_ERROR: { status: 500, message: 'Something went wrong on our side. Try again.' },
  BAD_GATEWAY: { status: 502, message: 'A part of the server gave no usable answer. Try again.' },
  SERVICE_UNAVAILABLE: { status: 503, message: 'A part of the server is not available just now. Try again soon.' },
  storage_full: {
    status: 507,
    message: 'The server has no room left, so this was not saved. Try again when there is room.',
  },
  GATEWAY_TIMEOUT: { status: 504, message: 'A part of the server took too long to answer. Try again.' },
} as const;
export type ErrorCode = keyof typeof ERRORS;
