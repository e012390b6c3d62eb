import fc from 'fast-check';
import { resolve, type Schema } from '../operations.js';
import { KNOWN } from '../sample.js';
import { lawfulText } from './hostile-text.js';

/** Values that a schema accepts. @param name of the field or parameter: what is known to exist is tried often */
export function validValues(schema: Schema, name = ''): fc.Arbitrary<unknown> {
  const resolved = resolve(schema);
  if (resolved.const !== undefined) return fc.constant(resolved.const);
  if (resolved.enum) return fc.constantFrom(...resolved.enum);
  if (resolved.anyOf) return fc.oneof(...resolved.anyOf.map((one) => validValues(one, name)));
  const values = ofType(resolved);
  const known = resolved.examples ?? (name in KNOWN ? [KNOWN[name]] : []);
  return known.length
    ? fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...known) }, { weight: 1, arbitrary: values })
    : values;
}

function ofType(schema: Schema): fc.Arbitrary<unknown> {
  switch (schema.type) {
    case 'object':
      return objects(schema);
    case 'array':
      return fc.array(validValues(schema.items ?? {}), { maxLength: schema.maxItems ?? 20, size: 'small' });
    case 'integer':
      return fc.integer({ min: Math.max(schema.minimum ?? -1e9, -1e9), max: Math.min(schema.maximum ?? 1e9, 1e9) });
    case 'number':
      return fc.double({ noNaN: true, noDefaultInfinity: true });
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return texts(schema);
    default:
      throw new Error(`No values are known for ${JSON.stringify(schema)}: teach validValues this kind of schema.`);
  }
}

function objects({ properties = {}, required = [] }: Schema): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, validValues(schema, key)]));
  return fc.record(model, { requiredKeys: required as string[], noNullPrototype: true });
}

/** Instants in the years that four digits can write. */
const INSTANTS = fc
  .date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString());
const DATES = INSTANTS.map((instant) => instant.slice(0, 10));

function texts({ format, pattern, contentEncoding, minLength = 0, maxLength = 1_000 }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return fc.uuid();
  if (format === 'date') return DATES;
  if (format === 'date-time') return INSTANTS;
  if (contentEncoding === 'base64') return fc.base64String({ minLength: Math.max(minLength, 4), maxLength });
  if (pattern) return fc.stringMatching(new RegExp(pattern));
  const fitting = lawfulText.map((text) => shorten(text, maxLength).padEnd(minLength, 'a'));
  const full = fc.constantFrom('x'.repeat(maxLength), shorten('é👍'.repeat(maxLength), maxLength));
  return fc.oneof({ weight: 12, arbitrary: fitting }, { weight: 1, arbitrary: full });
}

/** At most `length` UTF-16 units, without cutting a character in two. */
const shorten = (text: string, length: number): string => {
  const cut = text.slice(0, length);
  return cut.isWellFormed() ? cut : cut.slice(0, -1);
};
