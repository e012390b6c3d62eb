import { type ReferenceSpan, formatReference } from '@berea/scripture';

/** Why a reference names no verses, in a sentence: 'Obadiah has 1 chapter.' */
export function whyInvalid(reference: ReferenceSpan): string {
  const { book, chapter, endBook = book, endChapter = chapter } = reference;
  const ends = [
    { at: book, chapter, verse: reference.verse ?? 1 },
    { at: endBook, chapter: endChapter, verse: reference.endVerse ?? reference.verse ?? 1 },
  ];
  const beyond = ends.find((end) => end.chapter < 1 || end.chapter > end.at.chapters);
  if (beyond) return `${beyond.at.name} has ${count(beyond.at.chapters, 'chapter')}.`;
  const short = ends.find((end) => end.verse < 1 || end.verse > (end.at.verseCounts[end.chapter - 1] ?? 0));
  if (!short) return 'It ends before it begins.';
  if (short.verse < 1) return 'Verses are counted from 1.';
  const whole = short.at.chapters === 1 ? short.at.name : formatReference(short.at.name, short.chapter);
  return `${whole} has ${count(short.at.verseCounts[short.chapter - 1] ?? 0, 'verse')}.`;
}

export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
