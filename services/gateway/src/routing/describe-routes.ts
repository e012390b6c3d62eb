import { ERRORS, type RouteMeta } from '@berea/contracts';
import { SETTINGS } from '../config/settings.js';
import { type AnyContractRouter, isContractProcedure, type OpenAPI } from '@orpc/contract';

const IDEMPOTENCY_KEY: OpenAPI.ParameterObject = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes it safe to send the request again: within 24 hours the same key with the same body is answered with the first ' +
    'answer and executed no second time. 409 while the first is still being worked on, 422 with another body or route.',
  schema: { type: 'string', minLength: 1, maxLength: 255, pattern: '^[\\x21-\\x7e]+$' },
  example: 'a7c1b7e0-5a0e-4d3c-9d0f-0a4b5f0c6e11',
};

const IF_MATCH: OpenAPI.ParameterObject = {
  name: 'If-Match',
  in: 'header',
  required: false,
  description: 'The `ETag` of the version that is meant, several of them, or `*`. Where it is another one by now: 412.',
  schema: { type: 'string' },
  example: '"3"',
};

const ETAG: OpenAPI.HeaderObject = {
  description: 'The version that the body shows, for `If-Match`',
  schema: { type: 'string' },
  example: '"3"',
};

const LINK: OpenAPI.HeaderObject = {
  description: 'Where the list goes on, with `rel="next"`; absent at its end',
  schema: { type: 'string' },
  example: '</api/notes?limit=100&cursor=1795478400000000-a7c1b7e0-5a0e-4d3c-9d0f-0a4b5f0c6e11>; rel="next"',
};

const PRESENT_ETAG: OpenAPI.HeaderObject = { ...ETAG, description: 'The present version, to read and merge with' };

/** The headers of every 429 that a limit gives. */
const LIMIT_HEADERS: Readonly<Record<string, OpenAPI.HeaderObject>> = {
  'Retry-After': { description: 'Seconds until the call may be sent again', schema: { type: 'integer' }, example: 12 },
  'RateLimit-Limit': { description: 'Points in a minute', schema: { type: 'integer' }, example: 60 },
  'RateLimit-Remaining': { description: 'Points that are left', schema: { type: 'integer' }, example: 0 },
  'RateLimit-Reset': { description: 'Seconds until all are there again', schema: { type: 'integer' }, example: 12 },
};

const IDEMPOTENT_REPLAYED: OpenAPI.HeaderObject = {
  description: '`true` where this is the answer of an earlier request with the same `Idempotency-Key`',
  schema: { type: 'string', enum: ['true'] },
};

/** Documents the headers that the contract marks its routes with, and which of them need no token. */
export function describeHeaders(document: OpenAPI.Document, contract: AnyContractRouter): OpenAPI.Document {
  if (!isContractProcedure(contract)) {
    for (const part of Object.values(contract)) describeHeaders(document, part);
    return document;
  }
  const { route, meta } = contract['~orpc'];
  const method = route.method?.toLowerCase() as 'get' | 'post' | 'put' | 'patch' | 'delete';
  const operation = document.paths?.[route.path ?? '']?.[method];
  if (operation) describeOperation(operation, meta as RouteMeta, method === 'get');
  return document;
}

/** Who may call the route, and what a call costs: said of every route. */
function describeAccess({ scope, operator, public: isPublic, class: special }: RouteMeta, isRead: boolean): string {
  const kind = special ?? (isRead ? 'read' : 'write');
  const limit = `Counts for ${SETTINGS.limits[kind]} points of \`${kind}\` in a minute`;
  if (isPublic) return `Needs no token. ${limit}, by network address.`;
  if (operator) return `For the operator's token alone. ${limit}.`;
  return scope
    ? `A personal token needs the scope \`${scope}\`. ${limit}; with a personal token for ${SETTINGS.limits.token} of \`token\`.`
    : `Takes no personal token. ${limit}.`;
}

function describeOperation(operation: OpenAPI.OperationObject, meta: RouteMeta, isRead: boolean): void {
  const { idempotencyKey, ifMatch, etag, paged, operator, scope, public: isPublic } = meta;
  operation.description = [operation.description, describeAccess(meta, isRead)].filter(Boolean).join('\n\n');
  if (isPublic) operation.security = [];
  if (scope) operation.security = [{ bearer: [] }, { personalToken: [scope] }];
  if (operator) operation.security = [{ operator: [] }];
  const parameters = [...(idempotencyKey ? [IDEMPOTENCY_KEY] : []), ...(ifMatch ? [IF_MATCH] : [])];
  if (parameters.length) operation.parameters = [...(operation.parameters ?? []), ...parameters];
  for (const [status, response] of Object.entries(operation.responses ?? {})) {
    if ('$ref' in response) continue;
    if (status === '412') response.headers = { ...response.headers, ETag: PRESENT_ETAG };
    if (status === '429') response.headers = { ...response.headers, ...LIMIT_HEADERS };
    if (!status.startsWith('2')) continue;
    const headers = {
      ...(etag && { ETag: ETAG }),
      ...(paged && { Link: LINK }),
      ...(idempotencyKey && { 'Idempotent-Replayed': IDEMPOTENT_REPLAYED }),
    };
    if (Object.keys(headers).length) response.headers = { ...response.headers, ...headers };
  }
}

const MESSAGES: ReadonlyMap<string, string> = new Map(
  Object.values(ERRORS).map(({ status, message }) => [String(status), message]),
);

/**
 * Describes each status in words, documents the error body for all other statuses (limits, failures), and removes the
 * body of answers that have none.
 */
export function describeResponses(document: OpenAPI.Document, error: OpenAPI.ReferenceObject): OpenAPI.Document {
  for (const path of Object.values(document.paths ?? {})) {
    for (const method of ['get', 'put', 'post', 'patch', 'delete'] as const) {
      const responses = path?.[method]?.responses;
      if (!responses) continue;
      for (const [status, response] of Object.entries(responses)) {
        if ('$ref' in response) continue;
        response.description = MESSAGES.get(status) ?? response.description;
        if (status === '204') delete response.content;
      }
      responses['default'] = {
        description: 'Any other failure, told in the same body',
        content: { 'application/json': { schema: error } },
      };
    }
  }
  return document;
}
