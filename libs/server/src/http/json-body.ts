import type { Issue } from '@berea/contracts';

const MAX_DEPTH = 32;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

/** A body that is refused before any route sees it; always the client's mistake (400). */
export class BodyError extends Error {
  readonly statusCode = 400;
  constructor(
    message: string,
    readonly issues: Issue[] = [],
  ) {
    super(message);
  }
}

/**
 * Parses a JSON body; an empty one is undefined (clients send DELETE with a JSON content type and no body).
 * Refused are: malformed JSON, nesting beyond 32 levels, keys that reach for a prototype, numbers beyond a double,
 * NUL characters and unpaired surrogates (Postgres can store neither, and silently changes the latter).
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
  inspect(value);
  return value;
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

/** Walks without recursion, since a hostile body can be nested deeper than the stack. */
function inspect(root: unknown): void {
  const pending: { value: unknown; path: (string | number)[] }[] = [{ value: root, path: [] }];
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path } = item;
    if (path.length > MAX_DEPTH) throw new BodyError(`The body is nested deeper than ${MAX_DEPTH} levels.`);
    if (typeof value === 'string') inspectText(value, path);
    else if (typeof value === 'number' && !Number.isFinite(value)) {
      throw new BodyError('The body holds a number that is too large.', [
        { path, message: 'This number is too large.' },
      ]);
    } else if (Array.isArray(value))
      value.forEach((entry, index) => pending.push({ value: entry, path: [...path, index] }));
    else if (value && typeof value === 'object') {
      for (const [key, entry] of Object.entries(value)) {
        if (FORBIDDEN_KEYS.has(key)) throw new BodyError(`The body holds the key "${key}", which is not allowed.`);
        inspectText(key, path);
        pending.push({ value: entry, path: [...path, key] });
      }
    }
  }
}

function inspectText(text: string, path: (string | number)[]): void {
  const message = unstorable(text);
  if (message) throw new BodyError(message, [{ path, message }]);
}

/** Why a text cannot be stored byte for byte, or null when it can. */
export function unstorable(text: string): string | null {
  if (text.includes('\0')) return 'Text with a NUL character cannot be kept. Remove it, then send again.';
  if (!text.isWellFormed()) return 'Text with an unpaired surrogate is not valid Unicode. Remove it, then send again.';
  return null;
}
