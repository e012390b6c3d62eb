import { describe, expect, it } from '@jest/globals';
import { BOOKS, positionOf } from '@berea/scripture';
import { readTreasuryOfReferences } from './treasury-of-references.js';

const at = (id: string, chapter: number, verse: number): number => {
  const book = BOOKS.find(({ osis }) => osis === id);
  return (book && positionOf(book, chapter, verse)) ?? -1;
};
const CODES =
  `gen exo lev num deu jos jdg rut 1sa 2sa 1ki 2ki 1ch 2ch ezr neh est job psa pro ecc sng isa jer lam ezk dan
  hos jol amo oba jon mic nam hab zep hag zec mal mat mrk luk jhn act rom 1co 2co gal eph php col 1th 2th 1ti 2ti tit phm
  heb jas 1pe 2pe 1jn 2jn 3jn jud rev`.split(/\s+/);

/** A program as the package has it, with these chapters in these books. */
function program(chapters: Readonly<Record<string, string>>): string {
  const members = CODES.map((code) => {
    const name = /^\d/.test(code) ? `"${code}"` : code;
    return `${name}: [[["${code}"]]${chapters[code] ? `, ${chapters[code]}` : ''}]`
      .replace('[[["', '[["')
      .replace('"]]', '"]');
  });
  return `const s = { ${members.join(', ')} }, c = ["gen"]; throw new Error('run');`.replace(/\] \}, c/, '] }, c');
}
const read = (chapters: Readonly<Record<string, string>>) => readTreasuryOfReferences(program(chapters));

const PACK = {
  gen: '[["1"], ["exo 20:11", "jhn 1:1", "exo 20:11", "gen 1:1"], ["1jn 9:1", "xyz 1:1", "psa 33"]]',
  '1jn': '[["4"], ["rev 22:21"]]',
  rev: '[["22"], ["gen 1:1"]]',
};

describe('readTreasuryOfReferences', () => {
  it('reads the references of each verse from the text of a program, and runs nothing of it', () => {
    const { starts, positions } = read(PACK);
    const of = (verse: number) => Array.from(positions.subarray(starts[verse], starts[verse + 1]));
    expect(of(0)).toEqual([at('Exod', 20, 11), at('John', 1, 1)]);
    expect(of(1)).toEqual([]);
    expect(of(at('1John', 4, 1))).toEqual([31_101]);
    expect(of(at('Rev', 22, 1))).toEqual([0]);
    expect(starts).toHaveLength(31_103);
  });

  it('counts references to no verse, repeated ones and those of a verse to itself', () => {
    expect(read(PACK)).toMatchObject({ dropped: 3, repeated: 2 });
  });

  it.each(['', 'const s = {};', program({ gen: '[["1"], "exo 20:11"]' }), program({ gen: '[[1], []]' })])(
    'rejects a file of another form (%#)',
    (other) => {
      expect(() => readTreasuryOfReferences(other)).toThrow();
    },
  );
});
