import { BOOKS, formatReference, nameBeforeChapter, parseReferences, type ReferenceSpan } from '@berea/scripture';
import { movementRef, referenceOf, refsOf, textsOf, versesOf } from '../entry-texts.js';
import type { Entry } from '../read-notes.js';

/** Every reference exists, is written in full (`Romans 8:28`), and is where it must be. */
export function checkReferences(entry: Entry): string[] {
  return [
    ...refsOf(entry).flatMap(({ at, ref }) => {
      const span = referenceOf(ref);
      return span ? written(span, at) : [`${at}: '${ref}' is no reference`];
    }),
    ...textsOf(entry)
      .filter(({ language }) => language === 'en')
      .flatMap(({ at, text }) => parseReferences(text).flatMap((span) => written(span, at))),
    ...placed(entry),
  ];
}

function written(span: ReferenceSpan, at: string): string[] {
  if (!span.valid) return [`${at}: there is no ${span.text}`];
  const full = fullForm(span);
  return span.text === full ? [] : [`${at}: '${span.text}' is written '${full}' here`];
}

/** `Luke 15:11-32`, `Genesis 1:1-2:3`, `Psalm 23`, `Isaiah 40-41` */
function fullForm(span: ReferenceSpan): string {
  const { book, chapter, verse, endChapter = chapter, endVerse } = span;
  const start = formatReference(book.name, chapter, verse);
  if (endChapter !== chapter) return `${start}-${endVerse === undefined ? endChapter : `${endChapter}:${endVerse}`}`;
  return endVerse === undefined || endVerse === verse ? start : `${start}-${endVerse}`;
}

/** The key verse and the movements of a section are within it; those of a book within the book. */
function placed({ part, value }: Entry): string[] {
  if (part === 'sections') {
    const section = value as Entry<'sections'>['value'];
    const whole = versesOf(section.ref);
    if (!whole) return [];
    const chapter = referenceOf(section.ref)?.chapter ?? 1;
    const book = nameBeforeChapter(referenceOf(section.ref)?.book.name ?? '');
    const inside = (ref: string): boolean => {
      const verses = versesOf(ref);
      return Boolean(verses && verses.first >= whole.first && verses.last <= whole.last);
    };
    const movements = section.movements.map(({ verses }) => movementRef(book, chapter, verses));
    return [
      ...(inside(section.key) ? [] : [`key: ${section.key} is not within ${section.ref}`]),
      ...movements.flatMap((ref, at) => (inside(ref) ? [] : [`movements.${at}: ${ref} is not within ${section.ref}`])),
    ];
  }
  if (part !== 'books') return [];
  const introduction = value as Entry<'books'>['value'];
  const book = BOOKS.find(({ name }) => name === introduction.book);
  if (!book) return [`book: there is no ${introduction.book}`];
  const { preach, outline, key } = introduction;
  const eight = preach.eight ?? [];
  return [
    ...(eight.length || book.chapters === 1 ? [] : ['preach.eight: only a book of one chapter goes without']),
    ...[key, ...[...outline, ...preach.four, ...eight].map(({ ref }) => ref)].flatMap((ref) =>
      referenceOf(ref)?.book.name === introduction.book ? [] : [`${ref} is not of ${introduction.book}`],
    ),
  ];
}
