import { BodyError } from '../errors/api-error.js';
import { duplicateKey } from './duplicate-key.js';
import { inspectJson } from './inspect-json.js';

/**
 * Parses a JSON body; an empty one is undefined (clients send DELETE with a JSON content type and no body). It refuses
 * malformed JSON, nesting beyond 32 levels, more than 10,000 values, a key twice in one object, keys that reach for a
 * prototype, numbers beyond a double, NUL characters and unpaired surrogates (Postgres can store neither, and silently
 * changes the latter).
 * @throws BodyError
 */
export function parseJsonBody(text: string): unknown {
  if (text.trim() === '') return undefined;
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new BodyError('The body is not valid JSON.');
  }
  inspectJson(value);
  const key = duplicateKey(text);
  if (key === undefined) return value;
  const message = `The body holds the key "${key}" twice. Send it once.`;
  throw new BodyError(message, [{ path: [key], message }]);
}

/**
 * The text of a body.
 * @throws BodyError when it is not UTF-8, since a lenient decoder would keep other characters than were sent
 */
export function decodeBody(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    throw new BodyError('The body is not valid UTF-8.');
  }
}
