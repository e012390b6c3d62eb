import fc from 'fast-check';
import { isId, type Operation, type Parameter } from '../operations.js';
import { isListed, type Names, placesOf } from '../resources.js';
import type { Sent } from '../send.js';
import { bodies, type Body, lawfulBodies } from './bodies.js';
import { anyText, MEANINGFUL } from './hostile-text.js';
import { validValues } from './valid-values.js';

/** Requests of each kind to each route: few in every test run, more in `npm run test:all`, any number by `npm run fuzz`. */
export const RUNS = Number(process.env['FUZZ_RUNS'] ?? (process.env['TEST_ALL'] ? 150 : 15));

/** Only ends what hangs, also on a busy machine. */
export const TIME_LIMIT_MS = 300_000 + RUNS * 5_000;

/** The same each time, so that a failure of one machine is a failure of every machine; `npm run fuzz` takes another. */
export const SEED = Number(process.env['FUZZ_SEED'] ?? 20_261_121);

/** A request that still has to be told what it names; plain data, so that a failure can be read. */
export interface Plan {
  readonly segments: Readonly<Record<string, string | typeof OWN>>;
  readonly query: Readonly<Record<string, string | undefined>>;
  readonly strangeQuery: string | undefined;
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Body | undefined;
}

/** Placeholder for the name of an item that the user has. */
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

const ABSENT = { nil: undefined };

/** Longest target in bytes: what is longer is refused by the HTTP parser. */
const MAX_TARGET = 12_000;

/** Plans of requests to an operation, of every kind that a client could send. */
export const plans = (operation: Operation): fc.Arbitrary<Plan> =>
  fc.oneof({ weight: 2, arbitrary: anyPlans(operation) }, { weight: 1, arbitrary: lawfulPlans(operation) });

function anyPlans(operation: Operation): fc.Arbitrary<Plan> {
  const { body } = operation;
  return fc.record({
    segments: record(parametersIn(operation, 'path'), (one) => segments(one, isNamed(operation))),
    query: record(parametersIn(operation, 'query'), (one) => fc.option(queryValues(one), ABSENT)),
    strangeQuery: fc.option(fc.constantFrom(...STRANGE_QUERIES), { ...ABSENT, freq: 5 }),
    headers: record(parametersIn(operation, 'header'), (one) => fc.option(headerValues(one), ABSENT)),
    body: body ? fc.option(bodies(body), { ...ABSENT, freq: 20 }) : fc.constant(undefined),
  });
}

/** Right in every part: of several parts that are each right by chance, one or another would nearly always be wrong. */
export function lawfulPlans(operation: Operation): fc.Arbitrary<Plan> {
  const { body } = operation;
  return fc.record({
    segments: record(parametersIn(operation, 'path'), (one) =>
      isNamed(operation) ? fc.constant(OWN as string | typeof OWN) : lawfulValues(one),
    ),
    // All or some of them: there are parameters that mean something together only.
    query: fc.oneof(
      record(parametersIn(operation, 'query'), lawfulValues),
      record(parametersIn(operation, 'query'), (one) => fc.option(lawfulValues(one), { ...ABSENT, freq: 2 })),
    ),
    strangeQuery: fc.constant(undefined),
    headers: fc.constant({}),
    body: body ? lawfulBodies(body) : fc.constant(undefined),
  });
}

const parametersIn = ({ parameters }: Operation, kind: Parameter['in']) => parameters.filter((one) => one.in === kind);
const isNamed = (operation: Operation): boolean =>
  isListed(operation) || placesOf(operation).some((one) => one.in === 'path');

/** The request of a plan, for a user who has `own`. */
export function requestOfPlan({ method, path }: Operation, plan: Plan, own: Names): Sent {
  const { segments, query, strangeQuery, headers, body } = plan;
  const address = path.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const segment = segments[name] ?? '';
    return segment === OWN ? encodeURIComponent(own[name] ?? 'none') : segment;
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
  'title[9999]=a',
  `a${'[b]'.repeat(3_000)}=1`,
  '[]=1&=',
];

function segments(parameter: Parameter, named: boolean): fc.Arbitrary<string | typeof OWN> {
  return fc.oneof(
    { weight: named ? 6 : 0, arbitrary: fc.constant(OWN as string | typeof OWN) },
    { weight: 6, arbitrary: lawfulValues(parameter) },
    { weight: 2, arbitrary: anyText.map((text) => encode(text) || 'x') },
    { weight: 1, arbitrary: fc.constantFrom(...ESCAPES) },
  );
}

const lawfulValues = ({ schema, name }: Parameter): fc.Arbitrary<string> =>
  validValues(schema, name).map((value) => encode(String(value)) || 'x');

const queryValues = (parameter: Parameter): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 4, arbitrary: lawfulValues(parameter) },
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
