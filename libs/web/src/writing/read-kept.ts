/**
 * Reads a browser's kept data field by field, since another release may have kept it: a field that it lacks, or has as
 * another type, is as in `initial`; a field that is not known here stays.
 */
export function readKept<T extends object>(kept: unknown, initial: T): T {
  if (!isObject(kept)) return initial;
  const wrong = Object.entries(initial).filter(([name, value]) => name in kept && !sameType(kept[name], value));
  return { ...initial, ...kept, ...Object.fromEntries(wrong) };
}

/** The object that a kept text says; empty where it says none. */
export function parseKept(text: string | null): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(text ?? '{}');
    return isObject(kept) ? kept : {};
  } catch {
    return {};
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const sameType = (one: unknown, other: unknown): boolean =>
  typeof one === typeof other && Array.isArray(one) === Array.isArray(other) && (one === null) === (other === null);
