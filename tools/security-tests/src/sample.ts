import { resolve, type Schema } from './operations.js';

/** Values that the schemas cannot know: what really exists, or really means something. */
export const KNOWN: Readonly<Record<string, unknown>> = {
  book: 'Matthew',
  chapter: 5,
  verse: 3,
  endVerse: 4,
  in: 'nt',
  include: 'words',
  work: 'commentary-mhcc',
  q: 'blessed',
  translation: 'kjv',
  defaultBibleTranslation: 'kjv',
  message: 'What does Matthew 5:3 say?',
  scripture: 'Matthew 5:3',
  // The chapters of the first reading plan, all on one day.
  count: 89,
  date: new Date().toISOString().slice(0, 10),
};

/**
 * A value that a schema accepts, the same each time; ids are left out, since they name what must exist.
 * @param name of the field or parameter
 */
export function sample(schema: Schema, name = 'text'): unknown {
  const {
    type,
    format,
    enum: values,
    examples,
    properties,
    required = [],
    items,
    minimum,
    anyOf,
    const: only,
  } = resolve(schema);
  if (only !== undefined) return only;
  if (values) return values[0];
  if (examples) return examples[0];
  if (name in KNOWN) return KNOWN[name];
  const [first] = anyOf ?? [];
  if (first) return sample(first, name);
  if (properties) {
    return Object.fromEntries(
      Object.entries(properties)
        .filter(([key, property]) => resolve(property).format !== 'uuid' || required.includes(key))
        .map(([key, property]) => [key, sample(property, key)]),
    );
  }
  switch (type) {
    case 'array':
      return items ? [sample(items, name)] : [];
    case 'integer':
    case 'number':
      return minimum ?? 1;
    case 'boolean':
      return true;
    case 'string':
      return format === 'date-time' ? new Date().toISOString() : `Some ${name}`;
    default:
      throw new Error(`No sample is known for ${name}: ${JSON.stringify(schema)}. Add a value to KNOWN in sample.ts.`);
  }
}

/** The same of an object, with nothing that may be left out. */
export function sampleRequired(schema: Schema): Record<string, unknown> {
  const { properties = {}, required = [] } = resolve(schema);
  return Object.fromEntries(required.map((key) => [key, sample(properties[key] ?? {}, key)]));
}
