import type { IncomingHttpHeaders } from 'node:http';
import { HttpException } from '@nestjs/common';
import { codeForStatus, errorBody, ERRORS, type ErrorBody, type ErrorCode, STORAGE_REASONS } from '@berea/contracts';
import { ApiError, BodyError } from './api-error.js';
import { quotaExceeded } from './quota-exceeded.js';
import { isDiskFull, isFileDiskFull, isUnavailable } from './unavailable.js';

/** The public part of an error: a status and the one error body. Nothing of an unexpected error leaks. */
export function toErrorResponse(error: unknown): { status: number; body: ErrorBody } {
  if (error instanceof ApiError) return { status: statusOf(error.code), body: error.body };
  if (error instanceof BodyError)
    return { status: 400, body: errorBody('invalid', { problem: error.message }, error.issues) };
  const exceeded = quotaExceeded(error);
  if (exceeded) return { status: ERRORS.quota_exceeded.status, body: exceeded };
  if (isDiskFull(error)) {
    const reason = isFileDiskFull(error) ? STORAGE_REASONS.files : 'storage_full';
    return { status: ERRORS.storage_full.status, body: errorBody(reason) };
  }
  if (isUnavailable(error)) return { status: 503, body: errorBody('SERVICE_UNAVAILABLE') };
  const status = error instanceof HttpException ? error.getStatus() : clientStatusOf(error);
  const code = codeForStatus(status);
  return { status: statusOf(code), body: errorBody(code) };
}

/** An error in one wire format. */
export interface EncodedError {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: object;
}

/** Writes an error for the client that sent a request with these headers. */
export type ErrorEncoder = (error: unknown, request: IncomingHttpHeaders) => EncodedError;

/** The one error body; `ErrorFilter` writes it unless it is given another encoder. */
export const encodeError: ErrorEncoder = (error) => {
  const { status, body } = toErrorResponse(error);
  const headers: Record<string, string> = status === 401 ? { 'www-authenticate': 'Bearer' } : {};
  return { status, headers, body };
};

const statusOf = (code: ErrorCode): number => ERRORS[code].status;

/** Fastify's own errors carry a statusCode; only those of the client are believed. */
function clientStatusOf(error: unknown): number {
  const status = (error as { statusCode?: unknown } | null)?.statusCode;
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500;
}
