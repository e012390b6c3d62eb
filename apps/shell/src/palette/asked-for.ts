import {
  type Book,
  findBookByAnyName,
  formatReference,
  type ReferenceReader,
  type ReferenceSpan,
} from '@berea/scripture';
import { type ListWanted } from '@berea/web';

/** Queries of the lists: items that hold the words, and items about the place that they name. */
export interface AskedFor {
  readonly holding: ListWanted;
  readonly about?: ListWanted;
}

/** The queries for some words. 'rom 8' is looked for as 'Romans 8'; without words, the last changed items. */
export function askedFor(words: string, reader: ReferenceReader | undefined): AskedFor {
  if (!words) return { holding: { sort: 'changed' } };
  const place = placeNamed(words, reader);
  if (!place) return { holding: { search: words } };
  const { book, chapter, verse } = place;
  return {
    holding: { search: chapter === undefined ? words : formatReference(book.name, chapter, verse) },
    about: { book: book.name, chapter, verse },
  };
}

/** A place of Scripture; without a chapter its book. */
interface PlaceNamed {
  readonly book: Book;
  readonly chapter?: number | undefined;
  readonly verse?: number | undefined;
}

/** The one place that words name, where they leave no doubt: not 'jo', with which five books begin. */
function placeNamed(words: string, reader: ReferenceReader | undefined): PlaceNamed | undefined {
  const book = findBookByAnyName(words);
  return book ? { book } : referencesIn(words, reader)[0];
}

/** The places that words name and nothing else: 'rom 8 28', 'Rom. viii. 28', 'the twenty-third psalm'. */
export const referencesIn = (words: string, reader: ReferenceReader | undefined): readonly ReferenceSpan[] =>
  reader?.readReferenceQuery(words).references.filter(({ valid }) => valid) ?? [];
