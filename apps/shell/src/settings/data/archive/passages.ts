import { formatReference, nameBeforeChapter, type ReferenceReader, type ReferenceSpan } from '@berea/scripture';

/** A passage as files and links of the archive name it. */
export interface LinkedPassage {
  /** 'Romans 8.28-30': a colon is no part of a file's name. */
  readonly name: string;
  readonly osis: string;
  /** As people write it. */
  readonly reference: string;
}

/** The passages that a text names, each once, in the order of the text. */
export function passagesIn(text: string, { parseReferences }: ReferenceReader): LinkedPassage[] {
  const found = new Map<string, LinkedPassage>();
  for (const span of parseReferences(text)) {
    if (!span.valid || span.endBook) continue;
    const passage = passageOf(span);
    found.set(passage.name, passage);
  }
  return [...found.values()];
}

function passageOf({ book, chapter, verse, endChapter, endVerse }: ReferenceSpan): LinkedPassage {
  const start = verse === undefined ? `${chapter}` : `${chapter}.${verse}`;
  const end =
    endChapter !== undefined && endChapter !== chapter
      ? [endChapter, ...(endVerse === undefined ? [] : [endVerse])].join('.')
      : endVerse !== undefined && endVerse !== verse
        ? `${endVerse}`
        : '';
  const wholeEnd = end && !end.includes('.') && endChapter === undefined ? `${chapter}.${end}` : end;
  return {
    name: `${nameBeforeChapter(book.name)} ${start}${end && `-${end}`}`,
    osis: `${book.osis}.${start}${wholeEnd && `-${book.osis}.${wholeEnd}`}`,
    reference:
      endChapter !== undefined && endChapter !== chapter
        ? `${formatReference(book.name, chapter, verse)}–${end.replace('.', ':')}`
        : formatReference(book.name, chapter, verse, endVerse),
  };
}
