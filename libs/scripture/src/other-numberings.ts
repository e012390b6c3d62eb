import { formatReference } from './books.js';
import type { ReferenceSpan } from './reference-span.js';

/**
 * Places that the King James numbering does not have, and where their words are in it: 'Joel 4:1-21 3:1' says that 4:1 to
 * 4:21 are counted from 3:1 on. Facts of numbering; those of Hebrew Bibles are as the Westminster Leningrad Codex counts.
 */
const HEBREW =
  'Gen 32:33 32:32|Exod 7:26-29 8:1|Exod 21:37 22:1|Lev 5:20-26 6:1|Num 17:14-15 16:49|Num 17:16-28 17:1|Num 25:19 26:1|Num 30:17 30:16|Deut 13:19 13:18|Deut 23:26 23:25|Deut 28:69 29:1|' +
  '1Sam 21:16 21:15|1Sam 24:23 24:22|2Sam 19:44 19:43|1Kgs 5:19-32 5:5|1Kgs 22:54 22:53|2Kgs 12:22 12:21|Isa 8:23 9:1|Jer 8:23 9:1|Ezek 21:33-37 21:28|Hos 2:24-25 2:22|Hos 12:15 12:14|Hos 14:10 14:9|' +
  'Joel 4:1-21 3:1|Jonah 2:11 2:10|Mic 4:14 5:1|Nah 2:14 2:13|Zech 2:14-17 2:10|Mal 3:19-24 4:1|Job 40:25-32 41:1|Song 7:14 7:13|Eccl 4:17 5:1|Dan 3:31-33 4:1|Dan 6:29 6:28|Neh 3:33-38 4:1|Neh 10:40 10:39|' +
  '1Chr 5:27-41 6:1|1Chr 12:41 12:40|2Chr 1:18 2:1|2Chr 13:23 14:1|' +
  'Ps 3:9 3:8|Ps 4:9 4:8|Ps 5:13 5:12|Ps 6:11 6:10|Ps 7:18 7:17|Ps 8:10 8:9|Ps 9:21 9:20|Ps 12:9 12:8|Ps 18:51 18:50|Ps 19:15 19:14|Ps 20:10 20:9|Ps 21:14 21:13|Ps 22:32 22:31|Ps 30:13 30:12|Ps 31:25 31:24|' +
  'Ps 34:23 34:22|Ps 36:13 36:12|Ps 38:23 38:22|Ps 39:14 39:13|Ps 40:18 40:17|Ps 41:14 41:13|Ps 42:12 42:11|Ps 44:27 44:26|Ps 45:18 45:17|Ps 46:12 46:11|Ps 47:10 47:9|Ps 48:15 48:14|Ps 49:21 49:20|Ps 51:20-21 51:18|' +
  'Ps 52:10-11 52:8|Ps 53:7 53:6|Ps 54:8-9 54:6|Ps 55:24 55:23|Ps 56:14 56:13|Ps 57:12 57:11|Ps 58:12 58:11|Ps 59:18 59:17|Ps 60:13-14 60:11|Ps 61:9 61:8|Ps 62:13 62:12|Ps 63:12 63:11|Ps 64:11 64:10|Ps 65:14 65:13|' +
  'Ps 67:8 67:7|Ps 68:36 68:35|Ps 69:37 69:36|Ps 70:6 70:5|Ps 75:11 75:10|Ps 76:13 76:12|Ps 77:21 77:20|Ps 80:20 80:19|Ps 81:17 81:16|Ps 83:19 83:18|Ps 84:13 84:12|Ps 85:14 85:13|Ps 88:19 88:18|Ps 89:53 89:52|' +
  'Ps 92:16 92:15|Ps 102:29 102:28|Ps 108:14 108:13|Ps 140:14 140:13|Ps 142:8 142:7';
/** Places of the New Testament in editions that count otherwise. */
const OTHERS = 'Acts 10:49 10:48|Rom 14:24-26 16:25|3John 1:15 1:14|Rev 12:18 13:1';

