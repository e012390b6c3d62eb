import { resolve, type Schema } from '../operations.js';

/** Answered in the product's own writing: any usual name of a book is taken. */
const CANONICAL = ['book', 'translation', 'defaultBibleTranslation'];

/**
 * The schema of the text that a field or parameter takes, where it is what somebody writes: no code, date, file or choice.
 * Some take something else as well.
 */
export function freeText([name, given]: readonly [name: string, schema: Schema]): Schema | undefined {
  const { anyOf, oneOf, ...own } = resolve(given);
  const schema = (anyOf ?? oneOf)?.map(resolve).find(({ type }) => type === 'string') ?? own;
  const { type, format, pattern, contentEncoding, enum: values } = schema;
  const isFree = type === 'string' && !format && !pattern && !contentEncoding && !values && !CANONICAL.includes(name);
  return isFree ? schema : undefined;
}
