import { ChatEvent } from '@berea/contracts';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { document, type Operation, resolve, type Schema } from '../operations.js';
import type { Answer, Sent } from '../send.js';

const ajv = new Ajv2020({ strict: false });
formats.default(ajv);

/** Refusals that parsers give before any route is asked: the document tells them as `default`. */
const OF_PARSERS = ['413', '415'];

/** Words of our own inside, which no answer may hold. */
const INSIDE = /node_modules|QueryFailedError|TypeORM|ZodError|FST_ERR|\\n\s+at |postgres:\/\/|ECONNREFUSED/;

/** Breaches of the API's own description in an answer; empty if it keeps its word. */
export function judgeAnswer(operation: Operation, sent: Sent, { status, headers, text }: Answer): string[] {
  const documented = operation.responses.has(String(status)) || OF_PARSERS.includes(String(status));
  const schema = operation.responses.get(operation.responses.has(String(status)) ? String(status) : 'default');
  const [type, cache] = [String(headers['content-type'] ?? ''), String(headers['cache-control'])];
  return [
    ...(status >= 500 ? ['a client can never bring about a 5xx'] : []),
    ...(documented ? [] : [`the status is not documented`]),
    ...(headers['x-request-id'] ? [] : ['there is no x-request-id']),
    ...(/no-store|private/.test(cache) ? [] : [`it may be kept by anybody: ${cache}`]),
    ...(INSIDE.test(text) ? ['it tells of our inside'] : []),
    ...(operation.file && status === 200
      ? judgeFile(operation.file, type, text)
      : judgeText(schema, type, text, operation.path.endsWith('/stream') && status === 200)),
    ...(status < 300 && !isValidInput(operation, sent) ? ['it accepts what the document refuses'] : []),
  ];
}

function judgeFile(documented: string, type: string, text: string): string[] {
  return [
    ...(type === documented ? [] : [`the content type is ${type || 'missing'}`]),
    ...(text ? [] : ['the file is empty']),
  ];
}

/** A stream's events are described one by one, under another content type than the bodies of all other answers. */
function judgeText(schema: Schema | undefined, type: string, text: string, isStream: boolean): string[] {
  if (isStream) return judgeStream(type, text);
  if (schema) return judgeBody(schema, type, text);
  return text ? ['there is a body where none is documented'] : [];
}

function judgeStream(type: string, text: string): string[] {
  if (!type.startsWith('text/event-stream')) return [`the content type is ${type || 'missing'}`];
  const told = [...text.matchAll(/^data: ?(.*)$/gm)].map(([, data]) => data ?? '').filter(Boolean);
  const wrong = told.filter((data) => !ChatEvent.safeParse(JSON.parse(data)).success);
  return [
    ...(told.length ? [] : ['it is a stream without an event']),
    ...(wrong.length ? [`an event is not as documented: ${wrong[0]?.slice(0, 200)}`] : []),
  ];
}

function judgeBody(schema: Schema, type: string, text: string): string[] {
  if (!type.startsWith('application/json')) return [`the content type is ${type || 'missing'}`];
  const validate = validator(closed(schema));
  return validate(JSON.parse(text)) ? [] : [`the body is not as documented: ${ajv.errorsText(validate.errors)}`];
}

/** Whether the body that was sent is one that the document allows; texts are trimmed, as the contract does. */
function isValidInput({ body: schema }: Operation, { body, headers }: Sent): boolean {
  if (!schema) return true;
  // No body at all reads as one that says nothing.
  if (body === undefined || body.length === 0) return validator(schema)({});
  if (headers?.['content-type'] !== 'application/json') return false;
  try {
    const text = typeof body === 'string' ? body : new TextDecoder('utf-8', { fatal: true }).decode(body);
    return validator(schema)(JSON.parse(text.replace(/^\ufeff/, ''), trimmed));
  } catch {
    return false;
  }
}

const trimmed = (_key: string, value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const validators = new Map<string, ValidateFunction>();

function validator(schema: Schema): ValidateFunction {
  const key = JSON.stringify(schema);
  const known = validators.get(key) ?? ajv.compile({ ...schema, components: document.components });
  validators.set(key, known);
  return known;
}

/** The same schema with its references resolved, which allows no field that it does not name: an answer may not say more. */
function closed(schema: Schema): Schema {
  const { properties, items, anyOf, ...rest } = resolve(schema);
  return {
    ...rest,
    ...(properties && {
      properties: Object.fromEntries(Object.entries(properties).map(([key, one]) => [key, closed(one)])),
      additionalProperties: false,
    }),
    ...(items && { items: closed(items) }),
    ...(anyOf && { anyOf: anyOf.map(closed) }),
  };
}
