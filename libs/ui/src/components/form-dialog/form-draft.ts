import type { Values } from './field.js';

/** What a form dialog remembers beyond itself: the hooks of `@berea/web` that save a form answer one. */
export interface TextMemory<Item> {
  /** What was typed and is not saved yet, as text; '' where there is none. */
  readonly draft: string;
  readonly setDraft: (text: string) => void;
  /** Whether the text ends with the page, since the browser refuses to keep it. */
  readonly fleeting: boolean;
  /** What the form starts from; undefined for something new. */
  readonly base: Item | undefined;
  /** The version that was saved elsewhere since then: it waits for the user's choice. */
  readonly theirs: Item | undefined;
  /** The user's own text while the form holds the other version; '' where there is none. */
  readonly aside: string;
  /** Lets the form go on from `theirs`; `mine` is what it held. */
  readonly loadTheirs: (mine: string) => void;
  readonly dropAside: () => void;
}

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
