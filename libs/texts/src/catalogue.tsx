import { i18n } from '@lingui/core';
import { TransNoContext } from '@lingui/react/server';
import { Fragment, type ReactElement, type ReactNode } from 'react';

/** The language that the texts are written in first. */
const SOURCE = 'en';

i18n.loadAndActivate({ locale: SOURCE, messages: {} });

/** Messages in ICU MessageFormat by their ids. */
export type Messages = Readonly<Record<string, string>>;

/** Start of a plural's branch: words follow it, not a name. */
type Branch = `${string} ${'zero' | 'one' | 'two' | 'few' | 'many' | 'other'} ` | `${string}=${number} `;

/** The names in a message: 'title' of 'Delete {title}?', 'count' of '{count, plural, one {a note} other {notes}}'. */
type NamesIn<Message extends string> = Message extends `${infer Before}{${infer After}`
  ? (Before extends Branch ? never : NameAt<After>) | NamesIn<After>
  : never;
type NameAt<After extends string> = After extends `${infer Name}}${string}`
  ? Name extends `${infer Argument},${string}`
    ? NameOnly<Argument>
    : NameOnly<Name>
  : never;
type NameOnly<Name extends string> = Name extends '' | `${string}${' ' | '{' | '#'}${string}` ? never : Name;

/** The names of the elements in a message: 'link' of 'Read <link>the terms</link>.' */
type ElementsIn<Message extends string> = Message extends `${string}<${infer Name}>${infer After}`
  ? (Name extends `/${string}` ? never : Name extends `${infer Single}/` ? Single : Name) | ElementsIn<After>
  : never;

/** Values that a message needs to be whole, by name. */
export type TextValues<Message extends string, Value> = Readonly<Record<NamesIn<Message>, Value>>;

type IdOf<English extends Messages> = keyof English & string;
type Rest<Message extends string> = [NamesIn<Message>] extends [never]
  ? []
  : [values: TextValues<Message, string | number>];

export interface TransProps<Id extends string, Message extends string> {
  readonly id: Id;
  readonly values?: TextValues<Message, ReactNode>;
  readonly elements: Readonly<Record<ElementsIn<Message>, ReactElement>>;
}

/** The text of an id, with its values filled in. */
export interface Say<English extends Messages> {
  <Id extends IdOf<English>>(id: Id, ...values: Rest<English[Id]>): string;
}

/** A text that holds elements, each named by a tag: `<link>…</link>`. */
export interface SayWithElements<English extends Messages> {
  <Id extends IdOf<English>>(props: TransProps<Id, English[Id]>): ReactElement;
}

export interface Catalogue<English extends Messages> {
  readonly t: Say<English>;
  readonly Trans: SayWithElements<English>;
}

/**
 * Makes the texts of an area known, and says them in the language of the page.
 * @param english in English, by ids that begin with the name of the area; the build compiles them (tools/rspack/compile-texts.mjs)
 */
export function catalogue<const English extends Messages>(english: English): Catalogue<English> {
  i18n.load(SOURCE, english);
  return {
    t: (id, ...[values]) => (values ? uncovered(i18n._(id, covered(values))) : i18n._(id)),
    Trans: ({ id, values = {}, elements }) => (
      <TransNoContext id={id} values={asElements(values)} components={elements} lingui={{ i18n }} />
    ),
  };
}

/** Lingui reads `\x41` in a finished text as a letter, also where a user wrote it. */
const BACKSLASH = '\\';
const COVER = '\uE000';
const covered = (values: Readonly<Record<string, string | number>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(BACKSLASH, COVER) : value,
    ]),
  );
const uncovered = (text: string) => text.replaceAll(COVER, BACKSLASH);

/** A user's text may look like a tag; as an element it is not parsed. A plural needs its number. */
const asElements = (values: Readonly<Record<string, ReactNode>>) =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'number' ? value : <Fragment key={name}>{value}</Fragment>,
    ]),
  );
