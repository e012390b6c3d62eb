import type { Values } from './field.js';

/** The values as text to keep; '' when they are those that the form would start with anyway. */
export function toDraft<Name extends string>(values: Values<Name>, initial: Values<Name>): string {
  const names = Object.keys(initial) as Name[];
  if (names.every((name) => (values[name] ?? '') === initial[name])) return '';
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, values[name] ?? ''])));
}

/** The values that a kept draft holds; null when it holds none, or is not one of this form. */
export function fromDraft<Name extends string>(draft: string, initial: Values<Name>): Values<Name> | null {
  if (!draft) return null;
  try {
    const kept = JSON.parse(draft) as Record<string, unknown> | null;
    const names = Object.keys(initial) as Name[];
    if (!kept || names.some((name) => typeof kept[name] !== 'string')) return null;
    return Object.fromEntries(names.map((name) => [name, kept[name]])) as Values<Name>;
  } catch {
    return null;
  }
}
