import { BodyError } from '../errors/api-error.js';

const MAX_DEPTH = 32;
/** Far above anything that a form sends, and few enough to be looked at in no time. */
const MAX_VALUES = 10_000;
const FORBIDDEN_KEYS = new Set(['__proto__', 'constructor', 'prototype']);

type Path = (string | number)[];

/**
 * Refuses values that no route accepts, anywhere in a parsed body. It walks without recursion, since a hostile body
 * can be nested deeper than the stack. It counts before it looks, so that a wide body costs no more than an ordinary
 * one.
 * @throws BodyError
 */
export function inspectJson(root: unknown): void {
  const pending: { value: unknown; path: Path }[] = [{ value: root, path: [] }];
  let values = 1;
  for (let item = pending.pop(); item; item = pending.pop()) {
    const { value, path } = item;
    if (path.length > MAX_DEPTH) throw new BodyError(`The body is nested deeper than ${MAX_DEPTH} levels.`);
    if (typeof value === 'string') inspectText(value, path);
    if (typeof value === 'number') inspectNumber(value, path);
    if (typeof value !== 'object' || value === null) continue;
    values += Array.isArray(value) ? value.length : Object.keys(value).length;
    if (values > MAX_VALUES) throw new BodyError(`The body holds more than ${MAX_VALUES} values.`);
    for (const key of Array.isArray(value) ? value.keys() : Object.keys(value)) {
      if (typeof key === 'string') inspectKey(key, path);
      pending.push({ value: (value as Record<string | number, unknown>)[key], path: [...path, key] });
    }
  }
}

function inspectKey(key: string, path: Path): void {
  if (FORBIDDEN_KEYS.has(key)) throw new BodyError(`The body holds the key "${key}", which is not allowed.`);
  inspectText(key, path);
}

function inspectText(text: string, path: Path): void {
  const message = unstorable(text);
  if (message) throw new BodyError(message, [{ path, message }]);
}

function inspectNumber(number: number, path: Path): void {
  if (Number.isFinite(number)) return;
  throw new BodyError('The body holds a number that is too large.', [{ path, message: 'This number is too large.' }]);
}

/** Why a text cannot be stored byte for byte, or null when it can. */
export function unstorable(text: string): string | null {
  if (text.includes('\0')) return 'Text with a NUL character cannot be kept. Remove it, then send again.';
  if (!text.isWellFormed()) return 'Text with an unpaired surrogate is not valid Unicode. Remove it, then send again.';
  return null;
}
