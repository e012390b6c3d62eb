import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { invalid } from '../errors/api-error.js';

/** A creating request as `Idempotency` needs it. */
export interface KeyedRequest {
  /** Its `Idempotency-Key`; undefined if the client sent none and takes the risk of a repetition. */
  readonly key: string | undefined;
  /** Method and template of the address: 'POST /api/notes'. */
  readonly route: string;
  /** Tells the client that this is the answer of an earlier execution. */
  readonly markReplayed: () => void;
}

const HEADER = 'idempotency-key';
const KEY = /^[\x21-\x7e]{1,255}$/;

/** The request with its `Idempotency-Key`, as a handler's parameter. A malformed key is refused with 400. */
export const Keyed = createParamDecorator((_data: unknown, context: ExecutionContext): KeyedRequest => {
  const http = context.switchToHttp();
  const request = http.getRequest<FastifyRequest>();
  const reply = http.getResponse<FastifyReply>();
  return {
    key: readKey(request.headers[HEADER]),
    route: `${request.method} ${request.routeOptions.url}`,
    markReplayed: () => void reply.header('idempotent-replayed', 'true'),
  };
});

function readKey(given: string | string[] | undefined): string | undefined {
  if (given === undefined) return undefined;
  if (typeof given === 'string' && KEY.test(given)) return given;
  const message = 'The Idempotency-Key is 1 to 255 visible ASCII characters without spaces, such as a UUID.';
  throw invalid(message, 'Idempotency-Key');
}

/** SHA-256 (hex) of a JSON value in a canonical form: the order of keys and absent fields make no difference. */
export const hashInput = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input, sortKeys) ?? '')
    .digest('hex');

const sortKeys = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
