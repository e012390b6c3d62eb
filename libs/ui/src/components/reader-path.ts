import { findBook, verseExists } from '@berea/scripture';

/** 'Psalm 23', 'Matthew 5:3', 'Ruth 1:16–17': one place, written plainly. */
const PLAIN = /^(.+?)\s*(\d{1,3})(?:\s*[:.]\s*(\d{1,3})(?:\s*[-–—]\s*(\d{1,3}))?)?$/;

/**
 * The address of a plain reference in the Bible reader ('/bible/Matthew/5/3'); a range is 'Matthew/5/13-16', a book alone
 * its first chapter. Undefined for anything else: several references, a verse that does not exist.
 */
export function readerPath(reference: string): string | undefined {
  const whole = findBook(reference.trim());
  if (whole) return `/bible/${encodeURIComponent(whole.name)}/1`;
  const [, name, chapter, verse, endVerse] = PLAIN.exec(reference.trim()) ?? [];
  const book = name === undefined ? undefined : findBook(name);
  if (!book) return undefined;
  const exists = [verse ?? '1', endVerse ?? '1'].every((each) => verseExists(book, Number(chapter), Number(each)));
  if (!exists) return undefined;
  const range = endVerse && Number(endVerse) > Number(verse) ? `-${Number(endVerse)}` : '';
  const place = ['/bible', encodeURIComponent(book.name), Number(chapter), verse && Number(verse)];
  return `${place.filter(Boolean).join('/')}${range}`;
}
