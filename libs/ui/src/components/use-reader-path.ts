import type { ReferenceReader, ReferenceSpan } from '@berea/scripture';
import { readerPath } from './reader-path.js';
import { useReferenceReader } from './use-reference-reader.js';

/**
 * The address of a passage as somebody wrote it. A form that `readerPath` does not know ('Rom. viii. 28', 'Juan 3:16')
 * is read once the reader of references is loaded. Undefined for several places, and for text that names none.
 */
export function useReaderPath(reference = ''): string | undefined {
  const plain = readerPath(reference);
  const reader = useReferenceReader(plain === undefined && /\p{L}/u.test(reference));
  return plain ?? (reader && pathIn(reference, reader));
}

function pathIn(reference: string, reader: ReferenceReader): string | undefined {
  const whole = reader.findBookByAnyName(reference);
  if (whole) return `/bible/${encodeURIComponent(whole.name)}/1`;
  const [only, more] = reader.readReferenceQuery(reference).references;
  return only?.valid && !more ? pathOf(only) : undefined;
}

function pathOf({ book, chapter, verse, endVerse, endChapter }: ReferenceSpan): string {
  const isRange = verse !== undefined && endVerse !== undefined && endChapter === undefined && endVerse > verse;
  const verses = verse === undefined ? '' : `/${verse}${isRange ? `-${endVerse}` : ''}`;
  return `/bible/${encodeURIComponent(book.name)}/${chapter}${verses}`;
}
