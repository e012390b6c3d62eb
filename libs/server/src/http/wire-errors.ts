import { randomUUID } from 'node:crypto';
import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorBody, ERRORS } from '@berea/contracts';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { logWhenClosed, type AccessLog } from './access-log.js';
import { toErrorResponse } from '../errors/error-response.js';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** Headers of every answer that restrict its use. */
const GUARDED = { 'x-content-type-options': 'nosniff', 'cross-origin-resource-policy': 'same-origin' } as const;

const GUARDED_LINES = Object.entries(GUARDED)
  .map(([name, value]) => `${name}: ${value}\r\n`)
  .join('');

const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * Errors before any route or hook (an address that cannot be decoded, a parameter that is too long) get the same error
 * body.
 */
export const sendFrameworkError =
  (note: AccessLog, isEdge: boolean) =>
  (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const { status, body } = toErrorResponse(error);
    // No hook runs for these.
    logWhenClosed(request, reply, note, isEdge);
    void reply
      .headers({ ...GUARDED, 'x-request-id': request.id, 'cache-control': 'no-store' })
      .status(status)
      .type(JSON_TYPE)
      .send(JSON.stringify(body));
  };

/**
 * Input that is not an HTTP request, or does not arrive in time, gets the same error body; then the connection ends.
 */
export const sendClientError =
  (note: AccessLog): ClientErrorHandler =>
  (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed) return;
    const code = codeOf(error.code);
    const body = JSON.stringify(errorBody(code));
    const { status } = ERRORS[code];
    const requestId = randomUUID();
    if (socket.writable) {
      socket.write(
        `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: ${JSON_TYPE}\r\n` +
          `X-Request-Id: ${requestId}\r\n${GUARDED_LINES}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    }
    socket.destroy(error);
    note({ requestId, method: 'unknown', route: 'unknown', status });
  };

function codeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST';
}
