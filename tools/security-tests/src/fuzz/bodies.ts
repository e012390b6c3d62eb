import fc from 'fast-check';
import { isId, propertiesOf, resolve, type Schema } from '../operations.js';
import { anyText } from './hostile-text.js';
import { validValues } from './valid-values.js';

export interface Body {
  readonly bytes: string | Buffer;
  readonly type: string;
}

const JSON_TYPE = 'application/json';

/** Fields that no draft has: a client sends them to be somebody else, or to have what is not theirs. */
const STOLEN = {
  id: '3f0d4f3a-6a0c-4d0e-8f51-6f1f3f1b7d11',
  userId: '3f0d4f3a-6a0c-4d0e-8f51-6f1f3f1b7d11',
  user_id: '3f0d4f3a-6a0c-4d0e-8f51-6f1f3f1b7d11',
  isPremiumMember: true,
  role: 'service_role',
  createdAt: '1970-01-01T00:00:00Z',
  version: 7,
  constructor: { prototype: { isPremiumMember: true } },
};

const WRONG = [null, 0, -1, 1.5, true, '', ' ', [], {}, [[]], 'x'.repeat(300_000), 2 ** 53, ['a', null], { length: 1 }];

const asJson = (values: fc.Arbitrary<unknown>): fc.Arbitrary<Body> =>
  values.map((value) => ({ bytes: JSON.stringify(value) ?? '', type: JSON_TYPE }));

const validBodies = (schema: Schema): fc.Arbitrary<Body> => asJson(validValues(schema));

/**
 * Right, and without ids: those that a schema makes name nothing. Half of them have one field that may be left out, or
 * none: of many such fields that are each right by themselves, two may not fit each other.
 */
export function lawfulBodies(schema: Schema): fc.Arbitrary<Body> {
  const ids = propertiesOf(schema).flatMap(([name, property]) => (isId(property) ? [[name, undefined]] : []));
  const without = Object.fromEntries(ids) as Record<string, undefined>;
  const whole = validValues(schema).map((value) => ({ ...(value as object), ...without }));
  const { properties = {}, required = [] } = resolve(schema);
  const others = Object.keys(properties).filter((name) => !required.includes(name));
  if (others.length < 2) return asJson(whole);
  const few = fc.tuple(whole, fc.constantFrom(...others)).map(([value, kept]) => {
    const left = others.filter((name) => name !== kept).map((name) => [name, undefined]);
    return { ...value, ...(Object.fromEntries(left) as Record<string, undefined>) };
  });
  return asJson(fc.oneof(whole, few));
}

/** Bodies as clients send them: right, nearly right, and meant to do harm. */
export function bodies(schema: Schema): fc.Arbitrary<Body> {
  const valid = validValues(schema) as fc.Arbitrary<Record<string, unknown>>;
  return fc.oneof(
    { weight: 4, arbitrary: validBodies(schema) },
    { weight: 4, arbitrary: asJson(nearlyValid(schema, valid)) },
    { weight: 2, arbitrary: valid.chain(brokenTexts).map((bytes) => ({ bytes, type: JSON_TYPE })) },
    { weight: 1, arbitrary: asJson(fc.jsonValue({ stringUnit: 'binary' })) },
    { weight: 1, arbitrary: fc.uint8Array().map((bytes) => ({ bytes: Buffer.from(bytes), type: JSON_TYPE })) },
    { weight: 1, arbitrary: fc.tuple(valid, fc.constantFrom(...OTHER_TYPES)).map(otherType) },
  );
}

/** One thing is wrong: a field is missing, is too many, or holds what it must not. */
function nearlyValid(schema: Schema, valid: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<unknown> {
  const { properties = {} } = resolve(schema);
  const field = fc.constantFrom(...Object.keys(properties));
  return fc.oneof(
    fc.tuple(valid, field).map(([value, key]) => ({ ...value, [key]: undefined })),
    fc
      .tuple(valid, fc.constantFrom(...Object.entries(STOLEN)))
      .map(([value, [key, stolen]]) => ({ ...value, [key]: stolen })),
    fc.tuple(valid, anyText, anyText).map(([value, key, text]) => ({ ...value, [key]: text })),
    fc.tuple(valid, field, fc.constantFrom(...WRONG)).map(([value, key, wrong]) => ({ ...value, [key]: wrong })),
    fc.tuple(valid, field, anyText).map(([value, key, text]) => ({ ...value, [key]: text })),
    fc.tuple(valid, fc.constantFrom('list', 'text', 'null')).map(([value, kind]) => wrapped(value, kind)),
  );
}

const wrapped = (value: unknown, kind: string): unknown =>
  kind === 'list' ? [value] : kind === 'text' ? JSON.stringify(value) : null;

/** JSON that a reader could take in two ways, or that is none. */
function brokenTexts(value: Record<string, unknown>): fc.Arbitrary<string> {
  const text = JSON.stringify(value);
  const key = JSON.stringify(Object.keys(value)[0] ?? 'a');
  const more = (field: string) => (text === '{}' ? `{${field}}` : `${text.slice(0, -1)},${field}}`);
  return fc.oneof(
    fc.nat({ max: Math.max(text.length - 1, 0) }).map((at) => text.slice(0, at)),
    fc.constantFrom(
      more(`${key}:1,${key}:2`),
      more('"a":1e999'),
      more('"__proto__":{"isPremiumMember":true}'),
      more(`"a":${'['.repeat(10_000)}${']'.repeat(10_000)}`),
      more(`"a":[${'0,'.repeat(50_000)}0]`),
      more('"a":"\\ud800"'),
      more('"a":"\\u0000"'),
      more('"a":NaN'),
      more('"a":1,'),
      `\ufeff${text}`,
      `${text}${text}`,
      `\u00a0${text}`,
      text.replaceAll('"', "'"),
      `/**/${text}`,
    ),
  );
}

const OTHER_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=b',
  'application/xml',
];

const otherType = ([value, type]: [unknown, string]): Body => ({ bytes: JSON.stringify(value), type });
