import type { Values } from './field.js';

/** The memory that a form dialog has beyond itself: the hooks of `@berea/web` that save a form return one. */
export interface TextMemory<Item> {
  /** The typed values that are not saved yet, as text; '' if there are none. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Whether the text ends with the page, since the browser refuses to keep it. */
  readonly fleeting: boolean;
  /** The item that the form starts from; undefined for a new one. */
  readonly base: Item | undefined;
  /** The version that was saved elsewhere since then: it waits for the user's choice. */
  readonly theirs: Item | undefined;
  /** The user's own text while the form holds the other version; '' where there is none. */
  readonly aside: string;
  /** Lets the form go on from `theirs`; `mine` is what it held. */
  readonly loadTheirs: (mine: string) => void;
  readonly dropAside: () => void;
  /** Whether the text was saved and could not be sent: it is sent by itself. */
  readonly waits?: () => boolean;
  /** Cancels the sending of a text that waits; it stays a draft. */
  readonly cancelSending?: () => void;
}

/**
 * The values as text to keep; '' when they are those that the form would start with anyway.
 * @param before what was kept until now: fields of it that this form does not know stay, for the release that does
 */
export function toDraft<Name extends string>(values: Values<Name>, initial: Values<Name>, before = ''): string {
  const names = Object.keys(initial) as Name[];
  const unknown = Object.entries(parse(before) ?? {}).filter(([name]) => !(name in initial));
  if (!unknown.length && names.every((name) => (values[name] ?? '') === initial[name])) return '';
  return JSON.stringify({
    ...Object.fromEntries(unknown),
    ...Object.fromEntries(names.map((name) => [name, values[name] ?? ''])),
  });
}

/**
 * The values that a kept draft holds, read field by field: one that it lacks, since a release before did not know it, is
 * as the form starts with it. Null where it holds nothing of this form.
 */
export function fromDraft<Name extends string>(draft: string, initial: Values<Name>): Values<Name> | null {
  const kept = parse(draft);
  if (!kept) return null;
  const known = Object.keys(initial).filter((name) => typeof kept[name] === 'string');
  return known.length ? { ...initial, ...Object.fromEntries(known.map((name) => [name, kept[name]])) } : null;
}

function parse(draft: string): Record<string, unknown> | undefined {
  try {
    const kept: unknown = JSON.parse(draft);
    return kept && typeof kept === 'object' ? (kept as Record<string, unknown>) : undefined;
  } catch {
    return undefined;
  }
}
