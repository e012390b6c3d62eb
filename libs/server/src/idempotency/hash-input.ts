import { createHash } from 'node:crypto';

/** SHA-256 (hex) of a JSON value in one form: neither the order of its keys nor absent fields make a difference. */
export const hashInput = (input: unknown): string =>
  createHash('sha256')
    .update(JSON.stringify(input, sortKeys) ?? '')
    .digest('hex');

const sortKeys = (_key: string, value: unknown): unknown =>
  value && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)))
    : value;
