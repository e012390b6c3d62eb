import { chapterExists } from '@berea/scripture/chapters';
import { type Address, kept, LAST_PLACE_KEY } from '@berea/web/first-paint';

/** A chapter that an address names by its book's own name. */
export interface FirstPlace {
  /** As the chapter's call has it: 'Song%20of%20Solomon/2'. */
  readonly path: string;
  /** Which translation the address asks for. */
  readonly asked: string | undefined;
  /** A verse is named, which is brought into view. */
  readonly marked: boolean;
}

const BIBLE = /^\/bible(?:\/|$)/;

/**
 * The place that the Bible shows at an address: one chapter of one translation; at `/bible` the one where the reader
 * left off.
 */
export function placeAt({ pathname, search }: Address): FirstPlace | undefined {
  if (!BIBLE.test(pathname)) return undefined;
  const asked = new URLSearchParams(search);
  if (asked.has('q') || asked.has('with')) return undefined;
  const named = pathname.split('/').slice(2).filter(Boolean).map(decoded);
  const [book = '', chapter = '1', verse] = named.length ? named : (kept(LAST_PLACE_KEY) ?? 'Matthew/1').split('/');
  if (!/^[\w ]+$/.test(book) || !/^\d+$/.test(chapter) || !chapterExists(book, Number(chapter))) return undefined;
  return {
    path: `${encodeURIComponent(book)}/${Number(chapter)}`,
    asked: asked.get('translation')?.trim().toUpperCase() || undefined,
    marked: verse !== undefined,
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return '';
  }
}
