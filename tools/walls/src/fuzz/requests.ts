import fc from 'fast-check';
import { isId, type Operation, type Parameter } from '../operations.js';
import { type Names, placesOf } from '../resources.js';
import type { Sent } from '../send.js';
import { bodies, type Body } from './bodies.js';
import { anyText, MEANINGFUL } from './hostile-text.js';
import { validValues } from './valid-values.js';

/** A request that still has to be told what it names; plain data, so that a failure can be read. */
export interface Plan {
  readonly segments: Readonly<Record<string, string | typeof OWN>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly strangeQuery: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Body | undefined;
}

/** Stands for the name of a thing that the user has. */
const OWN = Symbol('own');

/** Escapes that decoders disagree about. */
const ESCAPES = [
  '%',
  '%zz',
  '%00',
  '%ED%A0%80',
  '%C0%AF',
  '%E0%A4%A',
  '%252e',
  '%2e%2e',
  '%5c',
  '%2F',
  ';a=b',
  '+',
  '%u0041',
];

/** Longest target in bytes: what is longer never comes through the door. */
const MAX_TARGET = 12_000;

/** Plans of requests to an operation, of every kind that a client could send. */
export function plans(operation: Operation): fc.Arbitrary<Plan> {
  const ofKind = (kind: Parameter['in']) => operation.parameters.filter((parameter) => parameter.in === kind);
  const named = placesOf(operation).some((one) => one.in === 'path');
  const absent = { nil: undefined };
  return fc.record({
    segments: record(ofKind('path'), (one) => segments(one, named)),
    query: record(ofKind('query'), (one) => fc.option(queryValues(one), absent)),
    strangeQuery: fc.option(fc.constantFrom(...STRANGE_QUERIES), { ...absent, freq: 5 }),
    headers: record(ofKind('header'), (one) => fc.option(headerValues(one), absent)),
    body: operation.body ? fc.option(bodies(operation.body), { ...absent, freq: 20 }) : fc.constant(undefined),
  });
}

/** The request of a plan, for a user who has `own`. */
export function requestOfPlan({ method, path }: Operation, plan: Plan, own: Names): Sent {
  const { segments, query, strangeQuery, headers, body } = plan;
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const segment = segments[name] ?? '';
    return segment === OWN ? encodeURIComponent(own[name] ?? '') : segment;
  });
  const search = [
    ...Object.entries(defined(query)).map(([name, value]) => `${name}=${value}`),
    ...(strangeQuery === undefined ? [] : [strangeQuery]),
  ].join('&');
  return {
    method,
    target: (search ? `${address}?${search}` : address).slice(0, MAX_TARGET),
    headers: { ...defined(headers), ...(body ? { 'content-type': body.type } : {}) },
    body: body?.bytes,
  };
}

const STRANGE_QUERIES = [
  '__proto__[x]=1',
  'constructor=1',
  '=',
  '&&',
  '%E0%A4%A',
  'a[b][c]=d',
  'q[]=a',
  'id=x',
  'limit=1e9',
];

function segments(parameter: Parameter, named: boolean): fc.Arbitrary<string | typeof OWN> {
  const encoded = (values: fc.Arbitrary<unknown>) => values.map((value) => encode(String(value)) || 'x');
  return fc.oneof(
    { weight: named ? 6 : 0, arbitrary: fc.constant(OWN as string | typeof OWN) },
    { weight: 6, arbitrary: encoded(validValues(parameter.schema, parameter.name)) },
    { weight: 2, arbitrary: encoded(anyText) },
    { weight: 1, arbitrary: fc.constantFrom(...ESCAPES) },
  );
}

const queryValues = (parameter: Parameter): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: validValues(parameter.schema, parameter.name).map((value) => encode(String(value))) },
    { weight: 3, arbitrary: fc.constantFrom(...MEANINGFUL).map(encode) },
    { weight: 2, arbitrary: anyText.map(encode) },
    { weight: 1, arbitrary: fc.constantFrom(...ESCAPES, 'x'.repeat(10_240)) },
  );

/** Visible ASCII alone: nothing else can be sent in a header. */
const headerValues = (parameter: Parameter): fc.Arbitrary<string> =>
  fc.oneof(
    ...(isId(parameter.schema) ? [fc.uuid()] : []),
    fc.constantFrom(
      'a-key',
      '"1"',
      '*',
      'W/"1"',
      '"1", "2"',
      '1',
      '"',
      '""',
      '"99999999999999999999"',
      'x'.repeat(300),
    ),
    fc.string({ unit: 'grapheme-ascii' }).map((text) => text.trim()),
  );

/** Percent-encoded; what has no UTF-8 form goes over the wire as the bytes that lenient encoders make of it. */
const encode = (text: string): string =>
  text.isWellFormed() ? encodeURIComponent(text) : `${encodeURIComponent(text.toWellFormed())}%ED%A0%80`;

const record = <T>(parameters: readonly Parameter[], of: (parameter: Parameter) => fc.Arbitrary<T>) =>
  fc.record(Object.fromEntries(parameters.map((parameter) => [parameter.name, of(parameter)])), {
    noNullPrototype: true,
  });

const defined = (given: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  Object.fromEntries(Object.entries(given).filter((pair): pair is [string, string] => pair[1] !== undefined));
