import { findBook } from '@berea/scripture';

/** A place as the server names it in a citation. */
export interface CitedPlace {
  /** The same as a `NamedPlace` of its verses has */
  readonly key: string;
  readonly book: string;
  readonly chapter: number;
  readonly verse?: number;
}

/**
 * 'Matthew 5:3', 'Psalm 23', 'Matthew 5:3–12', 'John 3:16-4:2': the server's own form. `findReferences` reads other
 * forms.
 */
const OWN_FORM = /^((?:[1-3] )?\p{L}[\p{L} ]*) (\d{1,3})(?::(\d{1,3}))?(?:[-–](\d{1,3}(?::\d{1,3})?))?$/u;

/** The place of a citation's `reference`; undefined where there is none, or one that goes over several books. */
export function citedPlace(reference = ''): CitedPlace | undefined {
  const [, name = '', chapter = '', verse, to] = OWN_FORM.exec(reference) ?? [];
  const book = findBook(name)?.name;
  if (!book) return undefined;
  return {
    key: `${book} ${chapter}${verse ? `:${verse}` : ''}${to && to !== verse ? `-${to}` : ''}`,
    book,
    chapter: Number(chapter),
    ...(verse !== undefined && { verse: Number(verse) }),
  };
}
