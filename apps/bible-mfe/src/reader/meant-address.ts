import { useReferenceReader } from '@berea/ui/core';
import { useLocation } from '@berea/web/router';
import { addressOf } from '../place/place.js';

/** A code as addresses name translations by. */
const CODE = /^[A-Z0-9]+$/;

/**
 * The address of the one place that words of an address name in another way than addresses do: 'Rom. viii. 28', 'John
 * 3:16ff', 'Esther 4:14 KJV'; undefined where they name none, or several.
 * @param words undefined where the address is no fault of its writer
 */
export function useMeantAddress(words: string | undefined): string | undefined {
  const reader = useReferenceReader(words !== undefined);
  const { search } = useLocation();
  if (words === undefined || !reader) return undefined;
  const { references, version } = reader.readReferenceQuery(words);
  const [only, more] = references;
  if (!only?.valid || more) return undefined;
  const { book, chapter, verse, endVerse, endChapter } = only;
  const asked = new URLSearchParams(search);
  if (version !== undefined && CODE.test(version)) asked.set('translation', version);
  const address = addressOf(book.name, chapter, verse, endChapter === undefined ? endVerse : verse);
  return asked.size ? `${address}?${asked}` : address;
}
