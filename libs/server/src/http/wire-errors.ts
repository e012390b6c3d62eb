import { STATUS_CODES } from 'node:http';
import { type ErrorCode, errorBody, ERRORS } from '@berea/contracts';
import type { FastifyReply, FastifyRequest, FastifyServerOptions } from 'fastify';
import { answerFor } from './error-filter.js';

type ClientErrorHandler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

const JSON_TYPE = 'application/json; charset=utf-8';

/** What arises before any route or hook (an address that cannot be decoded, a parameter that is too long): same error body. */
export function answerFrameworkError(error: Error, request: FastifyRequest, reply: FastifyReply): void {
  const { status, body } = answerFor(error);
  void reply
    .headers({ 'x-request-id': request.id, 'x-content-type-options': 'nosniff' })
    .status(status)
    .type(JSON_TYPE)
    .send(JSON.stringify(body));
}

/** What is no HTTP request at all, or does not arrive in time: same error body, then the connection ends. */
export const answerClientError: ClientErrorHandler = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const code = codeOf(error.code);
  const body = JSON.stringify(errorBody(code));
  const { status } = ERRORS[code];
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Type: ${JSON_TYPE}\r\n` +
        `X-Content-Type-Options: nosniff\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
    );
  }
  socket.destroy(error);
};

function codeOf(code: string | undefined): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'REQUEST_TIMEOUT';
  return code === 'HPE_HEADER_OVERFLOW' ? 'HEADERS_TOO_LARGE' : 'BAD_REQUEST';
}
