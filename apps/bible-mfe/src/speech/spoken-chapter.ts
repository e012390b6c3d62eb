import type { Chapter } from '@berea/contracts';

export interface SpokenText {
  /** Undefined for a psalm's title. */
  readonly verse?: number;
  readonly text: string;
}

/** A chapter as it is read aloud: the psalm's title first, then the verses that have words, without their numbers. */
export function spokenChapter({ verses, headings = [] }: Pick<Chapter, 'verses' | 'headings'>): SpokenText[] {
  const titles = headings.filter(({ kind }) => kind === 'psalm').map(({ text }) => ({ text: spoken(text) }));
  const words = verses.map(({ verse, text }) => ({ verse, text: spoken(text) }));
  return [...titles, ...words].filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

/** Voices spell out what stands in capitals (LORD), and some say the names of signs (¶, brackets around added words). */
const spoken = (text: string): string =>
  text
    .replace(/[¶[\]{}*†‡]/g, '')
    .replace(/(?<=\p{Lu}['’]?)\p{Lu}+/gu, (letters) => letters.toLowerCase())
    .replace(/\s+/g, ' ')
    .trim();
