/** The beginning of a book's name as typed so far, in small letters, and the chapter behind it. */
export interface BegunName {
  readonly name: string;
  readonly chapter?: number;
}

const CHAPTER = /(?<=\D)\d{1,3}$/;

/** 'phile', '1 Jn 4', 'ps.119' */
export function readBegunName(typed: string): BegunName {
  const text = typed.trim();
  const chapter = CHAPTER.exec(text)?.[0];
  const words = text
    .slice(0, text.length - (chapter?.length ?? 0))
    .toLowerCase()
    .split(/[\s.]/)
    .filter(Boolean);
  return { name: words.join(' '), ...(chapter !== undefined && { chapter: Number(chapter) }) };
}
