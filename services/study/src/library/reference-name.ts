import { formatReference, type Passage, placeAt, type ReferenceSpan } from '@berea/scripture';

type Named = Pick<ReferenceSpan, 'book' | 'chapter' | 'verse' | 'endChapter' | 'endVerse' | 'endBook'>;

/** A reference by its canonical name: 'Matthew 5:3–12', 'John 3:16–4:2', 'Genesis 1–2', 'Psalm 23', 'Psalms 23–24'. */
export function referenceName({ book, chapter, verse, endChapter, endVerse, endBook }: Named): string {
  if (endChapter === undefined) return formatReference(book.name, chapter, verse, endVerse);
  // Several psalms have the book's name.
  const from = verse === undefined && !endBook ? `${book.name} ${chapter}` : formatReference(book.name, chapter, verse);
  if (endBook) return `${from}–${formatReference(endBook.name, endChapter, endVerse)}`;
  return `${from}–${endChapter}${endVerse === undefined ? '' : `:${endVerse}`}`;
}

/** 'Matthew 5:3', 'Matthew 5:3–12', 'John 3:36–4:2' */
export function passageName({ first, last }: Passage): string {
  const [from, to] = [placeAt(first), placeAt(last)];
  if (from.book === to.book && from.chapter === to.chapter) {
    return formatReference(from.book.name, from.chapter, from.verse, to.verse);
  }
  return referenceName({
    ...from,
    endChapter: to.chapter,
    endVerse: to.verse,
    ...(to.book !== from.book && { endBook: to.book }),
  });
}
