import type { ReactNode } from 'react';

/** One text of a form dialog. */
export interface TextField<Name extends string = string> {
  readonly name: Name;
  readonly label: string;
  /** Longest text, in UTF-16 units. */
  readonly max: number;
  readonly required?: boolean;
  /** Makes it running text of so many rows; one line otherwise. */
  readonly rows?: number;
  /** How the text will be read: offers 'Write' and 'Preview'. Only for running text. */
  readonly preview?: (text: string) => ReactNode;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Judges the whole text instead of its length: what is wrong with it, or undefined. */
  readonly check?: (text: string) => string | undefined;
}

export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** What is wrong with a field's text, in the words that the server would use; undefined when nothing is. */
export function problemOf(field: TextField, text: string): string | undefined {
  if (field.required && !text.trim()) return `${field.label} is required.`;
  if (field.check) return field.check(text);
  // One line is kept trimmed, running text as it was typed.
  const kept = field.rows ? text : text.trim();
  return kept.length > field.max ? `${field.label} can be at most ${field.max} characters.` : undefined;
}
