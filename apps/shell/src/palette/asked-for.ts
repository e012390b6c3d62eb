import { type Book, findBookByAnyName, formatReference, parseSpokenQuery } from '@berea/scripture';
import { type ListWanted } from '@berea/web';

/** A book, or its beginning, with a chapter and a verse or without: 'rom 8', '1 jn 4:8', 'jo'. */
export const TYPED_PLACE = /^((?:[1-3]\s*)?[^\d]+?)[\s.]*(?:(\d{1,3})(?:[\s:.,v]+(\d{1,3}))?)?$/u;

/** What the lists are asked for: whatever holds the words, and what is about the place that they name. */
export interface AskedFor {
  readonly holding: ListWanted;
  readonly about?: ListWanted;
}

/** What words ask the lists for. 'rom 8' is looked for as 'Romans 8'; without words, what was changed last. */
export function askedFor(words: string): AskedFor {
  if (!words) return { holding: { sort: 'changed' } };
  const place = placeNamed(words);
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
function placeNamed(words: string): PlaceNamed | undefined {
  const [, name = '', chapterText, verseText] = TYPED_PLACE.exec(words) ?? [];
  const book = findBookByAnyName(name.trim());
  if (!book) {
    const [spoken] = parseSpokenQuery(words);
    return spoken?.valid ? spoken : undefined;
  }
  if (chapterText === undefined) return { book };
  const [chapter, verse] = [Number(chapterText), verseText === undefined ? undefined : Number(verseText)];
  return (book.verseCounts[chapter - 1] ?? 0) >= (verse ?? 1) ? { book, chapter, verse } : undefined;
}
