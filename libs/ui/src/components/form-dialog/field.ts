import type { ReactNode } from 'react';
import { t } from '../../texts/ui-forms.js';

/** One field of a form dialog: a text, or one of several choices, which is kept as a text too. */
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
  /**
   * Choices of the field: the words shown for each value. A field that is not required may be left without a choice.
   */
  readonly choices?: Readonly<Record<string, string>>;
  readonly placeholder?: string;
  readonly hint?: string;
  /** Judges the whole text instead of its length: what is wrong with it, or undefined. */
  readonly check?: (text: string) => string | undefined;
}

/** The text of a field as people read it: of a choice its words. */
export const shownText = ({ choices }: TextField, text: string): string =>
  choices && Object.hasOwn(choices, text) ? (choices[text] ?? text) : text;

export type Values<Name extends string = string> = Readonly<Record<Name, string>>;

/** The problem of a field's text, in the words that the server would use; undefined if there is none. */
export function problemOf(field: TextField, text: string): string | undefined {
  if (field.required && !text.trim()) return t('ui-forms.is-required', { label: field.label });
  if (field.check) return field.check(text);
  if (field.choices)
    return !text || Object.hasOwn(field.choices, text)
      ? undefined
      : t('ui-forms.choose-one-of-values-of', { label: field.label });
  // One line is kept trimmed, running text as it was typed.
  const kept = field.rows ? text : text.trim();
  return kept.length > field.max
    ? t('ui-forms.can-be-at-most-characters', { label: field.label, max: field.max })
    : undefined;
}