interface Row {
  readonly chapter: number;
  readonly first: number;
  readonly last: number;
  /** The place of the first one in the King James numbering */
  readonly to: { readonly chapter: number; readonly verse: number };
  readonly editions: 'Hebrew Bibles' | 'other editions';
}

const ROW = /^(\w+) (\d+):(\d+)(?:-(\d+))? (\d+):(\d+)$/;

const readRows = (table: string, editions: Row['editions']): (readonly [osis: string, row: Row])[] =>
  table.split('|').flatMap((line) => {
    const [, osis = '', chapter, first, last = first, toChapter, toVerse] = ROW.exec(line) ?? [];
    const to = { chapter: Number(toChapter), verse: Number(toVerse) };
    return [[osis, { chapter: Number(chapter), first: Number(first), last: Number(last), to, editions }] as const];
  });

/** Every row of the tables, with the book's OSIS id. */
export const OTHER_NUMBERINGS = [...readRows(HEBREW, 'Hebrew Bibles'), ...readRows(OTHERS, 'other editions')];

type Asked = Pick<ReferenceSpan, 'book' | 'chapter' | 'verse' | 'endVerse' | 'endChapter' | 'endBook'>;

export interface OtherNumbering {
  readonly editions: Row['editions'];
  /** The place in the King James numbering */
  readonly chapter: number;
  readonly verse: number;
  readonly endVerse?: number;
}

/** This library's name of a place that exists only in another numbering: Joel 4:1 is Joel 3:1. */
export function inOtherNumbering({
  book,
  chapter,
  verse,
  endVerse,
  endChapter,
  endBook,
}: Asked): OtherNumbering | undefined {
  if (endChapter !== undefined || endBook) return undefined;
  const from = verse ?? 1;
  const [, row] =
    OTHER_NUMBERINGS.find(
      ([osis, { chapter: at, first, last }]) => osis === book.osis && at === chapter && from >= first && from <= last,
    ) ?? [];
  if (!row) return undefined;
  const placed = { editions: row.editions, chapter: row.to.chapter, verse: row.to.verse + from - row.first };
  const to = verse === undefined ? row.last : Math.min(endVerse ?? from, row.last);
  const end = Math.min(row.to.verse + to - row.first, book.verseCounts[row.to.chapter - 1] ?? 0);
  return end > placed.verse ? { ...placed, endVerse: end } : placed;
}

const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;
const numbers = (chapter: number, verse: number | undefined, endVerse?: number): string =>
  `${chapter}${verse === undefined ? '' : `:${verse}`}${endVerse === undefined ? '' : `–${endVerse}`}`;

/** Why a reference names no verses, in a sentence: 'Joel has 3 chapters; in Hebrew Bibles 4:1 is 3:1.' */
export function whyNoSuchPlace(reference: Asked): string {
  const other = inOtherNumbering(reference);
  const asked = numbers(reference.chapter, reference.verse, reference.endVerse);
  const elsewhere =
    other && `; in ${other.editions} ${asked} is ${numbers(other.chapter, other.verse, other.endVerse)}`;
  return `${whatThereIs(reference)}${elsewhere ?? ''}.`;
}

function whatThereIs(reference: Asked): string {
  const { book, chapter, endBook = book, endChapter = chapter } = reference;
  const ends = [
    { at: book, chapter, verse: reference.verse ?? 1 },
    { at: endBook, chapter: endChapter, verse: reference.endVerse ?? reference.verse ?? 1 },
  ];
  const beyond = ends.find((end) => end.chapter < 1 || end.chapter > end.at.chapters);
  if (beyond) return `${beyond.at.name} has ${count(beyond.at.chapters, 'chapter')}`;
  const short = ends.find((end) => end.verse < 1 || end.verse > (end.at.verseCounts[end.chapter - 1] ?? 0));
  if (!short) return 'It ends before it begins';
  if (short.verse < 1) return 'Verses are counted from 1';
  const whole = short.at.chapters === 1 ? short.at.name : formatReference(short.at.name, short.chapter);
  return `${whole} has ${count(short.at.verseCounts[short.chapter - 1] ?? 0, 'verse')}`;
}
